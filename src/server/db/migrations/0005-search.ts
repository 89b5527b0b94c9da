import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { makeSearchable } from '../search/make-searchable.ts'

/** Orders are found by words, and tell who changed them last. */
export const search: Migration = {
  name: '0005-search',
  async up(db, kind) {
    await makeSearchable(db, kind, 'restaurant_orders')
    await db.schema.alterTable('restaurant_orders').addColumn('changed_by', 'text').execute()
    // As the audit has it; what the demo house made itself was changed by nobody.
    await sql`
      update restaurant_orders set changed_by = (
        select coalesce(actor_name, 'guest') from audit
        where resource = 'restaurant_orders' and row_id = restaurant_orders.id
        order by at desc, id desc limit 1)`.execute(db)
  },
}
