import { dayIn, momentOf } from '#domain/days.ts'
import type { Operation } from '../../pipeline/endpoint.ts'

type Recorded = Pick<Operation, 'deviceTime' | 'deviceClock'>

/**
 * When money was taken: as told, a day or a moment, else when it was recorded, never ahead of the
 * house's clock. The day of a clock that the house does not believe was nobody's word: forms offer
 * today by themselves.
 */
export function momentAt(
  told: string | undefined,
  timezone: string,
  recorded: Recorded | null,
  now: Date,
): string {
  const latest = now.toISOString()
  const at = recorded?.deviceTime ?? latest
  const clock = recorded?.deviceClock ?? null
  const untold = told === undefined || (clock !== null && isDayOf(clock, told, timezone))
  const wished = untold ? at : whole(told, timezone, at)
  return wished > latest ? latest : wished
}

/** Whether a told day or moment is the clock's own. */
function isDayOf(clock: string, told: string, timezone: string): boolean {
  const day = told.length > 10 ? dayIn(timezone, new Date(told)) : told
  return day === dayIn(timezone, new Date(clock)) || day === clock.slice(0, 10)
}

/** A day alone is that day's noon, or the moment of recording where it is the same day. */
function whole(told: string, timezone: string, recorded: string): string {
  if (told.length > 10) return new Date(told).toISOString()
  if (dayIn(timezone, new Date(recorded)) === told) return recorded
  return momentOf(timezone, told, '12:00').toISOString()
}
