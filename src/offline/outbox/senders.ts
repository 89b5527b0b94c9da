import { actorKey, type ActorRef } from '../db/schema.ts'
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
  engine.tokens.drop(key)
  if (!remember) engine.tokens.set(sender)
  await engine.store.write((tx) => (remember ? tx.putSender(sender) : tx.removeSender(key)))
}

/**
 * At sign-out. A token that was to be remembered stays until the last of its person's rows has
 * ended; any other is gone at once.
 */
export async function releaseSender(engine: Engine, key: string): Promise<void> {
  engine.tokens.drop(key)
  await engine.store.write(async (tx) => {
    const sender = (await tx.senders()).find((row) => row.actorKey === key)
    if (sender !== undefined) await tx.putSender({ ...sender, leaving: true })
    await dropLeavers(tx)
  })
}

/** Tokens of people who signed out, and of whom nothing waits any more. */
export async function dropLeavers(tx: OutboxTx): Promise<void> {
  const leaving = (await tx.senders()).filter((sender) => sender.leaving === true)
  if (leaving.length === 0) return
  const needed = new Set(
    [...(await tx.open()), ...(await tx.reportedOpen())].map((row) => row.actorKey),
  )
  for (const { actorKey: key } of leaving) if (!needed.has(key)) await tx.removeSender(key)
}

/**
 * The house refused a token: its actor's rows wait for that person's sign-in. Nothing when they
 * have signed in anew meanwhile.
 */
export async function refuseToken(
  engine: Engine,
  key: string,
  token: string | null,
): Promise<void> {
  if (token === null || engine.tokens.refuse(key, token, engine.now())) return
  await engine.store.write(async (tx) => {
    const sender = (await tx.senders()).find((row) => row.actorKey === key)
    if (sender?.token === token) await tx.putSender({ ...sender, refusedAt: engine.now() })
  })
}
