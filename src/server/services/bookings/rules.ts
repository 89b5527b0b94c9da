import type { NamedRefusal } from '#contract/refusals/index.ts'
import { addDays, dayIn, daysBetween } from '#domain/days.ts'
import {
  latestArrival,
  maxStayNights,
  maxAdults,
  nightsOf,
  type Party,
  type Span,
} from '#domain/stays.ts'
import { refuseWith, refuse } from '../../pipeline/endpoint.ts'

/** Where the days stand in a body, for `errors`. */
export type Where = 'schedule.' | ''

function invalid(field: string, said: NamedRefusal): never {
  return refuseWith(said, { field })
}

/** Whether the calendar has the day. */
const exists = (day: string) => addDays(day, 0) === day

/**
 * Days that can be booked: on the calendar, a night at least and no more than `maxStayNights`, and
 * not so far away that a clock must be wrong. Throws `validation`.
 */
export function checkSpan(
  { check_in, check_out }: Span,
  timezone: string,
  now: Date,
  where: Where = 'schedule.',
): void {
  if (!exists(check_in)) invalid(`${where}check_in`, { reason: 'choose_another_check_in' })
  if (!exists(check_out)) invalid(`${where}check_out`, { reason: 'choose_another_check_out' })
  const nights = nightsOf(check_in, check_out)
  if (nights < 1) invalid(`${where}check_out`, { reason: 'check_out_before_check_in' })
  if (nights > maxStayNights) {
    invalid(`${where}check_out`, {
      reason: 'stay_too_long',
      params: { nights: maxStayNights },
    })
  }
  const ahead = daysBetween(dayIn(timezone, now), check_in)
  if (Math.abs(ahead) > latestArrival) {
    invalid(`${where}check_in`, {
      reason: 'check_in_too_far',
      params: { days: latestArrival },
    })
  }
}

/** What guests ask for alone: what staff record is fact. Throws `too_late`, by the house's day. */
export function checkNotPast({ check_in }: Span, timezone: string, now: Date): void {
  if (check_in < dayIn(timezone, now)) {
    refuse('arrival_has_passed', { check_in })
  }
}

/** Guests of one room (decisions.md, "Rooms and bookings"). Throws `validation`. */
export function checkGuests(
  capacity: number,
  { adults, children }: Party,
  field = 'guests.adults',
): void {
  const most = maxAdults(capacity)
  if (adults > most) invalid(field, { reason: 'too_many_adults', params: { most } })
  if (adults + children > capacity) {
    invalid(field, { reason: 'room_too_small', params: { capacity } })
  }
}
