import type { NoticesTable } from '../db/schema.ts'
import type { Store } from '../db/store.ts'

/** Longer than a letter and an SMS can take; after it a sender is believed dead. */
const LEASE_MS = 5 * 60_000

/**
 * Takes the next notice that is due, for this process alone: counted as a try, and out of the
 * others' sight for the time of a lease, before anything is sent. Undefined: none is due.
 */
export async function claimNotice(store: Store, now: Date): Promise<NoticesTable | undefined> {
  if (!(await isAnyDue(store, now))) return undefined
  return await store.transaction(async (tx) => {
    const due = tx.db
      .selectFrom('notices')
      .selectAll()
      .where('state', '=', 'queued')
      .where('next_try_at', '<=', now.toISOString())
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(1)
    const query = store.kind === 'postgres' ? due.forUpdate().skipLocked() : due
    const row = await query.executeTakeFirst()
    if (row === undefined) return undefined
    const claimed = {
      attempts: row.attempts + 1,
      next_try_at: new Date(now.getTime() + LEASE_MS).toISOString(),
    }
    await tx.db.updateTable('notices').set(claimed).where('id', '=', row.id).execute()
    return { ...row, ...claimed }
  })
}

/** Asked every few seconds, for ever: without a transaction, which would keep writers waiting. */
async function isAnyDue(store: Store, now: Date): Promise<boolean> {
  const row = await store.db
    .selectFrom('notices')
    .select('id')
    .where('state', '=', 'queued')
    .where('next_try_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Writes what came of a try, unless another has taken the notice since (its lease was over). Answers
 * whether it was still ours.
 */
export async function recordAttempt(
  store: Store,
  claimed: NoticesTable,
  patch: Partial<NoticesTable>,
): Promise<boolean> {
  const done = await store.transaction((tx) =>
    tx.db
      .updateTable('notices')
      .set(patch)
      .where('id', '=', claimed.id)
      .where('attempts', '=', claimed.attempts)
      .where('state', '=', 'queued')
      .returning('id')
      .executeTakeFirst(),
  )
  return done !== undefined
}
