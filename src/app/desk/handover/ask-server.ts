import type { HandedOver } from '#contract/handover.ts'
import { readAt } from '#contract/route.ts'
import type { AskServer } from '#offline/link/ask.ts'
import type { LinkCause } from '#offline/link/types.ts'
import type { ServerAnswer } from './entries.ts'

/** The house's word on each, or why there is none. */
export type ServerReply =
  | { kind: 'heard'; answers: ReadonlyMap<string, ServerAnswer>; at: number }
  | { kind: 'none'; cause: LinkCause }
  /** It was heard, and does not answer this: another host, or a session that ended. */
  | { kind: 'refused' }

/** The contract takes so many at a time. */
const BATCH_SIZE = 2_000

/** Names what this device recorded; whoever of the shift it was. */
export async function askServer(
  ask: AskServer,
  token: string | null,
  operations: readonly { id: string; key: string }[],
  now: () => number,
): Promise<ServerReply> {
  const answers = new Map<string, ServerAnswer>()
  for (let at = 0; at < operations.length; at += BATCH_SIZE) {
    const some = operations.slice(at, at + BATCH_SIZE).map(({ id, key }) => ({ id, key }))
    const asked = await ask({ route: 'handOver', body: { operations: some }, token })
    if (asked.kind === 'none') return asked
    const given = readAt(asked.body, 'answers')
    if (!asked.ok || !Array.isArray(given)) return { kind: 'refused' }
    for (const { id, state } of given as HandedOver['answers']) answers.set(id, state)
  }
  return { kind: 'heard', answers, at: now() }
}
