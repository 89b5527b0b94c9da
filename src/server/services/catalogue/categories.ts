import type { Updateable } from 'kysely'
import { services, type CategoryTable, type OfferTable } from '#contract/services/index.ts'
import type { Database } from '../../db/schema.ts'
import { activeIn, rowsOf, syncedFields, type WireRows } from '../../db/wire.ts'
import type { Tx } from '../../db/store.ts'
import { translationsWire } from '../../db/translations.ts'

/** Tables whose rows name a category. */
type Members = {
  [Table in OfferTable]: Database[Table] extends { category_id: string } ? Table : never
}[OfferTable]

/** Categories that have a name and nothing else. */
export const namedCategoryRows = (table: CategoryTable): WireRows =>
  rowsOf(
    (db) =>
      activeIn(db, table as 'categories')
        .orderBy('name')
        .orderBy('id'),
    (row) => ({ ...syncedFields(row), name: row.name, ...translationsWire(row) }),
  )

/** What is in a category, by the table of the categories. */
const memberTables = Object.fromEntries(
  services.flatMap((one) =>
    'offer' in one && 'categories' in one.offer
      ? [[one.offer.categories.table, one.offer.table]]
      : [],
  ),
) as Readonly<Record<CategoryTable, Members>>

export const isCategoryTable = (table: OfferTable | CategoryTable): table is CategoryTable =>
  table in memberTables

type Patch<T extends CategoryTable> = Partial<
  Omit<
    Updateable<Database[T]>,
    'id' | 'version' | 'created_at' | 'changed_at' | 'deleted_at' | 'operation_id'
  >
>

/**
 * Changes a category. Under another name, what is in it counts as changed too, so that devices, which
 * keep it with that name, hear of it. Answers the category as it is now. Throws when there is none:
 * lock it first.
 */
export async function updateCategory<T extends CategoryTable>(
  tx: Tx,
  table: T,
  id: string,
  patch: Patch<T>,
): Promise<Database[T]> {
  const before = await tx.lock(table, id)
  const now = await tx.update(table, id, patch)
  if (before?.name !== now.name) await touchMembers(tx, table, id)
  return now
}

/** In the order of their ids, so that two renamings cannot wait for each other. */
async function touchMembers(tx: Tx, table: CategoryTable, id: string): Promise<void> {
  const members = memberTables[table]
  const rows = await tx.db
    .selectFrom(members)
    .select('id')
    .where('category_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const row of rows) {
    // One that was deleted meanwhile needs no new name.
    if (await tx.lock(members, row.id)) await tx.update(members, row.id, {})
  }
}
