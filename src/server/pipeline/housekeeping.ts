import { readAt } from '#contract/route.ts'
import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import { deleteExpiredBudgets } from './device-tokens.ts'

const DAY = 86_400_000
/** How long a repeated operation gets its full answer (design §5). */
export const ANSWER_RETENTION_MS = 90 * DAY
/** Ended sessions stay for a while, so that the device is told "expired" rather than "unknown". */
const SESSION_RETENTION_MS = 30 * DAY
/** Rows per transaction: a bound on how long other writers wait. */
const BATCH_SIZE = 200

/**
 * Reduces answers older than 90 days to the id of the row they created (a JSON text). Keys and ids
 * stay for ever, personal texts do not. Answers how many.
 */
export async function pruneAnswers(store: Store, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ANSWER_RETENTION_MS).toISOString()
  let emptied = 0
  for (;;) {
    const count = await store.transaction(async (tx) => {
      const rows = await tx.db
        .selectFrom('operations')
        .select(['key', 'answer'])
        .where('created_at', '<', before)
        .where('answer', 'like', '{%')
        .limit(BATCH_SIZE)
        .execute()
      for (const { key, answer } of rows) {
        await tx.db
          .updateTable('operations')
          .set({ answer: createdId(answer) })
          .where('key', '=', key)
          .execute()
      }
      return rows.length
    })
    emptied += count
    if (count < BATCH_SIZE) return emptied
  }
}

/** The id of the row in an answer. */
export function createdId(answer: string | null): string | null {
  const body: unknown = answer === null ? null : JSON.parse(answer)
  const id = readAt(body, 'id') ?? readAt(body, 'data.id')
  return typeof id === 'string' ? JSON.stringify(id) : null
}

async function deleteOldSessions(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SESSION_RETENTION_MS).toISOString()
  await store.transaction((tx) =>
    tx.db
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
      .execute(),
  )
}

/** Deletes what has expired: texts of answers, sessions, budget counters. */
export const housekeepingJob = (store: Store): Job => ({
  name: 'housekeeping',
  everyMs: DAY,
  async run(now) {
    await pruneAnswers(store, now)
    await deleteOldSessions(store, now)
    await deleteExpiredBudgets(store, now)
  },
})
