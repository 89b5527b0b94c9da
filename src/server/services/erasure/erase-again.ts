import { rwanda } from '#domain/home-numbers.ts'
import type { Tx } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'
import type { Seal } from '../../seal/seal.ts'
import { erase } from './erase.ts'
import type { RootTable } from './columns.ts'
import { contactsOf, collectRelated, rootsWhere, type AnyRow } from './gather.ts'
import { readErasureLog, rowKey } from './erasure-log.ts'

/**
 * After a back-up was put back: whoever was erased since it was made is erased again. What was made
 * after an erasure is a guest who came back, and stays.
 */
export async function eraseAgain(tx: Tx, seal: Seal): Promise<void> {
  const erasedAt = await readErasureLog(tx.db, seal)
  if (erasedAt === null) return
  // Whoever was erased before the house's country was known lies there under Rwanda's code (decision 96).
  await settingsOf(tx.db)
  const keysIn = (table: RootTable, row: AnyRow) => [
    ...new Set([...contactsOf(table, row), ...contactsOf(table, row, rwanda)]),
  ]
  const contacts = new Set<string>()
  const isErased = (text: string, made: unknown) => {
    const at = erasedAt(text)
    return at !== undefined && String(made) <= at
  }
  const linked = new Map(
    (await tx.db.selectFrom('customer_links').selectAll().execute()).map((row) => [
      row.subject_id,
      row.customer_id,
    ]),
  )
  const rows = await rootsWhere(tx.db, (table, row) => {
    if (isErased(rowKey(table, row.id), row.created_at)) {
      // An erased customer's own are known to be erased, without the key of the hashes too.
      const own = keysIn(table, row)
      for (const key of own) {
        if (table === 'customers' || erasedAt(key) !== undefined) contacts.add(key)
      }
      return true
    }
    // A row that the house never had when it erased: of another's, the phone alone says nothing.
    const holder = linked.get(row.id)
    if (holder !== undefined && erasedAt(rowKey('customers', holder)) === undefined) return false
    const ownKeys = keysIn(table, row).filter((key) => isErased(key, row.created_at))
    if (table === 'customers' || ownKeys.length === 0) return false
    for (const key of ownKeys) contacts.add(key)
    return true
  })
  const reviews = await tx.db.selectFrom('reviews').select(['id', 'created_at']).execute()
  const data = await collectRelated(tx.db, rows, contacts, {
    reviews: reviews
      .filter((row) => isErased(rowKey('reviews', row.id), row.created_at))
      .map(({ id }) => id),
  })
  await erase(tx, data)
}
