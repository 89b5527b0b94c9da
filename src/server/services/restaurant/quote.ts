import type { Currency } from '#lib/currency.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { fromCents } from '#domain/money.ts'
import { isBarCategory } from '#domain/bar.ts'
import { orderSums, orderTotals, type Totals } from '#domain/restaurant.ts'
import type { RestaurantOrderItemsTable } from './schema.ts'
import { runCompiled } from '../../db/compiled.ts'
import { oncePerTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { areAsShown, checkAvailable, checkShown } from '../as-shown.ts'
import { keptPromo } from '../kept-promo.ts'

/** What an order is at the house's prices. */
export interface Quote extends Totals {
  lines: Omit<RestaurantOrderItemsTable, 'order_id'>[]
  /** Drinks and the like only. */
  fromBarAlone: boolean
  /** Without a code that the house keeps: a device cannot know it, and has shown this. */
  full: Totals
}

/** The menu's rows of what was ordered, each once. */
export async function dishesOf(tx: Tx, asked: PlaceOrder['items']) {
  const ids = [...new Set(asked.map(({ id }) => id))]
  if (ids.length === 0) return []
  return await oncePerTransaction(tx.db, `dishes ${ids.join()}`, () =>
    runCompiled(tx.db, `${ids.length} dishes`, ids, () =>
      tx.db
        .selectFrom('items')
        .innerJoin('categories', 'categories.id', 'items.category_id')
        .select(['items.id', 'items.name', 'items.price_cents', 'items.category_id'])
        .select(['items.is_available', 'items.deleted_at', 'categories.name as category'])
        .where('items.id', 'in', ids),
    ),
  )
}

/** The menu's own rows for what was ordered. Throws `validation` for what was never on it. */
async function findMenuItems(tx: Tx, asked: PlaceOrder['items']) {
  const rows = await dishesOf(tx, asked)
  const menu = new Map(rows.map((row) => [row.id, row]))
  const fields: Record<string, NamedRefusal[]> = {}
  const found = asked.flatMap(({ id, qty }, index) => {
    const row = menu.get(id)
    if (row) return [{ ...row, qty }]
    fields[`items.${index}.id`] = [{ reason: 'not_on_menu' }]
    return []
  })
  if (found.length < asked.length) {
    refuse('unknown_dish', { fields })
  }
  return found
}

/** Prices an order from the menu as it is now. Throws `item_unavailable` and names them. */
export async function quoteOrder(
  tx: Tx,
  order: PlaceOrder,
  settings: Pick<HouseSettings, 'demo_promo' | 'promo_codes' | 'base_currency'>,
): Promise<Quote> {
  const { demo_promo: demoPromo, base_currency: base } = settings
  const { promo_code: code, schedule } = order
  const found = await findMenuItems(tx, order.items)
  checkAvailable(found)
  const asked = { service: 'restaurant', code: code ?? '', date: schedule.date } as const
  const kept =
    asked.code.trim() === '' || demoPromo
      ? null
      : keptPromo(settings, asked, (params) => ({ reason: 'promo_for_meals', params }))
  const lines = found.map((row, line) => ({
    line: line + 1,
    item_id: row.id,
    category_id: row.category_id,
    name: row.name,
    price_cents: row.price_cents,
    qty: row.qty,
  }))
  return {
    lines,
    fromBarAlone:
      found.length > 0 &&
      order.custom_request === null &&
      found.every(({ category }) => isBarCategory(category)),
    full: orderTotals(lines, code, demoPromo),
    ...orderTotals(lines, code, demoPromo, kept, base),
  }
}

const isFull = ({ full }: Quote, shown: PlaceOrder['totals']) =>
  shown !== undefined &&
  areAsShown([
    [full.subtotal_cents, shown.subtotal],
    [full.discount_cents, shown.discount],
    [full.total_cents, shown.total],
  ])

/** Throws `price_changed` with the house's figures where the guest saw others, by over a cent. */
export const checkPrice = (quote: Quote, shown: PlaceOrder['totals'], currency: Currency) =>
  checkShown(orderSums(quote), isFull(quote, shown) ? undefined : shown, currency, {
    items: quote.lines.map(({ item_id: id, name, price_cents, qty }) => ({
      id,
      name,
      price: fromCents(price_cents),
      qty,
    })),
  })
