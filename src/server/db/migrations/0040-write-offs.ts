import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** What the house gives up of a stay's bill, and why. */
export const writeOffs: Migration = {
  name: '0040-write-offs',
  async up(db, kind) {
    await addColumns(db, kind, 'hotel_bookings', {
      written_off_cents: 'integer?',
      write_off_reason: 'text?',
    })
  },
}
