import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCalendarDay } from '#domain/days.ts'
import {
  closedDateOf,
  nextOpenDay,
  servesAt,
  spansOn,
  weekdayOf,
  type OpeningHours,
  type Serving,
} from '#domain/hours.ts'
import { formatDate } from '#lib/format-date.ts'
import { onWeekdays } from '#lib/weekday-names.ts'
import type { When } from './problems.ts'

/** Why nothing is served then, and the field that it is about. */
export interface Closed {
  field: 'date' | 'time'
  text: MessageDescriptor
}

/** Null where it is open. In the language of the page. */
export function closedAt(hours: OpeningHours, when: When, place: Serving): Closed | null {
  if (servesAt(hours, when.date, when.time)) return null
  const [first, second] = spansOn(hours, when.date)
  if (!first) return { field: 'date', text: closedDay(hours, when.date, place) }
  const [{ open, close }, isBar] = [first, place === 'bar']
  if (!second) {
    const one = msg`The kitchen serves from ${open} to ${close}.`
    return { field: 'time', text: isBar ? msg`The bar serves from ${open} to ${close}.` : one }
  }
  const { open: again, close: end } = second
  return {
    field: 'time',
    text: isBar
      ? msg`The bar serves from ${open} to ${close} and from ${again} to ${end}.`
      : msg`The kitchen serves from ${open} to ${close} and from ${again} to ${end}.`,
  }
}

/** Unabbreviated at the end of a sentence: it would end with two dots. */
const dayText = (day: string, style: 'long' | 'full'): string =>
  formatDate(day, { locale: i18n.locale, style })

/** "The kitchen is closed on Mondays." and when it is open again. */
export function closedDay(hours: OpeningHours, day: string, place: Serving): MessageDescriptor {
  const { date, text = '' } = closedDateOf(hours, day) ?? {}
  const on = date ? dayText(date, 'long') : onWeekdays(weekdayOf(day), i18n.locale)
  const days = text === '' ? on : `${on} (${text})`
  const next = nextOpenDay(hours, day)
  const isBar = place === 'bar'
  if (next === null) {
    return isBar ? msg`The bar is closed on ${days}.` : msg`The kitchen is closed on ${days}.`
  }
  const again = dayText(next, 'full')
  return isBar
    ? msg`The bar is closed on ${days}. It is open again on ${again}.`
    : msg`The kitchen is closed on ${days}. It is open again on ${again}.`
}

/** Whether a chosen day is one on which it is closed. */
export const isClosedOn = (hours: OpeningHours, day: string): boolean =>
  isCalendarDay(day) && spansOn(hours, day).length === 0
