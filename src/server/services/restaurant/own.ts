import { mealTerms } from '#domain/restaurant.ts'
import type { ShowOwn } from '../cancellations/index.ts'
import type { OrderRow } from './wire.ts'

/** A meal as its guest sees it: a line a dish, and one for a wish of their own. */
export const ownMeal: ShowOwn<OrderRow> = async (row, paid, { db, speech }) => {
  const dishes = await db
    .selectFrom('restaurant_order_items')
    .select(['name', 'qty', 'price_cents'])
    .where('order_id', '=', row.id)
    .orderBy('line')
    .execute()
  const lines = dishes.map((dish) => ({
    title: dish.name,
    detail: `${dish.qty} × ${speech.money(dish.price_cents, 'USD')}`,
  }))
  if (row.custom_request !== null) {
    lines.push({ title: speech.words.customDish, detail: row.custom_request })
  }
  return {
    lines,
    day: row.schedule_date,
    time: row.schedule_time,
    totalCents: row.total_cents,
    terms: mealTerms(row.status, paid),
    together: speech.words.cart.meal,
  }
}
