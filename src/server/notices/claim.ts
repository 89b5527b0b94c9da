import type { LetterTrouble } from '#contract/stay-events.ts'
import type { Kysely } from 'kysely'
import type { Database, NoticesTable } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { updateLetter } from '../stay-events/letters.ts'

/** Longer than an e-mail and an SMS can take; after it the sender counts as crashed. */
const LEASE_MS = 5 * 60_000

/** Longer than any notice waits for its next try: one further ahead was put off while the clock was ahead. */
const MAX_AHEAD_MS = 3_600_000

function dueNotices(db: Kysely<Database>, now: Date) {
  const tooFarAhead = new Date(now.getTime() + MAX_AHEAD_MS).toISOString()
  return db
    .selectFrom('notices')
    .where('state', '=', 'queued')
    .where((eb) =>
      eb.or([eb('next_try_at', '<=', now.toISOString()), eb('next_try_at', '>', tooFarAhead)]),
    )
}

/**
 * Claims the next notice that is due: counts the try and hides the row from other processes for the
 * lease, before anything is sent. Undefined: none is due.
 */
export async function claimNotice(store: Store, now: Date): Promise<NoticesTable | undefined> {
  if (!(await isAnyDue(store, now))) return undefined
  return await store.transaction(async (tx) => {
    const due = dueNotices(tx.db, now).selectAll().orderBy('next_try_at').orderBy('id').limit(1)
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

/** Runs every few seconds: without a transaction, which would block writers. */
async function isAnyDue(store: Store, now: Date): Promise<boolean> {
  const row = await dueNotices(store.db, now).select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/**
 * Writes the result of a try, unless another process has claimed the notice since (its lease had
 * expired). Answers whether it was written.
 *
 * @param trouble why it is not done, for the desk; null: nothing is wrong
 */
export async function recordAttempt(
  store: Store,
  claimed: NoticesTable,
  patch: Partial<NoticesTable>,
  trouble: LetterTrouble | null = null,
): Promise<boolean> {
  return await store.transaction(async (tx) => {
    const row = await tx.db
      .updateTable('notices')
      .set(patch)
      .where('id', '=', claimed.id)
      .where('attempts', '=', claimed.attempts)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return false
    // One way of two: the letter as a whole is not done yet.
    if (patch.state !== undefined) await updateLetter(tx, row, trouble)
    return true
  })
}
