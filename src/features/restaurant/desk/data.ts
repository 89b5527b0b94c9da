import type { KeptRow } from '#contract/resources.ts'
import type { Order } from '#contract/restaurant.ts'
import { orderStatuses, paymentMethods, serviceTypes } from '#domain/restaurant.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The desk's restaurant orders (spec 3 §7.3). */

const oneOf = <T extends string>(among: readonly T[], value: unknown, otherwise: T): T =>
  among.find((one) => one === value) ?? otherwise

function parseLines(raw: unknown): Order['items'] {
  if (!Array.isArray(raw)) return []
  return raw.map((line: unknown) => {
    const { id, name, price, qty } = looseObject(line)
    return {
      id: looseText(id),
      name: looseText(name),
      price: looseNumber(price) ?? 0,
      qty: looseNumber(qty) ?? 1,
    }
  })
}

/** An order as any host sends it; what is left out is empty, an unknown state is pending. */
export function parseOrder(raw: KeptRow): Order {
  const row = looseObject(raw)
  const customer = looseObject(row.customer)
  const items = parseLines(row.items)
  const total = looseNumber(row.total) ?? looseNumber(looseObject(row.totals).total) ?? 0
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
    code: looseText(row.code),
    number: looseNumber(row.number) ?? 0,
    status: oneOf(orderStatuses, looseText(row.status).toLowerCase(), 'pending'),
    service_type: oneOf(serviceTypes, row.service_type, 'dine-in'),
    schedule_date: looseText(row.schedule_date).slice(0, 10),
    schedule_time: looseText(row.schedule_time).slice(0, 5),
    party_size: looseNumber(row.party_size) ?? 1,
    items,
    items_count: looseNumber(row.items_count) ?? items.reduce((sum, line) => sum + line.qty, 0),
    subtotal: looseNumber(row.subtotal) ?? total,
    discount: looseNumber(row.discount) ?? 0,
    total,
    currency: 'USD',
    payment_method: oneOf(paymentMethods, row.payment_method, 'cash'),
    payment_status: looseText(row.payment_status) || 'unpaid',
    card_announced: looseTextOrNull(row.card_announced),
    cancel_reason: looseTextOrNull(row.cancel_reason),
    customer_name: looseText(row.customer_name) || looseText(customer.name),
    customer_phone: looseText(row.customer_phone) || looseText(customer.phone),
    customer_email: looseTextOrNull(row.customer_email),
    notes: looseTextOrNull(row.notes),
    custom_request: looseTextOrNull(row.custom_request),
    promo_code: looseTextOrNull(row.promo_code),
    room_number: looseTextOrNull(row.room_number),
    room_guest_name: looseTextOrNull(row.room_guest_name),
    room_booking_id: looseTextOrNull(row.room_booking_id),
    flag: looseTextOrNull(row.flag),
    source: looseText(row.source),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
    payments: Array.isArray(row.payments) ? (row.payments as Order['payments']) : [],
  }
}

export const orders = () =>
  listQuery({
    resource: 'restaurant_orders',
    route: 'listRestaurantOrders',
    query: { per_page: '500' },
    parse: parseOrder,
  })
