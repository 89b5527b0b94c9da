import type { NamedRefusal } from '#contract/refusals/index.ts'
import {
  endsAfterStart,
  latestPickup,
  maxRentalDays,
  rentalDays,
  type RentalPeriod,
} from '#domain/cars.ts'
import { dayIn, daysBetween } from '#domain/days.ts'
import { isTooLate } from '#domain/hours.ts'
import { refuseWith, refuse } from '../../pipeline/endpoint.ts'

/** Where the days stand in a body, for `errors`. */
type Where = 'schedule.' | ''

function invalid(field: string, said: NamedRefusal): never {
  return refuseWith(said, { field })
}

/**
 * Days that a car can be rented for: back after it left, no longer than
 * `maxRentalDays`, and not so far away that a clock must be wrong. Throws `validation`.
 */
export function checkRentalPeriod(
  rentalPeriod: RentalPeriod,
  timezone: string,
  now: Date,
  where: Where = 'schedule.',
): void {
  const { pickup_date, dropoff_date } = rentalPeriod
  if (!endsAfterStart(rentalPeriod)) {
    invalid(`${where}dropoff_date`, { reason: 'drop_off_before_pick_up' })
  }
  if (rentalDays(pickup_date, dropoff_date) > maxRentalDays) {
    invalid(`${where}dropoff_date`, {
      reason: 'rental_too_long',
      params: { days: maxRentalDays },
    })
  }
  if (Math.abs(daysBetween(dayIn(timezone, now), pickup_date)) > latestPickup) {
    invalid(`${where}pickup_date`, { reason: 'pick_up_too_far' })
  }
}

/** What guests ask for alone: what staff record is fact. Throws `too_late`, by the house's clock. */
export function checkNotPast(
  { pickup_date, pickup_time }: RentalPeriod,
  timezone: string,
  now: Date,
): void {
  if (isTooLate(timezone, pickup_date, pickup_time, now)) {
    refuse('pick_up_has_passed', { time: pickup_time, date: pickup_date })
  }
}
