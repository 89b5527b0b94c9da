import { dayIn } from '#domain/days.ts'
import { hasHouse, type Account } from '#server/db/new-house.ts'
import type { Database, SyncedTable } from '#server/db/schema.ts'
import type { NewRow, Store, Tx } from '#server/db/store.ts'
import { batches } from '#server/db/batches.ts'
import { alignNumbers } from '#server/db/numbers.ts'
import { demoHouse, type DemoHouse } from './demo-house.ts'
import { timezone } from './rows.ts'

/** Kept tables of the demo house, those first that others refer to. */
const order = [
  'house',
  'content',
  'customers',
  'rooms',
  'room_states',
  'hotel_bookings',
  'stays',
  'categories',
  'items',
  'restaurant_orders',
  'table_reservations',
  'car_categories',
  'cars',
  'car_rentals',
  'car_days',
  'laundry_services',
  'laundry_orders',
  'tour_categories',
  'tours',
  'tour_bookings',
  'tour_days',
  'reviews',
  'tickets',
  'consents',
  'payments',
  'stay_events',
] as const satisfies readonly (SyncedTable & keyof DemoHouse)[]

/**
 * Fills an empty store with the demo house as of `now`, and with accounts, in one transaction.
 * Answers false, and does nothing, when the store has a house already. `days` of its past are told.
 */
export async function loadDemo(
  store: Store,
  now: Date,
  accounts: readonly Account[] = [],
  days?: number,
): Promise<boolean> {
  const demo = demoHouse(dayIn(timezone, now), now.toISOString(), days)
  return await store.transaction(async (tx) => {
    if (await hasHouse(tx)) return false
    for (const table of order) await insertAll(tx, table, demo[table])
    for (const table of ['room_nights', 'restaurant_order_items'] as const) {
      await insertPlain(tx, table, demo[table])
    }
    await tx.insertAll(
      'users',
      accounts.map((account) => ({ ...account, disabled: 0 })),
    )
    await alignNumbers(tx.db)
    return true
  })
}

async function insertAll<T extends SyncedTable>(
  tx: Tx,
  table: T,
  rows: readonly object[],
): Promise<void> {
  await tx.insertAll(table, rows as readonly NewRow<T>[])
}

async function insertPlain<T extends 'room_nights' | 'restaurant_order_items'>(
  tx: Tx,
  table: T,
  rows: readonly Database[T][],
): Promise<void> {
  for (const some of batches(rows)) {
    await tx.db
      .insertInto(table)
      .values(some as never)
      .execute()
  }
}
