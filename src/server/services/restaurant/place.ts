import { servesAt } from '#domain/hours.ts'
import { type HouseSettings, settingsOf } from '../../house-settings.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { nextNumber } from '../../db/numbers.ts'
import { plainReason, whoIsMissing } from '../../pipeline/refusal.ts'
import { placedOrder, placeOrder, type PlaceOrder } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import { hasRole } from '../../pipeline/actor.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { announcedReference } from '../payments/index.ts'
import { roomCharge } from '../room-charge.ts'
import { checkPrice, quoteOrder } from './quote.ts'
import {
  checkDay,
  checkNotPast,
  insertPlaced,
  placed,
  placeEndpoint,
  sourceOf,
} from '../service/index.ts'
import { orderSerializers } from './wire.ts'

/**
 * Guests' orders alone: within the restaurant's hours, or the bar's where all of it comes from
 * there. Throws `closed`.
 */
function checkOpen({ hours }: HouseSettings, time: string, fromBarAlone: boolean): void {
  if (servesAt(hours.restaurant, time)) return
  if (fromBarAlone && servesAt(hours.bar, time)) return
  const { open, close } = fromBarAlone ? hours.bar : hours.restaurant
  refuse(fromBarAlone ? 'bar_closed' : 'restaurant_closed', { open, close })
}

/** A guest says name and phone. Throws `validation`. */
function checkGuest({ name, phone }: PlaceOrder['customer']): void {
  if (name !== '' && phone !== null) return
  const required = [plainReason('required')]
  refuse('enter_name_and_phone', {
    fields: {
      ...(name === '' && { 'customer.name': required }),
      ...(phone === null && { 'customer.phone': required }),
    },
  })
}

/** At the desk a table will do: who sits there need not say a name. Throws `validation`. */
function checkNameOrTable({ customer, service_type, table_or_room }: PlaceOrder): void {
  if (customer.name !== '' || (service_type === 'dine-in' && table_or_room)) return
  refuse('customer_name_required', { fields: { 'customer.name': [plainReason('required')] } })
}

/** Places an order: priced from the house's menu, judged by the house's clock. */
export const placeRestaurantOrder = placeEndpoint(restaurant, {
  body: placeOrder,
  answer: placedOrder,
  invalid: whoIsMissing,
  async write(tx, call) {
    const { body, actor, now } = call
    const recorded = hasRole(actor, 'staff') && body.source === 'desk'
    if (body.items.length === 0 && body.custom_request === null) {
      refuse('cart_empty', { fields: { items: [{ reason: 'add_items' }] } })
    }
    if (recorded) checkNameOrTable(body)
    else checkGuest(body.customer)
    const rules = await settingsOf(tx.db)
    const { timezone } = rules
    const { date, time } = body.schedule
    checkDay(timezone, date, now, 'schedule.date')
    if (!recorded) checkNotPast(timezone, body.schedule, now)
    const quote = await quoteOrder(tx, body, rules.demo_promo)
    if (!recorded) checkOpen(rules, time, quote.fromBarAlone)
    checkPrice(quote, body.totals, rules.base_currency)
    const picks = recorded && hasRole(actor, 'reception')
    const { room_booking_id: picked, ...payment } = body.payment
    const charge = await roomCharge(
      tx,
      { ...payment, room_booking_id: picks ? picked : null },
      timezone,
      now,
    )

    const columns = async () => ({
      number: await nextNumber(tx.db, 'restaurant_order'),
      status: 'pending',
      service_type: body.service_type,
      schedule_date: date,
      schedule_time: time,
      party_size: body.party_size,
      table_or_room: body.table_or_room ?? null,
      notes: body.notes,
      custom_request: body.custom_request,
      promo_code: body.promo_code,
      subtotal_cents: quote.subtotal_cents,
      discount_cents: quote.discount_cents,
      total_cents: quote.total_cents,
      payment_method: body.payment.method,
      payment_status: 'unpaid',
      payment_reference: await announcedReference(tx, body.payment),
      ...charge,
      customer_name: body.customer.name,
      customer_phone: body.customer.phone ?? '',
      customer_email: body.customer.email,
      source: sourceOf(recorded, body.source),
    })
    const row = await insertPlaced(tx, 'restaurant_orders', call, columns)
    const dishes = quote.lines.map((line) => ({ order_id: row.id, ...line }))
    await insertRows(tx.db, 'restaurant_order_items', dishes)
    const beside = { lines: new Map([[row.id, dishes]]), payments: new Map() }
    return placed(restaurant, row, {
      order_id: row.id,
      order: orderSerializers.publicOf(row, rules.base_currency, beside),
    })
  },
})
