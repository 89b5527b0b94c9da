import { msg } from '@lingui/core/macro'
import { servesAt, type Hours, type Serving } from '#domain/hours.ts'
import { wrongTime, type When } from '#parts/request-form/problems.ts'

/** The house's clock and hours. */
export interface ServingTime {
  timezone: string
  hours: Record<Serving, Hours>
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
  const { time } = when
  const isServed = servesAt(kitchen, time) || (fromBarAlone && servesAt(bar, time))
  const { open, close } = fromBarAlone ? bar : kitchen
  const closed = fromBarAlone
    ? msg`The bar serves from ${open} to ${close}.`
    : msg`The kitchen serves from ${open} to ${close}.`
  return wrongTime(when, timezone, now, isServed ? null : closed)
}
