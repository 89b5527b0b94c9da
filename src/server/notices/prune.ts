import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import type { Mailer } from './mail.ts'

const DAY = 86_400_000
/** For questions about a letter that did not come. */
const ADDRESS_RETENTION_MS = 30 * DAY
/** Requests for new passwords, of addresses that nobody may have. */
const RESET_RETENTION_MS = DAY

/** Forgets whom a notice went to, once nobody asks any more; that it went stays, for ever. */
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
      .where('expires_at', '<', before(RESET_RETENTION_MS))
      .execute()
  })
}

export function pruneNoticesJob(store: Store): Job {
  return { name: 'forget notices', everyMs: DAY, run: (now) => pruneNotices(store, now) }
}

/** Says of a notice that its person was erased: where its letter lies in a file, that goes too. */
export const ERASED_LETTER = 'erased'

/** Takes letters of erased people from the folder of a house without a mail server. */
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
