import type { KeptRow } from '#contract/resources.ts'
import type { Rental } from '#contract/rentals.ts'
import { rentalDays, rentalExtraNames } from '#domain/cars.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, type Loose } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/**
 * A rental as the desk sees it (spec 3 §3). States are as the host says them, in lower case: another
 * host may know more than ours.
 */
export interface DeskRental extends Omit<Rental, 'status'> {
  status: string
  /** Moved on this device: the house works the price out again when it takes that. */
  price_open?: true
}

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day of a date or a moment; null for all else. */
function dayOf(...values: unknown[]): string | null {
  const text = values.map(looseText).find((one) => DAY.test(one))
  return text === undefined ? null : text.slice(0, 10)
}

/** Flags come as booleans, 0 and 1, or text; here what is not said is not taken. */
const isYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

/** On the row itself, or together under `extras` (spec 3 §3). */
function extrasOf(row: Loose): DeskRental['extras'] {
  const extras = looseObject(row.extras)
  return Object.fromEntries(
    rentalExtraNames.map((name) => [name, isYes(extras[name] ?? row[name])]),
  ) as DeskRental['extras']
}

/**
 * A rental as any host sends it: what is left out is empty, a state that is not told is pending.
 * Null without both days: there is nothing to show on a desk.
 */
export function parseRental(raw: KeptRow): DeskRental | null {
  const row = looseObject(raw)
  const [car, customer] = [looseObject(row.car), looseObject(row.customer)]
  const pickup = dayOf(row.pickup_date, row.start)
  const dropoff = dayOf(row.dropoff_date, row.return_date, row.end)
  if (pickup === null || dropoff === null) return null
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at) || looseText(row.updated_at),
    code: looseText(row.code),
    car_id: looseText(row.car_id) || looseText(car.id),
    car_name: looseText(row.car_name) || looseText(car.name),
    car_plate: looseText(row.car_plate) || looseText(car.plate),
    status: looseText(row.status).toLowerCase() || 'pending',
    payment_status: looseText(row.payment_status).toLowerCase() || 'unpaid',
    card_announced: looseTextOrNull(row.card_announced),
    pickup_date: pickup,
    pickup_time: looseText(row.pickup_time),
    dropoff_date: dropoff,
    dropoff_time: looseText(row.dropoff_time),
    pickup_location: looseText(row.pickup_location),
    dropoff_location: looseText(row.dropoff_location),
    extras: extrasOf(row),
    days: rentalDays(pickup, dropoff),
    base_price: looseNumber(row.base_price) ?? 0,
    extras_total: looseNumber(row.extras_total) ?? 0,
    grand_total:
      looseNumber(row.grand_total) ?? looseNumber(row.total) ?? looseNumber(row.amount) ?? 0,
    currency: 'USD',
    cancel_reason: looseTextOrNull(row.cancel_reason),
    customer_name: looseText(row.customer_name) || looseText(customer.name),
    customer_phone: looseTextOrNull(row.customer_phone) ?? looseTextOrNull(customer.phone),
    customer_email: looseTextOrNull(row.customer_email) ?? looseTextOrNull(customer.email),
    source: looseText(row.source),
    room_booking_id: looseTextOrNull(row.room_booking_id),
    flag: looseTextOrNull(row.flag),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

/** All of the house's rentals (spec 3 §7.3). */
export const deskRentals = () =>
  listQuery({ resource: 'car_rentals', route: 'listRentals', parse: parseRental })
