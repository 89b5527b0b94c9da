import type { Rental } from '#contract/rentals.ts'
import { rentalDays, rentalExtraNames } from '#domain/cars.ts'
import {
  categoryOf,
  coerceDay,
  coerceNumber,
  coerceObject,
  coerceText,
  coerceTextOrNull,
  isNotFalse,
  isYes,
  commonFieldsOf,
  namedOf,
  pricedOf,
  stateOf,
  type Raw,
  type Readers,
} from './coerce.ts'

/** Cars and their rentals (spec 2 §3, spec 3 §3, §7.3 and §7.5). */

/** Where a car does not say (spec 2 §3). */
const USUAL_SEATS = 4

/** On the row itself, or together under `extras` (spec 3 §3); what is not said is not taken. */
function extrasOf(raw: Raw): Rental['extras'] {
  const extras = coerceObject(raw.extras)
  return Object.fromEntries(
    rentalExtraNames.map((name) => [name, isYes(extras[name] ?? raw[name])]),
  ) as Rental['extras']
}

export const readers: Readers = {
  car_categories: namedOf,

  cars(raw) {
    const name = coerceText(raw.name)
    if (name === '') return null
    return {
      ...commonFieldsOf(raw),
      ...categoryOf(raw),
      name,
      plate: coerceText(raw.plate),
      seats: coerceNumber(raw.seats) ?? USUAL_SEATS,
      transmission: coerceText(raw.transmission),
      fuel: coerceText(raw.fuel),
      daily_rate: coerceNumber(raw.daily_rate) ?? 0,
      is_available: isNotFalse(raw.is_available),
      description: coerceText(raw.description),
      image_path: coerceTextOrNull(raw.image_url) ?? coerceTextOrNull(raw.image_path),
    }
  },

  /**
   * What is left out is empty, a state that is not told is pending. Null without both days: there is
   * nothing to show on a desk.
   */
  car_rentals(raw) {
    const car = coerceObject(raw.car)
    const pickup = coerceDay(raw.pickup_date, raw.start)
    const dropoff = coerceDay(raw.dropoff_date, raw.return_date, raw.end)
    if (pickup === null || dropoff === null) return null
    return {
      ...pricedOf(raw),
      car_id: coerceText(raw.car_id) || coerceText(car.id),
      car_name: coerceText(raw.car_name) || coerceText(car.name),
      car_plate: coerceText(raw.car_plate) || coerceText(car.plate),
      status: stateOf<Rental['status']>(raw, 'pending'),
      pickup_date: pickup,
      pickup_time: coerceText(raw.pickup_time),
      dropoff_date: dropoff,
      dropoff_time: coerceText(raw.dropoff_time),
      pickup_location: coerceText(raw.pickup_location),
      dropoff_location: coerceText(raw.dropoff_location),
      extras: extrasOf(raw),
      days: rentalDays(pickup, dropoff),
      base_price: coerceNumber(raw.base_price) ?? 0,
      extras_total: coerceNumber(raw.extras_total) ?? 0,
      grand_total:
        coerceNumber(raw.grand_total) ?? coerceNumber(raw.total) ?? coerceNumber(raw.amount) ?? 0,
    }
  },
}
