import { servesAt, type OpeningHours, type Serving } from '#domain/hours.ts'
import { closedAt, isClosedOn } from '#parts/request-form/closed.ts'
import { wrongTime, type When } from '#parts/request-form/problems.ts'

/** The house's clock and hours. */
export interface ServingTime {
  timezone: string
  hours: Record<Serving, OpeningHours>
  now: Date
}

/**
 * Why nothing can be served then.
 *
 * @param fromBarAlone drinks and the like only: the bar's hours then count too
 */
export function wrongServing(
  when: When,
  { timezone, hours: { kitchen, bar }, now }: ServingTime,
  fromBarAlone: boolean,
) {
  const fromKitchen = !fromBarAlone || servesAt(kitchen, when.date, when.time)
  const closed = fromKitchen ? closedAt(kitchen, when, 'kitchen') : closedAt(bar, when, 'bar')
  return wrongTime(when, timezone, now, closed)
}

/** Whose hours count on a day: the bar's where all of it comes from there and no kitchen serves. */
export const placeOn = (
  day: string,
  { kitchen }: ServingTime['hours'],
  fromBarAlone: boolean,
): Serving => (fromBarAlone && isClosedOn(kitchen, day) ? 'bar' : 'kitchen')
