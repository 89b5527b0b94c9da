import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { tables } from './table.ts'

/** Orders that may stand on a stay's bill; those of the restaurant have such an index. */
const charged = ['laundry_orders', 'car_rentals', 'tour_bookings', 'custom_orders'] as const

/** What is asked about one stay, or since the last close, reads no more in the tenth year. */
export const staysByIndex: Migration = {
  name: '0043-stays-by-index',
  async up(db, kind) {
    // Without statistics SQLite took the flag for as selective as the stay, and read all of the past.
    for (const columns of ['on_devices', 'booking_id']) {
      await db.schema.dropIndex(`stay_events_by_${columns}`).execute()
    }
    await tables(
      {
        day_close_open: {
          columns: { kind: 'text', subject_id: 'text' },
          primaryKey: ['kind', 'subject_id'],
        },
      },
      [{ on: 'stay_events', columns: ['booking_id', 'on_devices'] }],
    )(db, kind)
    await sql`create index stay_events_on_devices on stay_events (id) where on_devices = 1`.execute(
      db,
    )
    for (const table of charged) {
      await sql`create index ${sql.ref(`${table}_by_room_booking_id`)}
        on ${sql.table(table)} (room_booking_id) where room_booking_id is not null`.execute(db)
    }
  },
}
