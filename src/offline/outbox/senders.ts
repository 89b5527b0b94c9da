import { actorKey, type ActorRef, type SenderRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import type { OutboxTx } from './store.ts'

/**
 * At sign-in: by this token the actor's rows are sent. `remember`: kept on the device, for the
 * worker too; else it lives in this page alone.
 */
export async function setSender(
  engine: Engine,
  actor: ActorRef,
  token: string,
  remember: boolean,
): Promise<void> {
  const key = actorKey(actor)
  const sender = { actorKey: key, actor, token, refusedAt: null }
  if (remember) engine.own.delete(key)
  else engine.own.set(key, sender)
  await engine.store.write((tx) => (remember ? tx.putSender(sender) : tx.removeSender(key)))
}

/**
 * At sign-out. A token that was to be remembered stays until the last of its person's rows has
 * ended; any other is gone at once.
 */
export async function releaseSender(engine: Engine, key: string): Promise<void> {
  const own = engine.own.get(key)?.token
  engine.own.delete(key)
  const ended = await engine.store.write(async (tx) => {
    await patch(tx, key, { leaving: true })
    return removeLeavers(tx)
  })
  endTokens(engine, own === undefined ? ended : [own, ...ended])
}

/** Tells the server that nothing waits for these any more: what lies on no device opens nothing. */
export function endTokens({ ask, hostKind }: Engine, tokens: readonly string[]): void {
  if (hostKind() !== 'ours') return
  const body = { operations: [], nothing_waits: true }
  for (const token of tokens) void ask({ route: 'handOver', body, token }).catch(() => undefined)
}

/** Changes a sender that is kept here, if it is, and still has this token. */
async function patch(
  tx: OutboxTx,
  key: string,
  change: Partial<SenderRow>,
  token?: string,
): Promise<void> {
  for (const sender of await tx.senders()) {
    const meant = sender.actorKey === key && (token ?? sender.token) === sender.token
    if (meant) await tx.putSender({ ...sender, ...change })
  }
}

/** Takes away tokens of people who signed out, and of whom nothing waits any more; answers them. */
export async function removeLeavers(tx: OutboxTx): Promise<string[]> {
  const ended: string[] = []
  for (const { actorKey: key, leaving, token } of await tx.senders()) {
    if (leaving !== true) continue
    const rows = [...(await tx.open()), ...(await tx.reportedOpen())]
    if (rows.some((row) => row.actorKey === key)) continue
    await tx.removeSender(key)
    ended.push(token)
  }
  return ended
}

/**
 * The server refused a token: its actor's rows wait for that person's sign-in. Nothing when they
 * have signed in anew meanwhile.
 */
export async function refuseToken(
  engine: Engine,
  key: string,
  token: string | null,
): Promise<void> {
  if (token === null) return
  engine.memory.refused = token
  const refused = { refusedAt: engine.now() }
  const own = engine.own.get(key)
  if (own?.token === token) engine.own.set(key, { ...own, ...refused })
  await engine.store.write((tx) => patch(tx, key, refused, token))
}
