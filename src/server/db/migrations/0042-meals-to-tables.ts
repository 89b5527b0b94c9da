import type { Migration } from '../migrate.ts'
import { addColumns } from './table.ts'

/** To which table or room a meal is brought, where staff took the order. */
export const mealsToTables: Migration = {
  name: '0042-meals-to-tables',
  async up(db, kind) {
    await addColumns(db, kind, 'restaurant_orders', { table_or_room: 'text?' })
  },
}
