import { sql, type Kysely } from 'kysely'
import { isBarCategory } from '#domain/bar.ts'
import type { Database } from '../../db/schema.ts'
import type { ServiceServer } from '../service/server.ts'

async function barCategories(db: Kysely<Database>): Promise<string[]> {
  // Deleted ones too: what was sold under them was a drink.
  const rows = await db.selectFrom('categories').select(['id', 'name']).execute()
  return rows.filter(({ name }) => isBarCategory(name)).map(({ id }) => id)
}

/** Drinks, by the categories under which they were ordered. */
export const bar: ServiceServer['separateRevenue'] = {
  as: 'bar',
  async share(db) {
    const categories = await barCategories(db)
    if (categories.length === 0) return sql<number>`0`
    return sql<number>`coalesce((
      select sum(case when item.category_id in (${sql.join(categories)})
                   then item.price_cents * item.qty else 0 end) * 1.0
             / nullif(sum(item.price_cents * item.qty), 0)
      from restaurant_order_items as item where item.order_id = payments.subject_id), 0)`
  },
  async predominantIn(db, ids) {
    const drinks = new Set(await barCategories(db))
    const lines = await db
      .selectFrom('restaurant_order_items')
      .select(['order_id', 'category_id', 'price_cents', 'qty'])
      .where('order_id', 'in', [...ids])
      .execute()
    const balance = new Map<string, number>()
    for (const { order_id, category_id, price_cents, qty } of lines) {
      const sign = drinks.has(category_id ?? '') ? 1 : -1
      const cents = sign * Number(price_cents) * Number(qty)
      balance.set(order_id, (balance.get(order_id) ?? 0) + cents)
    }
    return new Set([...balance].flatMap(([id, cents]) => (cents > 0 ? [id] : [])))
  },
}
