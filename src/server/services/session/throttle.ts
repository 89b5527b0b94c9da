import type { Context } from '../../pipeline/context.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** What an attempt is counted against, and its limits. */
export interface Throttle {
  key: string
  /** Failures that cost nothing. */
  freeFailures: number
  /** Attempts that are checked at the same time; more are refused. */
  max: number
  pace: 'onePerson' | 'wholePlace'
}

/** People mistype; a house full of people behind one address mistypes more. */
export const personThrottle = { freeFailures: 3, max: 20, pace: 'onePerson' } as const
export const addressThrottle = { freeFailures: 40, max: 100, pace: 'wholePlace' } as const

/** The longest wait before an attempt is refused with `Retry-After`, ms. */
const MAX_WAIT_MS = 1000

/**
 * Runs a try. Tries have a pace (Context.paces: after many at once two a second for an account at an
 * address), so that guessing takes for ever. What is wrong is answered late, each time later; what
 * is right is answered at once: nobody waits for what others at their address got wrong, but for
 * the second it takes until a try is welcome again. Nobody is ever locked out.
 *
 * @param work undefined: it was wrong
 */
export async function throttled<Result>(
  { signIns, signInRates, pause, now }: Context,
  against: readonly Throttle[],
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const at = now().getTime()
  const wait = Math.max(...against.map(({ key, pace }) => signInRates[pace].waitFor(key, at)))
  if (wait > MAX_WAIT_MS || against.some(({ key, max }) => signIns.pending(key, at) >= max)) {
    refuse('too_many_tries', {
      retryAfter: Math.max(wait, 1000),
    })
  }
  for (const { key, pace } of against) signInRates[pace].take(key, at)
  const delay = Math.max(
    ...against.map(({ key, freeFailures }) => signIns.delay(key, at, freeFailures)),
  )
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
