import { dayIn, momentOf } from '#domain/days.ts'
import type { Operation } from '../../pipeline/endpoint.ts'

type Recorded = Pick<Operation, 'deviceTime' | 'deviceClock'>

/**
 * When money was taken: as told, a day or a moment, else when it was recorded, never ahead of the
 * house's clock. The day of a clock that the house does not believe was nobody's word: forms offer
 * today by themselves.
 */
export function momentAt(
  stated: string | undefined,
  timezone: string,
  recorded: Recorded | null,
  now: Date,
): string {
  const latest = now.toISOString()
  const at = recorded?.deviceTime ?? latest
  const clock = recorded?.deviceClock ?? null
  const notStated = stated === undefined || (clock !== null && isDayOf(clock, stated, timezone))
  const chosen = notStated ? at : toMoment(stated, timezone, at)
  return chosen > latest ? latest : chosen
}

/** Whether a told day or moment is the clock's own. */
function isDayOf(clock: string, stated: string, timezone: string): boolean {
  const day = stated.length > 10 ? dayIn(timezone, new Date(stated)) : stated
  return day === dayIn(timezone, new Date(clock)) || day === clock.slice(0, 10)
}

/** A day alone is that day's noon, or the moment of recording where it is the same day. */
function toMoment(stated: string, timezone: string, recorded: string): string {
  if (stated.length > 10) return new Date(stated).toISOString()
  if (dayIn(timezone, new Date(recorded)) === stated) return recorded
  return momentOf(timezone, stated, '12:00').toISOString()
}
