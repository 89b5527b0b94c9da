import type { Context } from '../../pipeline/context.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** What a try is counted against. */
export interface Against {
  key: string
  /** Failures that cost nothing. */
  free: number
  /** Tries that are checked at a time; more are told to come back. */
  most: number
  pace: 'onePerson' | 'wholePlace'
}

/** People mistype; a house full of people behind one address mistypes more. */
export const onePerson = { free: 3, most: 20, pace: 'onePerson' } as const
export const wholePlace = { free: 40, most: 100, pace: 'wholePlace' } as const

/** Longer nobody stands in line for their try, ms: then they are told when to come back. */
const IN_LINE = 1000

/**
 * Runs a try. Tries have a pace (Context.paces: after many at once two a second for an account at an
 * address), so that guessing takes for ever. What is wrong is answered late, each time later; what
 * is right is answered at once: nobody waits for what others at their address got wrong, but for
 * the second it takes until a try is welcome again. Nobody is ever locked out.
 *
 * @param work undefined: it was wrong
 */
export async function paced<Result>(
  { signIns, signInRates, pause, now }: Context,
  against: readonly Against[],
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const at = now().getTime()
  const wait = Math.max(...against.map(({ key, pace }) => signInRates[pace].waitFor(key, at)))
  if (wait > IN_LINE || against.some(({ key, most }) => signIns.pending(key, at) >= most)) {
    refuse('too_many_tries', {
      retryAfter: Math.max(wait, 1000),
    })
  }
  for (const { key, pace } of against) signInRates[pace].take(key, at)
  const delay = Math.max(...against.map(({ key, free }) => signIns.delay(key, at, free)))
  for (const { key } of against) signIns.begin(key, at)
  let result: Result | undefined
  try {
    if (wait > 0) await pause(wait)
    result = await work()
    for (const { key } of against) {
      if (result === undefined) signIns.fail(key, now().getTime())
      else signIns.clear(key)
    }
  } finally {
    for (const { key } of against) signIns.end(key, now().getTime())
  }
  // A little chance on top, so that the wait tells nothing about what was found.
  if (result === undefined && delay > 0) await pause(delay * (1 + Math.random() / 4))
  return result
}
