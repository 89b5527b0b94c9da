import { expect, it } from 'vitest'
import { onWeekdays, weekdayName } from './weekday-names.ts'

it.each([
  [0, 'en', 'Monday', 'Mon', 'Mondays'],
  [6, 'en', 'Sunday', 'Sun', 'Sundays'],
  [0, 'fr', 'lundi', 'lun.', 'lundi'],
  [0, 'rw', 'kuwa mbere', 'mbe.', 'kuwa mbere'],
  [6, 'rw', 'ku cyumweru', 'cyu.', 'ku cyumweru'],
])('weekday %i in %s', (weekday, locale, long, short, on) => {
  const names = (['long', 'short'] as const).map((style) => weekdayName(weekday, locale, style))
  expect([...names, onWeekdays(weekday, locale)]).toEqual([long, short, on])
})
