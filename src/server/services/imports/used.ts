import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { living, type Use } from './offer.ts'
import { importedOffers } from './offers.ts'
import type { MadeRow } from './plan.ts'

const ofHouse: Readonly<Record<string, readonly Use[]>> = {
  rooms: [
    living('hotel_bookings', 'room_id'),
    { table: 'room_states', column: 'id' },
    { table: 'room_calendars', column: 'room_id' },
    { table: 'calendar_feeds', column: 'room_id' },
  ],
  customers: [
    living('hotel_bookings', 'customer_id'),
    { table: 'customer_links', column: 'customer_id', by: 'subject_id' },
  ],
  hotel_bookings: [
    living('payments', 'subject_id'),
    { table: 'receipts', column: 'booking_id' },
    { table: 'folio_items', column: 'booking_id' },
    { table: 'calendar_events', column: 'booking_id' },
    { table: 'booking_holds', column: 'booking_id' },
  ],
}

/**
 * What uses what an import made. Every foreign key onto one of these tables stands here or in
 * `goesAlong`; tests/contract/imports.test.ts walks them.
 */
export const uses: Readonly<Record<string, readonly Use[]>> = importedOffers
  .flatMap((offer) => Object.entries(offer.uses))
  .reduce<Record<string, readonly Use[]>>(
    (all, [table, its]) => ({ ...all, [table]: [...(all[table] ?? []), ...its] }),
    { ...ofHouse },
  )

/** Foreign keys of what is taken away with the row, or comes of a use that stands above. */
export const goesAlong = [
  'stays.room_id',
  'stays.booking_id',
  'room_nights.room_id',
  'room_nights.booking_id',
  'customer_keys.customer_id',
  ...importedOffers.flatMap(({ goesAlong: its = [] }) => its),
]

/** The ids of these rows that something else uses. */
export async function usedRows(
  db: Kysely<Database>,
  made: readonly MadeRow[],
): Promise<Set<string>> {
  const own = new Set(made.map(({ id }) => id))
  const used = new Set<string>()
  for (const [of, its] of Object.entries(uses)) {
    const ids = made.filter(({ table }) => table === of).map(({ id }) => id)
    for (const { table, column, by = column, living: lives } of its) {
      for (const some of batches(ids)) {
        const { rows } = await sql<{ used: string; user: string }>`
          select ${sql.ref(column)} as used, ${sql.ref(by)} as by_row from ${sql.table(table)}
          where ${sql.ref(column)} in (${sql.join(some)})
          ${lives ? sql`and deleted_at is null` : sql``}`.execute(db)
        for (const row of rows as unknown as { used: string; by_row: string }[]) {
          if (by === column || !own.has(row.by_row)) used.add(row.used)
        }
      }
    }
  }
  for (const id of await eventfulStays(db, made)) used.add(id)
  for (const { table: of, usedBeside } of importedOffers) {
    const ids = made.filter(({ table }) => table === of).map(({ id }) => id)
    if (ids.length > 0) for (const id of (await usedBeside?.(db, ids)) ?? []) used.add(id)
  }
  return used
}

/** Stays to which anything happened after they were brought along. */
async function eventfulStays(db: Kysely<Database>, made: readonly MadeRow[]): Promise<string[]> {
  const ids = made.filter(({ table }) => table === 'hotel_bookings').map(({ id }) => id)
  const found: string[] = []
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('stay_events')
      .select('booking_id')
      .where('booking_id', 'in', some)
      .where('deleted_at', 'is', null)
      .groupBy('booking_id')
      .having((eb) => eb(eb.fn.countAll(), '>', 1))
      .execute()
    found.push(...rows.map(({ booking_id }) => booking_id))
  }
  return found
}

/** The ids of these rows that a person changed: the trail says so. */
export async function changedRows(
  db: Kysely<Database>,
  made: readonly MadeRow[],
): Promise<Set<string>> {
  const changed = new Set<string>()
  for (const some of batches(made.map(({ id }) => id))) {
    const rows = await db.selectFrom('audit').select('row_id').where('row_id', 'in', some).execute()
    for (const { row_id } of rows) changed.add(row_id)
  }
  return changed
}
