import type { Order } from '#contract/restaurant.ts'
import { services } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { orderStatuses, paymentMethods, serviceTypes } from '#domain/restaurant.ts'
import {
  coerceList,
  coerceNumber,
  coerceObject,
  coerceOneOf,
  coerceText,
  coerceTextOrNull,
  customerOf,
  isNotFalse,
  commonFieldsOf,
  orderedOf,
  pricedOf,
  type Raw,
  type Readers,
} from './coerce.ts'

/** The menu, orders of it, and tables reserved to eat at (spec 1 §7, spec 2 §3 and §7, spec 3 §7.3). */

function lineOf(value: unknown): Order['items'][number] {
  const line = coerceObject(value)
  const { id, name, price, qty, category_id } = line
  return {
    id: coerceText(id),
    name: coerceText(name),
    price: coerceNumber(price) ?? 0,
    qty: coerceNumber(qty) ?? 1,
    ...(category_id !== undefined && { category_id: coerceTextOrNull(category_id) }),
  }
}

function paymentOf(value: unknown): Order['payments'][number] {
  const row = coerceObject(value)
  return {
    id: coerceText(row.id),
    amount: coerceNumber(row.amount) ?? 0,
    currency: coerceText(row.currency) || 'USD',
    method: coerceText(row.method),
    status: coerceText(row.status).toLowerCase(),
    reference: coerceTextOrNull(row.reference),
    ...(row.notes !== undefined && { notes: coerceTextOrNull(row.notes) }),
    created_at: coerceText(row.created_at),
  }
}

/** Undefined where the app has no such service. */
const tables = services.find(({ kind }: Service) => kind === 'table') as Service | undefined

export const readers: Readers = {
  categories(raw) {
    const name = coerceText(raw.name)
    if (name === '') return null
    return { ...commonFieldsOf(raw), name, position: coerceNumber(raw.position) ?? 0 }
  },

  /** Null for what cannot be sold. Whose list it came in, not every host repeats in the row. */
  items(raw) {
    const price = coerceNumber(raw.price)
    const name = coerceText(raw.name)
    if (name === '' || price === null || price < 0) return null
    const category = coerceObject(raw.category)
    return {
      ...commonFieldsOf(raw),
      category_id: coerceText(raw.category_id) || coerceText(category.id),
      name,
      description: coerceText(raw.description),
      price,
      image_path: coerceTextOrNull(raw.image_path) ?? coerceTextOrNull(raw.image_url),
      is_available: isNotFalse(raw.is_available),
      position: coerceNumber(raw.position) ?? 0,
      category: { id: coerceText(category.id), name: coerceText(category.name) },
    }
  },

  /** What is left out is empty, an unknown state is pending. */
  restaurant_orders(raw) {
    const items = coerceList(raw.items).map(lineOf)
    const total = coerceNumber(raw.total) ?? coerceNumber(coerceObject(raw.totals).total) ?? 0
    return {
      ...pricedOf(raw),
      number: coerceNumber(raw.number) ?? 0,
      status: coerceOneOf(orderStatuses, raw.status) ?? 'pending',
      service_type: coerceOneOf(serviceTypes, raw.service_type) ?? 'dine-in',
      schedule_date: coerceText(raw.schedule_date).slice(0, 10),
      schedule_time: coerceText(raw.schedule_time).slice(0, 5),
      party_size: coerceNumber(raw.party_size) ?? 1,
      items,
      items_count: coerceNumber(raw.items_count) ?? items.reduce((sum, { qty }) => sum + qty, 0),
      subtotal: coerceNumber(raw.subtotal) ?? total,
      discount: coerceNumber(raw.discount) ?? 0,
      total,
      payment_method: coerceOneOf(paymentMethods, raw.payment_method) ?? 'cash',
      customer_phone: customerOf(raw).customer_phone ?? '',
      notes: coerceTextOrNull(raw.notes),
      custom_request: coerceTextOrNull(raw.custom_request),
      promo_code: coerceTextOrNull(raw.promo_code),
      room_number: coerceTextOrNull(raw.room_number),
      room_guest_name: coerceTextOrNull(raw.room_guest_name),
      payments: coerceList(raw.payments).map(paymentOf),
    }
  },

  /** The same of a table. Null without a day: there is nothing to show on a desk. */
  [tables?.table ?? '']: (raw: Raw) => {
    const date = coerceText(raw.date).slice(0, 10)
    if (date === '') return null
    return {
      ...orderedOf(raw),
      status: coerceOneOf(tables?.steps.statuses ?? [], raw.status) ?? 'pending',
      date,
      time: coerceText(raw.time).slice(0, 5),
      party_size: coerceNumber(raw.party_size) ?? 1,
      customer_phone: customerOf(raw).customer_phone ?? '',
      notes: coerceTextOrNull(raw.notes),
      custom_request: coerceTextOrNull(raw.custom_request),
      promo_code: coerceTextOrNull(raw.promo_code),
    }
  },
}
