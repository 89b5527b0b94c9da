import {
  endsAfterStart,
  furthestPickup,
  longestRental,
  rentalDays,
  type Outing,
} from '#domain/cars.ts'
import { addDays, dayIn, daysBetween } from '#domain/days.ts'
import { isTooLate } from '#domain/restaurant.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** Where the days stand in a body, for `errors`. */
type Where = 'schedule.' | ''

function invalid(field: string, words: string): never {
  return refuse('validation', words, { errors: { [field]: [words] } })
}

const exists = (day: string) => addDays(day, 0) === day

/**
 * Days that a car can be rented for: on the calendar, back after it left, no longer than
 * `longestRental`, and not so far away that a clock must be wrong. Throws `validation`.
 */
export function checkOuting(
  outing: Outing,
  timezone: string,
  now: Date,
  where: Where = 'schedule.',
): void {
  const { pickup_date, dropoff_date } = outing
  if (!exists(pickup_date)) invalid(`${where}pickup_date`, 'Please choose another pick-up date.')
  if (!exists(dropoff_date)) invalid(`${where}dropoff_date`, 'Please choose another drop-off date.')
  if (!endsAfterStart(outing)) {
    invalid(`${where}dropoff_date`, 'Drop-off must be after pick-up.')
  }
  if (rentalDays(pickup_date, dropoff_date) > longestRental) {
    invalid(`${where}dropoff_date`, `A car can be rented for at most ${longestRental} days.`)
  }
  if (Math.abs(daysBetween(dayIn(timezone, now), pickup_date)) > furthestPickup) {
    invalid(`${where}pickup_date`, 'Please choose a pick-up within a year.')
  }
}

/** What guests ask for alone: what staff record is fact. Throws `too_late`, by the house's clock. */
export function checkNotPast(
  { pickup_date, pickup_time }: Outing,
  timezone: string,
  now: Date,
): void {
  if (isTooLate(timezone, pickup_date, pickup_time, now)) {
    refuse(
      'too_late',
      `The pick-up that you asked for, ${pickup_time} on ${pickup_date}, has passed.`,
    )
  }
}
