import type { Engine } from './engine.ts'
import { wishedSuccessors } from './queue.ts'
import { maySend, sendersOf, signedIn } from './tokens.ts'
import type { ActorSummary } from './types.ts'

/** Everybody on this device of whom something is open, and whether it waits for their sign-in. */
export async function actors(engine: Engine): Promise<ActorSummary[]> {
  const [open, storedSenders] = await engine.store.read(
    async (tx) => [await tx.open(), await tx.senders()] as const,
  )
  const senders = sendersOf(engine, storedSenders)
  const summaries = new Map<string, ActorSummary>()
  const successors = wishedSuccessors(open)
  for (const row of open) {
    const summary = summaries.get(row.actorKey) ?? {
      actorKey: row.actorKey,
      actor: row.actor,
      waiting: 0,
      needYou: 0,
      signIn: false,
    }
    summaries.set(row.actorKey, summary)
    if (row.state === 'parked') summary.needYou += 1
    // An operation and its new body are one thing to people.
    else if (!successors.has(row.id)) summary.waiting += 1
    const barred = row.state !== 'parked' && signedIn(engine, row) === null
    summary.signIn ||= summary.waiting > 0 && (barred || !maySend(senders, row.actorKey))
  }
  return [...summaries.values()]
}
