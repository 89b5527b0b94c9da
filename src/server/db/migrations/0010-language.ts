import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** In which language a guest reads, for what the house writes to them; who changed a booking last. */
export const language: Migration = {
  name: '0010-language',
  up: (db, kind) =>
    addColumns(db, kind, 'hotel_bookings', { language: 'text?', changed_by: 'text?' }),
}
