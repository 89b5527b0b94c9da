import type { LaundryOrder } from '#contract/laundry.ts'
import { laundryStatuses, laundryTotals, defaultTurnaroundHours } from '#domain/laundry.ts'
import { fromCents, toCents } from '#domain/money.ts'
import {
  coerceList,
  coerceNumber,
  coerceObject,
  coerceOneOf,
  coerceText,
  coerceTextOrNull,
  isNotFalse,
  isYes,
  commonFieldsOf,
  type Raw,
  type Readers,
} from './coerce.ts'

/** The laundry's price list and its orders (spec 2 §3 and §7, spec 3 §3 and §7.6). */

function lineOf(value: unknown): LaundryOrder['items'][number] {
  const line = coerceObject(value)
  const service = coerceObject(line.service)
  return {
    service_id: coerceText(line.service_id) || coerceText(service.id),
    name: coerceText(line.name) || coerceText(service.name),
    unit: coerceText(line.unit) || coerceText(service.unit) || 'per item',
    price: coerceNumber(line.price) ?? coerceNumber(service.price) ?? 0,
    qty: coerceNumber(line.qty) ?? 1,
  }
}

/** A day, or a day with its time, in either order of dropping off and picking up. */
function timesOf(raw: Raw): Pick<LaundryOrder, 'in_at' | 'out_at'> {
  const at = (value: unknown) => coerceText(value).replace(' ', 'T').slice(0, 16)
  const [first, last] = [at(raw.drop_off), at(raw.pick_up)].toSorted()
  return { in_at: at(raw.in_at) || (first ?? ''), out_at: at(raw.out_at) || (last ?? '') }
}

function sumsOf(raw: Raw, items: LaundryOrder['items'], rush: boolean) {
  const lines = items.map(({ price, qty }) => ({ price_cents: toCents(price), qty }))
  // The documents' rush fee, where the host says nothing (spec 3 §9).
  const fees = { pickupFeeCents: 0, rushRate: 0.2 }
  const own = laundryTotals(lines, { pickup: false, rush }, fees)
  return {
    items_subtotal: coerceNumber(raw.items_subtotal) ?? fromCents(own.subtotal_cents),
    fees: coerceNumber(raw.fees) ?? fromCents(own.fees_cents),
    grand_total:
      coerceNumber(raw.grand_total) ?? coerceNumber(raw.total) ?? fromCents(own.total_cents),
  }
}

export const readers: Readers = {
  /** Null for what cannot be sold. */
  laundry_services(raw) {
    const name = coerceText(raw.name)
    const price = coerceNumber(raw.price)
    const hours = coerceNumber(raw.turnaround_hrs)
    if (name === '' || price === null || price < 0) return null
    return {
      ...commonFieldsOf(raw),
      name,
      unit: coerceText(raw.unit) || 'per item',
      price,
      turnaround_hrs: hours !== null && hours > 0 ? hours : defaultTurnaroundHours,
      is_available: isNotFalse(raw.is_available),
      position: coerceNumber(raw.position) ?? 0,
      image_path: coerceTextOrNull(raw.image_path) ?? coerceTextOrNull(raw.image_url),
    }
  },

  /** What is left out is empty, an unknown state is pending. */
  laundry_orders(raw) {
    const items = coerceList(raw.items).map(lineOf)
    const rush = isYes(raw.rush)
    return {
      ...commonFieldsOf(raw),
      code: coerceText(raw.code),
      status: coerceOneOf(laundryStatuses, raw.status) ?? 'pending',
      payment_status: coerceText(raw.payment_status).toLowerCase() || 'unpaid',
      rush,
      pickup: isYes(raw.pickup),
      ...timesOf(raw),
      items,
      ...sumsOf(raw, items, rush),
      currency: 'USD',
      cancel_reason: coerceTextOrNull(raw.cancel_reason),
      customer: coerceText(raw.customer) || coerceText(raw.customer_name),
      customer_phone: coerceTextOrNull(raw.customer_phone),
      customer_email: coerceTextOrNull(raw.customer_email),
      room_booking_id: coerceTextOrNull(raw.room_booking_id),
      room: coerceTextOrNull(raw.room),
      address: coerceTextOrNull(raw.address),
      notes: coerceTextOrNull(raw.notes),
      source: coerceText(raw.source),
      flag: coerceTextOrNull(raw.flag),
      ready_at: coerceTextOrNull(raw.ready_at),
      delivered_at: coerceTextOrNull(raw.delivered_at),
      device_time: coerceTextOrNull(raw.device_time),
      changed_by: coerceTextOrNull(raw.changed_by),
    }
  },
}
