import { addDays, dayIn } from '#domain/days.ts'
import { isTooLate } from '#domain/hours.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** Nobody orders further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

/** A day within a year; `field`: of the body. Throws `validation`. */
export function checkDay(timezone: string, day: string, now: Date, field: string): void {
  if (day <= addDays(dayIn(timezone, now), DAYS_AHEAD)) return
  refuse('choose_another_date', { field })
}

/** Guests' requests alone: what staff record is fact. Throws `too_late`, by the house's clock. */
export function checkNotPast(
  timezone: string,
  { date, time }: { date: string; time: string },
  now: Date,
): void {
  if (isTooLate(timezone, date, time, now)) refuse('time_has_passed', { time, date })
}
