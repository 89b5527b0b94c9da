import type { HotelBooking } from '#contract/bookings.ts'
import type { KeptRow } from '#contract/resources.ts'
import { nightsOf } from '#domain/stays.ts'
import {
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  type Loose,
} from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { dayOf } from './data.ts'

/** Money taken, or asked for, on a booking. */
export interface BookingPayment {
  id: string
  /** In `currency`: dollars with decimals, or whole francs. */
  amount: number
  currency: string
  method: string
  status: string
  reference: string | null
  createdAt: string
}

/**
 * A room booking as the desk sees it (spec 3 §3). States are as the host says them, in lower case:
 * another host may know more than ours.
 */
export interface DeskBooking extends Omit<HotelBooking, 'status' | 'payment_status'> {
  status: string
  payment_status: string
  /** Empty where the list came without them: the feed of changes has the sum alone. */
  payments: readonly BookingPayment[]
  /** Moved on this device: the house works the price out again when it takes that. */
  price_open?: true
}

function paymentOf(value: unknown): BookingPayment {
  const row = looseObject(value)
  return {
    id: looseText(row.id),
    amount: looseNumber(row.amount) ?? 0,
    currency: looseText(row.currency).toUpperCase() || 'USD',
    method: looseText(row.method).toLowerCase(),
    status: looseText(row.status).toLowerCase() || 'pending',
    reference: looseTextOrNull(row.reference),
    createdAt: looseText(row.created_at),
  }
}

/** Flags come as booleans, 0 and 1, or text; here what is not said is not taken. */
const isYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

function extrasOf(row: Loose): DeskBooking['extras'] {
  const extras = looseObject(row.extras)
  return {
    breakfast: isYes(extras.breakfast ?? row.extra_breakfast),
    airport_transfer: isYes(extras.airport_transfer ?? row.extra_airport_transfer),
    late_checkout: isYes(extras.late_checkout ?? row.extra_late_checkout),
  }
}

/** Name, phone and e-mail, which hosts put on the row or in a `customer` (spec 3 §3). */
function customerOf(row: Loose) {
  const customer = looseObject(row.customer)
  return {
    customer_name:
      looseText(row.customer_name) ||
      looseText(row.guest_name) ||
      looseText(row.customer) ||
      looseText(customer.name),
    customer_phone: looseTextOrNull(row.customer_phone) ?? looseTextOrNull(customer.phone),
    customer_email: looseTextOrNull(row.customer_email) ?? looseTextOrNull(customer.email),
  }
}

function roomOf(row: Loose) {
  const room = looseObject(row.room)
  return {
    room_id: looseText(row.room_id) || looseText(room.id),
    room_number: looseText(row.room_number) || looseText(room.room_number),
    room_name: looseText(row.room_name) || looseText(room.name) || looseText(room.title),
    room_type: looseText(row.room_type) || looseText(room.type),
  }
}

function pricesOf(row: Loose, payments: readonly BookingPayment[]) {
  const currency = row.currency === 'RWF' ? ('RWF' as const) : ('USD' as const)
  const rate = looseNumber(row.rwf_rate)
  const grandTotal = looseNumber(row.grand_total) ?? looseNumber(row.total) ?? 0
  const inDollars = currency === 'USD' ? grandTotal : rate ? grandTotal / rate : 0
  const dollarsPaid = payments
    .filter((one) => one.status === 'paid' && one.currency === 'USD')
    .reduce((sum, { amount }) => sum + amount, 0)
  return {
    currency,
    rwf_rate: rate,
    grand_total: grandTotal,
    total: looseNumber(row.total) ?? inDollars,
    discount: looseNumber(row.discount) ?? 0,
    price_per_night: looseNumber(row.price_per_night) ?? 0,
    paid: looseNumber(row.paid) ?? dollarsPaid,
  }
}

/**
 * A booking as any host sends it: what is left out is empty, a state that is not told is pending.
 * Null without both dates: there is nothing to show on a desk.
 */
export function parseBooking(raw: KeptRow): DeskBooking | null {
  const row = looseObject(raw)
  const checkIn = dayOf(row.check_in, row.start, row.from, row.date_from)
  const checkOut = dayOf(row.check_out, row.end, row.to, row.date_to)
  if (checkIn === null || checkOut === null) return null
  const payments = looseList(row.payments).map(paymentOf)
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at) || looseText(row.updated_at),
    code: looseText(row.code),
    group_id: looseTextOrNull(row.group_id),
    ...roomOf(row),
    check_in: checkIn,
    check_out: checkOut,
    nights: nightsOf(checkIn, checkOut),
    adults: looseNumber(row.adults) ?? 1,
    children: looseNumber(row.children) ?? 0,
    extras: extrasOf(row),
    status: looseText(row.status).toLowerCase() || 'pending',
    payment_status: looseText(row.payment_status).toLowerCase() || 'unpaid',
    ...pricesOf(row, payments),
    held_until: looseTextOrNull(row.held_until),
    flag: looseTextOrNull(row.flag),
    cancel_reason: looseTextOrNull(row.cancel_reason),
    ...customerOf(row),
    notes: looseTextOrNull(row.notes),
    promo_code: looseTextOrNull(row.promo_code),
    source: looseText(row.source),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
    owing: looseNumber(row.owing),
    owing_reason: looseTextOrNull(row.owing_reason),
    payments,
  }
}

/** All of the house's room bookings (spec 3 §7.2, §7.3). */
export const deskBookings = () =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'listHotelBookings',
    query: { include: 'room,payments' },
    parse: parseBooking,
  })

/**
 * Those that begin between two days, both included, read by index: a first look at the few while
 * the whole list is still being read. Only where the device keeps the table whole.
 */
export const deskBookingsFrom = (from: string, to: string) =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'listHotelBookings',
    query: { include: 'room,payments' },
    scope: [from, to],
    parse: parseBooking,
  })
