import type { BookingMoney, HotelBooking, Stay } from '#contract/bookings.ts'
import type { Room } from '#contract/catalogue.ts'
import { nightsOf } from '#domain/stays.ts'
import {
  coerceDay,
  coerceList,
  coerceNumber,
  coerceObject,
  coerceText,
  coerceTextOrNull,
  customerOf,
  firstText,
  isNotFalse,
  isYes,
  commonFieldsOf,
  type Fields,
  type Raw,
  type Readers,
} from './coerce.ts'
import { currencyOf, moneyStatusOf } from './payments.ts'

/** A relative one is the API host's own, wherever it begins (spec 1 §3): '' stays ''. */
const atHost = (address: string) =>
  address === '' || address.startsWith('/') || /^[a-z][a-z+.-]*:/i.test(address)
    ? address
    : `/${address}`

/** An address alone, or an object with `url` or `path`. */
function picturesOf(value: unknown): Room['images'] {
  return coerceList(value).flatMap((one, at) => {
    const { id, url, path } = coerceObject(one)
    const address = atHost(firstText(one, url, path))
    if (address === '') return []
    const its = atHost(firstText(path, address))
    return [{ id: coerceText(id) || `picture-${at}`, url: address, path: its }]
  })
}

/** A list, or text with commas. */
function amenitiesOf(value: unknown): string[] {
  const list = typeof value === 'string' ? value.split(',') : coerceList(value)
  return list.map((one) => firstText(one, coerceObject(one).name)).filter((one) => one !== '')
}

function roomOf(row: Raw): Room {
  return {
    ...commonFieldsOf(row),
    room_number: firstText(row.room_number, row.number),
    name: firstText(row.name, row.title),
    type: coerceText(row.type),
    capacity: Math.max(coerceNumber(row.capacity) ?? 1, 1),
    price_per_night: coerceNumber(row.price_per_night) ?? 0,
    description: coerceText(row.description),
    amenities: amenitiesOf(row.amenities),
    images: picturesOf(row.images),
    cover_image_url: atHost(coerceText(row.cover_image_url)) || null,
    is_available: isNotFalse(row.is_available),
    available_from: coerceDay(row.available_from),
  }
}

/** With the other names of the dates that hosts use (spec 1 §3); '' where none is told. */
function nightsIn(row: Raw) {
  return {
    check_in: coerceDay(row.check_in, row.start, row.from, row.date_from) ?? '',
    check_out: coerceDay(row.check_out, row.end, row.to, row.date_to) ?? '',
  }
}

function stayOf(row: Raw): Stay | null {
  const room_id = firstText(row.room_id, coerceObject(row.room).id)
  if (room_id === '') return null
  const status = coerceText(row.status).toLowerCase() as Stay['status']
  return { ...commonFieldsOf(row), room_id, ...nightsIn(row), status }
}

function extrasOf(row: Raw): HotelBooking['extras'] {
  const extras = coerceObject(row.extras)
  return {
    breakfast: isYes(extras.breakfast ?? row.extra_breakfast),
    airport_transfer: isYes(extras.airport_transfer ?? row.extra_airport_transfer),
    late_checkout: isYes(extras.late_checkout ?? row.extra_late_checkout),
  }
}

function bookedRoomOf(row: Raw) {
  const room = coerceObject(row.room)
  return {
    room_id: firstText(row.room_id, room.id),
    room_number: firstText(row.room_number, room.room_number, row.room),
    room_name: firstText(row.room_name, room.name, room.title),
    room_type: firstText(row.room_type, room.type),
  }
}

/** One that nobody numbered is known by its place on its booking. */
function paymentOf(value: unknown, at: number, booking: Raw): BookingMoney {
  const row: Fields = coerceObject(value)
  const customer = firstText(row.customer_name, row.customer)
  const optional = {
    rwf_rate: coerceNumber(row.rwf_rate),
    customer,
    paid_at: coerceTextOrNull(row.paid_at),
    updated_at: coerceTextOrNull(row.updated_at),
  }
  return {
    id: coerceText(row.id) || `${booking.id}:${at}`,
    amount: coerceNumber(row.amount) ?? 0,
    currency: firstText(row.currency).toUpperCase() || 'USD',
    method: coerceText(row.method).toLowerCase(),
    status: moneyStatusOf(row.status),
    reference: coerceTextOrNull(row.reference),
    notes: coerceTextOrNull(row.notes),
    created_at: firstText(row.created_at, row.date),
    ...Object.fromEntries(Object.entries(optional).filter(([, one]) => one !== null && one !== '')),
  }
}

function pricesOf(row: Raw, payments: readonly BookingMoney[]) {
  const currency = currencyOf(row.currency)
  const rate = coerceNumber(row.rwf_rate)
  const grandTotal = coerceNumber(row.grand_total) ?? coerceNumber(row.total) ?? 0
  const inDollars = currency === 'USD' ? grandTotal : rate ? grandTotal / rate : 0
  const dollarsPaid = payments
    .filter((one) => one.status === 'paid' && one.currency === 'USD')
    .reduce((sum, { amount }) => sum + amount, 0)
  return {
    currency,
    rwf_rate: rate,
    grand_total: grandTotal,
    total: coerceNumber(row.total) ?? inDollars,
    discount: coerceNumber(row.discount) ?? 0,
    price_per_night: coerceNumber(row.price_per_night) ?? 0,
    paid: coerceNumber(row.paid) ?? dollarsPaid,
  }
}

/** What the guest left owing: only our own server says it, and only of who has left. */
const owingOf = (row: Raw) => ({
  ...('owing' in row ? { owing: coerceNumber(row.owing) } : {}),
  ...('owing_reason' in row ? { owing_reason: coerceTextOrNull(row.owing_reason) } : {}),
})

/** What is left out is empty, a state that is not told is pending. */
function bookingOf(row: Raw): HotelBooking & { payments?: BookingMoney[] } {
  const days = nightsIn(row)
  const hasPayments = Array.isArray(row.payments)
  const payments = coerceList(row.payments).map((one, at) => paymentOf(one, at, row))
  return {
    ...commonFieldsOf(row),
    code: coerceText(row.code),
    group_id: coerceTextOrNull(row.group_id),
    ...bookedRoomOf(row),
    ...days,
    nights: days.check_in && days.check_out ? nightsOf(days.check_in, days.check_out) : 0,
    adults: coerceNumber(row.adults) ?? 1,
    children: coerceNumber(row.children) ?? 0,
    extras: extrasOf(row),
    // Another host may know more states than ours: they are shown as they are.
    status: (coerceText(row.status).toLowerCase() || 'pending') as HotelBooking['status'],
    payment_status: (coerceText(row.payment_status).toLowerCase() ||
      'unpaid') as HotelBooking['payment_status'],
    ...pricesOf(row, payments),
    held_until: coerceTextOrNull(row.held_until),
    flag: coerceTextOrNull(row.flag),
    cancel_reason: coerceTextOrNull(row.cancel_reason),
    ...customerOf(row),
    notes: coerceTextOrNull(row.notes),
    promo_code: coerceTextOrNull(row.promo_code),
    source: coerceText(row.source),
    device_time: coerceTextOrNull(row.device_time),
    changed_by: coerceTextOrNull(row.changed_by),
    ...owingOf(row),
    ...(hasPayments ? { payments } : {}),
  }
}

export const readers: Readers = { rooms: roomOf, stays: stayOf, hotel_bookings: bookingOf }
