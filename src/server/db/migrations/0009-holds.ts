import type { Migration } from '../migrate.ts'
import { makeSearchable } from '../search/make-searchable.ts'
import { tables } from './table.ts'

/** How often a booking has held its nights without paying; bookings are found by words. */
export const holds: Migration = {
  name: '0009-holds',
  async up(db, kind) {
    await tables(
      {
        booking_holds: {
          columns: { booking_id: 'text', renewals: 'integer', held_until: 'text' },
          primaryKey: ['booking_id'],
          references: { booking_id: 'hotel_bookings' },
        },
      },
      [],
    )(db, kind)
    await makeSearchable(db, kind, 'hotel_bookings')
  },
}
