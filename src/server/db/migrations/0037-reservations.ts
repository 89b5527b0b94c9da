import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** Reservations of the desk: an agreed price and why, until when nights are held, and if a letter goes. */
export const reservations: Migration = {
  name: '0037-reservations',
  async up(db, kind) {
    await addColumns(db, kind, 'hotel_bookings', {
      rate_reason: 'text?',
      list_price_cents: 'integer?',
      hold_until: 'text?',
      no_letter: 'integer?',
    })
  },
}
