import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * On PostgreSQL orders take their numbers from a sequence (decision 93): the counter in `meta` made
 * each order wait for the commit of the one before.
 */
export const orderNumbers: Migration = {
  name: '0054-order-numbers',
  async up(db, kind) {
    if (kind !== 'postgres') return
    await sql`create sequence restaurant_order_numbers`.execute(db)
    await sql`
      select setval('restaurant_order_numbers', coalesce(max(number), 0) + 1, false)
      from restaurant_orders`.execute(db)
  },
}
