import type { NoticesTable } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { settingsOf } from '../house-settings.ts'
import type { Composed, Composers } from './kind.ts'
import { letterLocale } from './texts/letter-locale.ts'

/**
 * Composes a notice from the rows as they are at `now`; null: there is nothing to send any more.
 */
export async function compose(
  store: Store,
  composers: Composers,
  notice: NoticesTable,
  publicUrl: string | null,
  now: Date,
): Promise<Composed | null> {
  const settings = await settingsOf(store.db)
  const locale = letterLocale(notice.language, settings)
  const ids = JSON.parse(notice.subject_ids) as string[]
  const writing = { store, db: store.db, settings, locale, publicUrl, now, notice, ids }
  return await composers[notice.kind](writing)
}
