import type { ResourceRow, RowAt } from '#contract/resources.ts'
import type { TourBooking } from '#contract/tour-bookings.ts'
import { hourOf } from '#domain/hours.ts'
import {
  categoryOf,
  coerceNumber,
  coerceObject,
  coerceText,
  coerceTextOrNull,
  isNotFalse,
  commonFieldsOf,
  namedOf,
  pricedOf,
  stateOf,
  type Raw,
  type Readers,
} from './coerce.ts'

/** Tours and their bookings (spec 2 §3 and §7, spec 3 §7.9). */

/** The price of a kilometre is a row of its own beside the settings; hosts have several names for it (spec 3 §7.9). */
function travelPriceOf(row: Raw): Raw {
  const names = ['price_per_km_usd', 'travel_price_per_km', 'travel_price_per_km_usd']
  const price = names.map((name) => coerceNumber(row[name])).find((one) => one !== null)
  return price === undefined ? row : { ...row, price_per_km_usd: price }
}

/** Lists that the settings of older versions do not have. */
const noLists = {
  promo_codes: [],
  taxes: [],
  overview_counters: [],
  closed_dates: [],
  services_off: [],
}

export const readers: Readers = {
  settings: (row) =>
    (row.id === 'travel'
      ? travelPriceOf(row)
      : { ...noLists, ...row }) as ResourceRow as RowAt<'settings'>,

  tour_categories: namedOf,

  /** Null for what cannot be sold. A capacity of 0: the host says none. */
  tours(raw) {
    const name = coerceText(raw.name)
    const price = coerceNumber(raw.price)
    if (name === '' || price === null || price < 0) return null
    return {
      ...commonFieldsOf(raw),
      ...categoryOf(raw),
      name,
      location: coerceText(raw.location),
      duration_days: Math.max(coerceNumber(raw.duration_days) ?? 1, 1),
      capacity: coerceNumber(raw.capacity) ?? 0,
      departure_time: hourOf(raw.departure_time),
      price,
      is_available: isNotFalse(raw.is_available),
      description: coerceText(raw.description),
      image_path: coerceTextOrNull(raw.image_path) ?? coerceTextOrNull(raw.image_url),
    }
  },

  /** What is left out is empty, a state that is not told is pending. Null without a day. */
  tour_bookings(raw) {
    const tour = coerceObject(raw.tour)
    const date = coerceText(raw.date).slice(0, 10)
    if (date === '') return null
    const total = coerceNumber(raw.total) ?? 0
    return {
      ...pricedOf(raw),
      tour_id: coerceText(raw.tour_id) || coerceText(tour.id),
      tour_name: coerceText(raw.tour_name) || coerceText(tour.name),
      date,
      departure_time: hourOf(raw.departure_time),
      people: coerceNumber(raw.people) ?? 1,
      status: stateOf<TourBooking['status']>(raw, 'pending'),
      payment_method: coerceText(raw.payment_method).toLowerCase(),
      per_person: coerceNumber(raw.per_person) ?? 0,
      subtotal: coerceNumber(raw.subtotal) ?? total,
      discount: coerceNumber(raw.discount) ?? 0,
      total,
      notes: coerceTextOrNull(raw.notes),
      promo_code: coerceTextOrNull(raw.promo_code),
      room_number: coerceTextOrNull(raw.room_number),
      paid_at: coerceTextOrNull(raw.paid_at),
    }
  },
}
