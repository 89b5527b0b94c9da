import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** In which language a guest reads, for what the house writes to them. */
export const language: Migration = {
  name: '0010-language',
  up: (db, kind) => addColumns(db, kind, 'hotel_bookings', { language: 'text?' }),
}
