import type { HandedOver } from '#contract/handover.ts'
import { readAt } from '#contract/route.ts'
import type { AskServer } from '#offline/link/ask.ts'
import type { LinkCause } from '#offline/link/types.ts'
import type { ServerAnswer } from './entries.ts'

/** The server's answer on each operation, or why there is none. */
export type ServerReply =
  | { kind: 'answered'; answers: ReadonlyMap<string, ServerAnswer>; at: number }
  | { kind: 'none'; cause: LinkCause }
  /** The server refused: another host without this call, or a session that ended. */
  | { kind: 'refused' }

/** The contract's limit for one request. */
const BATCH_SIZE = 2_000

/** Asks the server about the operations of this device, of all people of the shift. */
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
  return { kind: 'answered', answers, at: now() }
}
