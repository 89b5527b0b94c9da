import type { Kysely, Selectable } from 'kysely'
import { order, publicOrder } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import { announcedCard } from '#domain/announced-card.ts'
import { orderSums } from '#domain/restaurant.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'
import type { RestaurantOrderItemsTable, RestaurantOrdersTable } from './schema.ts'
import { batches } from '../../db/batches.ts'
import { runCompiled } from '../../db/compiled.ts'
import { listedPayments } from '../listed-payments.ts'
import { serializersOf } from '../service/index.ts'

export type OrderRow = Selectable<RestaurantOrdersTable>

async function linesOf(db: Kysely<Database>, ids: readonly string[]) {
  const lines = new Map<string, RestaurantOrderItemsTable[]>()
  for (const some of batches(ids)) {
    const rows = await runCompiled(db, `lines of ${some.length} orders`, some, () =>
      db
        .selectFrom('restaurant_order_items')
        .selectAll()
        .where('order_id', 'in', some)
        .orderBy('order_id')
        .orderBy('line'),
    )
    for (const row of rows) lines.set(row.order_id, [...(lines.get(row.order_id) ?? []), row])
  }
  return lines
}

/** Dishes of the orders, and what was paid for them. */
async function beside(db: Kysely<Database>, orders: readonly OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  return { lines: await linesOf(db, ids), payments: await listedPayments(db, 'restaurant', ids) }
}

export const orderSerializers = serializersOf({
  service: restaurant,
  publicSchema: publicOrder,
  deskSchema: order,
  beside,
  publicFields(row: OrderRow, currency, { lines }) {
    const its = lines.get(row.id) ?? []
    return {
      items: its.map(({ item_id: id, name, price_cents, qty, category_id }) => ({
        id,
        name,
        price: fromCents(price_cents),
        qty,
        category_id,
      })),
      items_count: its.reduce((sum, { qty }) => sum + qty, 0),
      ...orderSums(row),
      currency,
      card_announced: announcedCard(row),
    }
  },
  deskFields: (row, { payments }) => ({
    payments: (payments.get(row.id) ?? []).map((payment) => {
      const { notes: _, ...shown } = payment
      return shown
    }),
  }),
})
