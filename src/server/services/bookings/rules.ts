import { addDays, dayIn, daysBetween } from '#domain/days.ts'
import {
  furthestArrival,
  longestStay,
  mostAdults,
  nightsOf,
  type Party,
  type Span,
} from '#domain/stays.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** Where the days stand in a body, for `errors`. */
export type Where = 'schedule.' | ''

function invalid(field: string, words: string): never {
  return refuse('validation', words, { errors: { [field]: [words] } })
}

/** Whether the calendar has the day. */
const exists = (day: string) => addDays(day, 0) === day

/**
 * Days that can be booked: on the calendar, a night at least and no more than `longestStay`, and
 * not so far away that a clock must be wrong. Throws `validation`.
 */
export function checkSpan(
  { check_in, check_out }: Span,
  timezone: string,
  now: Date,
  where: Where = 'schedule.',
): void {
  if (!exists(check_in)) invalid(`${where}check_in`, 'Please choose another check-in date.')
  if (!exists(check_out)) invalid(`${where}check_out`, 'Please choose another check-out date.')
  const nights = nightsOf(check_in, check_out)
  if (nights < 1) invalid(`${where}check_out`, 'Check-out must be after check-in.')
  if (nights > longestStay) {
    invalid(`${where}check_out`, `A stay may have at most ${longestStay} nights.`)
  }
  const ahead = daysBetween(dayIn(timezone, now), check_in)
  if (Math.abs(ahead) > furthestArrival) {
    invalid(`${where}check_in`, `Please choose a check-in within ${furthestArrival} days.`)
  }
}

/** What guests ask for alone: what staff record is fact. Throws `too_late`, by the house's day. */
export function checkNotPast({ check_in }: Span, timezone: string, now: Date): void {
  if (check_in < dayIn(timezone, now)) {
    refuse('too_late', `The day of arrival that you asked for, ${check_in}, has passed.`)
  }
}

/** Guests of one room (decisions.md, "Rooms and bookings"). Throws `validation`. */
export function checkGuests(capacity: number, { adults, children }: Party): void {
  const most = mostAdults(capacity)
  if (adults > most) invalid('guests.adults', `At most ${most} adults in a room.`)
  if (adults + children > capacity) {
    invalid(
      'guests.adults',
      capacity === 1
        ? 'This room is for at most one guest.'
        : `This room is for at most ${capacity} guests.`,
    )
  }
}
