import { DAYS_RW, DAYS_SHORT_RW } from './dates-rw.ts'
import { intlLocale } from './format-date.ts'

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Monday, Mon; lundi, lun. `weekday`: Monday 0 to Sunday 6. */
export function weekdayName(weekday: number, locale: string, style: 'long' | 'short'): string {
  const names = style === 'long' ? DAYS_RW : DAYS_SHORT_RW
  if (locale === 'rw') return names[(weekday + 1) % 7] ?? ''
  const at = new Date(MONDAY + weekday * 86_400_000)
  const options = { weekday: style, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(intlLocale(locale), options).format(at)
}

/** As it stands in "closed on Mondays", "fermé le lundi". */
export const onWeekdays = (weekday: number, locale: string): string =>
  `${weekdayName(weekday, locale, 'long')}${locale === 'en' ? 's' : ''}`
