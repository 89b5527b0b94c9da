import { useLingui } from '@lingui/react/macro'
import { dayIn } from '#domain/days.ts'
import { spansOfWeekday, weekGroups, type Hours, type OpeningHours } from '#domain/hours.ts'
import { formatHour } from '#lib/format-hour.ts'
import { onWeekdays, weekdayName } from '#lib/weekday-names.ts'
import { useFormats } from '#ui/formats.tsx'
import { useHouse } from './use-house.ts'
import { useHouseNow } from './use-house-now.ts'

/** "7 AM – 3 PM, 6 PM – 9 PM"; a line never breaks within a span. */
const spansText = (spans: readonly Hours[], locale: string): string =>
  spans
    .map((span) => `${formatHour(span.open, locale)}\u00a0–\u00a0${formatHour(span.close, locale)}`)
    .join(', ')

/**
 * Opening hours of a week, days with equal hours together, a line each.
 *
 * @param daily says "daily" where they are the same every day
 */
export function OpeningTimes({ of: hours, daily = false }: { of: OpeningHours; daily?: boolean }) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const groups = weekGroups(hours)
  if (groups.length === 1) {
    const text = spansText(spansOfWeekday(hours, 0), locale)
    return text === '' ? t`closed` : daily ? t`${text} daily` : text
  }
  const short = (weekday: number) => weekdayName(weekday, locale, 'short')
  const line = ({ weekdays, spans }: (typeof groups)[number]) => {
    if (spans.length > 0) return `${daysText(weekdays)} ${spansText(spans, locale)}`
    const [only = 0] = weekdays
    const days = weekdays.length === 1 ? onWeekdays(only, locale) : daysText(weekdays)
    return weekdays.length === 1 ? t`closed on ${days}` : t`closed ${days}`
  }
  /** "Mon to Fri, Sun" */
  function daysText(weekdays: readonly number[]): string {
    const texts: string[] = []
    for (let at = 0; at < weekdays.length;) {
      let end = at
      while (weekdays[end + 1] === (weekdays[end] ?? 0) + 1) end += 1
      const [first, last] = [short(weekdays[at] ?? 0), short(weekdays[end] ?? 0)]
      texts.push(end === at ? first : end === at + 1 ? `${first}, ${last}` : t`${first} to ${last}`)
      at = end + 1
    }
    return texts.join(', ')
  }
  return groups.map((group) => (
    <span key={group.weekdays[0]} className="block">
      {line(group)}
    </span>
  ))
}

/** More would be a calendar. */
const MAX_DATES = 6

/** The next days on which the house is closed, each with why; empty: none is known. */
export function useClosedDates(): string[] {
  const { date: format } = useFormats()
  const { timezone, closed_dates = [] } = useHouse()
  const today = dayIn(timezone, useHouseNow())
  return closed_dates
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, MAX_DATES)
    .map(({ date, text }) => `${format(date, 'weekday')}${text === '' ? '' : ` (${text})`}`)
}

/** The next days on which the house is closed, as a line below opening hours. */
export function ClosedDates() {
  const { t } = useLingui()
  const dates = useClosedDates().join('; ')
  return dates !== '' && <span className="block font-normal">{t`Closed: ${dates}`}</span>
}
