import { openingHours, servesAt } from '#domain/hours.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { nextNumber } from '../../db/numbers.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { plainReason, whoIsMissing } from '../../pipeline/refusal.ts'
import { placedOrder, placeOrder, type PlaceOrder } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import { hasRole } from '../../pipeline/actor.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { Tx } from '../../db/store.ts'
import { announcedReference } from '../payments/index.ts'
import { checkServing } from '../check-serving.ts'
import { roomCharge } from '../room-charge.ts'
import { checkPrice, dishesOf, quoteOrder, type Quote } from './quote.ts'
import { checkDay, checkNotPast, customerColumns, placeEndpoint } from '../service/index.ts'
import { orderSerializers } from './wire.ts'

/**
 * Guests' orders alone: within the restaurant's hours, or the bar's where all of it comes from
 * there. Throws `closed`.
 */
function checkOpen(
  rules: HouseSettings,
  when: PlaceOrder['schedule'],
  fromBarAlone: boolean,
): void {
  const { kitchen, bar } = openingHours(rules)
  if (!fromBarAlone) checkServing(kitchen, when)
  else if (!servesAt(kitchen, when.date, when.time)) checkServing(bar, when, 'bar')
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

const withOrder = (order_id: string, lines: Quote['lines']) =>
  lines.map((line) => ({ order_id, ...line }))

const insertLines =
  (lines: Quote['lines']) =>
  async (tx: Tx, { id }: { id: string }): Promise<void> => {
    await insertRows(tx.db, 'restaurant_order_items', withOrder(id, lines))
  }

/** Places an order: priced from the house's menu, judged by the house's clock. */
export const placeRestaurantOrder = placeEndpoint(restaurant, {
  body: placeOrder,
  answer: placedOrder,
  invalid: whoIsMissing,
  recordedBy: 'staff',
  idAs: 'order_id',
  toPublic: orderSerializers.toPublic,
  ahead: (tx, { body }) => dishesOf(tx, body.items),
  async take(tx, { body, actor, recorded, settings: rules, now }) {
    const { timezone } = rules
    const { date, time } = body.schedule
    if (body.items.length === 0 && body.custom_request === null) {
      refuse('cart_empty', { fields: { items: [{ reason: 'add_items' }] } })
    }
    if (recorded) checkNameOrTable(body)
    else checkGuest(body.customer)
    checkDay(timezone, date, now, 'schedule.date')
    if (!recorded) checkNotPast(timezone, body.schedule, now)
    const quote = await quoteOrder(tx, body, rules)
    if (!recorded) checkOpen(rules, body.schedule, quote.fromBarAlone)
    checkPrice(quote, body.totals, rules.base_currency)
    const picks = recorded && hasRole(actor, 'reception')
    const { room_booking_id: picked, ...payment } = body.payment
    const charge = await roomCharge(
      tx,
      { ...payment, room_booking_id: picks ? picked : null },
      timezone,
      now,
    )
    return {
      columns: async () => ({
        ...customerColumns({ ...body.customer, phone: body.customer.phone ?? '' }),
        ...charge,
        number: await nextNumber(tx.db, 'restaurant_order'),
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
      }),
      after: insertLines(quote.lines),
      publicOf(row) {
        const lines = new Map([[row.id, withOrder(row.id, quote.lines)]])
        return orderSerializers.publicOf(row, rules.base_currency, { lines, payments: new Map() })
      },
    }
  },
})
