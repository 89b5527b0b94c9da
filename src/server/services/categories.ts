import type { Updateable } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'

/** Categories by their tables, and the rows that carry their category's name on the wire. */
const named = {
  categories: 'items',
  car_categories: 'cars',
  tour_categories: 'tours',
} as const

type CategoryTable = keyof typeof named

type Patch<T extends CategoryTable> = Partial<
  Omit<
    Updateable<Database[T]>,
    'id' | 'version' | 'created_at' | 'changed_at' | 'deleted_at' | 'operation_id'
  >
>

/**
 * Changes a category. Under another name, its living items, cars or tours count as changed too, so
 * that devices, which keep them with the name in them, hear of it. Answers the category as it is now.
 * Throws when there is none: lock it first.
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

/** Leaves a category's tombstone; dishes go from the menu with it, and devices hear of that. */
export async function removeCategory(tx: Tx, table: CategoryTable, id: string): Promise<void> {
  await tx.remove(table, id)
  await touchMembers(tx, table, id)
}

/** In the order of their ids, so that two renamings cannot wait for each other. */
async function touchMembers(tx: Tx, table: CategoryTable, id: string): Promise<void> {
  const members = named[table]
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
