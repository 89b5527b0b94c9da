import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import type { Mailer } from './mail.ts'

const DAY = 86_400_000
/** For questions about an e-mail that did not arrive. */
const ADDRESS_RETENTION_MS = 30 * DAY
/** Password resets, of addresses that may not even exist. */
const RESET_RETENTION_MS = DAY
/** Links that were not used: an invitation that was never taken may be made anew. */
const UNUSED_RETENTION_MS = 90 * DAY

/** Removes the addresses of old notices; the rows stay for ever, so that nothing is sent twice. */
export async function pruneNotices(store: Store, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await store.transaction(async (tx) => {
    await tx.db
      .updateTable('notices')
      .set({ to_email: null, to_phone: null })
      .where('state', '!=', 'queued')
      .where('made_at', '<', before(ADDRESS_RETENTION_MS))
      .where((eb) => eb.or([eb('to_email', 'is not', null), eb('to_phone', 'is not', null)]))
      .execute()
    await tx.db
      .deleteFrom('notices')
      .where('kind', '=', 'password_reset')
      .where('state', '!=', 'queued')
      .where('made_at', '<', before(RESET_RETENTION_MS))
      .execute()
    await tx.db
      .deleteFrom('password_resets')
      .where((eb) =>
        eb.or([
          eb('used_at', '<', before(RESET_RETENTION_MS)),
          eb('expires_at', '<', before(UNUSED_RETENTION_MS)),
        ]),
      )
      .execute()
  })
}

export function pruneNoticesJob(store: Store): Job {
  return { name: 'forget notices', everyMs: DAY, run: (now) => pruneNotices(store, now) }
}

/** Marks notices of an erased person: a letter in a file is deleted too. */
export const ERASED_LETTER = 'erased'

/** Deletes letters of erased people from the folder of a server without a mail server. */
export async function deleteErasedLetters(store: Store, mailer: Mailer): Promise<void> {
  const rows = await store.db
    .selectFrom('notices')
    .select('id')
    .where('last_error', '=', ERASED_LETTER)
    .execute()
  if (rows.length === 0) return
  for (const { id } of rows) await mailer.delete?.(id)
  await store.transaction((tx) =>
    tx.db
      .updateTable('notices')
      .set({ last_error: null })
      .where('last_error', '=', ERASED_LETTER)
      .where(
        'id',
        'in',
        rows.slice(0, 500).map(({ id }) => id),
      )
      .execute(),
  )
}

export function erasedLettersJob(store: Store, mailer: Mailer): Job {
  return {
    name: 'forget erased letters',
    everyMs: 60_000,
    run: () => deleteErasedLetters(store, mailer),
  }
}
