import type { Migration } from '../migrate.ts'
import { addColumns, tables } from './table.ts'

/** Table reservations by the guests themselves, and the row a day that their seats are claimed under. */
export const tableReservations: Migration = {
  name: '0014-tables',
  async up(db, kind) {
    await addColumns(db, kind, 'table_reservations', {
      cancel_reason: 'text?',
      device_time: 'text?',
      changed_by: 'text?',
      language: 'text?',
    })
    await tables({ table_days: { columns: { date: 'text' }, primaryKey: ['date'] } }, [])(db, kind)
  },
}
