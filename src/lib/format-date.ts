import { DAYS_RW, DAYS_SHORT_RW, MONTHS_RW, MONTHS_SHORT_RW } from './dates-rw.ts'

/**
 * How much of a date is said:
 * short 21 Nov · medium 21 Nov 2026 · long 21 November 2026 · full Saturday, 21 November 2026 ·
 * weekday Sat, 21 Nov · month November 2026.
 */
export type DateStyle = 'short' | 'medium' | 'long' | 'full' | 'weekday' | 'month'

/** A calendar day `YYYY-MM-DD`, or an instant: ISO date-time, milliseconds since 1970, Date. */
export type DateInput = string | number | Date

/** `timeZone` (IANA) counts for instants only: a calendar day is the same day everywhere. */
export type DateOptions = { locale: string; timeZone?: string }

/** `thisYear` (`YYYY`): a style without the year names any other. */
type StyleOptions = DateOptions & { style?: DateStyle; thisYear?: string | undefined }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
}

// Making a formatter costs some 50 µs and a desk's list shows hundreds of dates.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

/** The Intl locale behind one of our languages: English here has the day before the month. */
export function intlLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

// Our type faces lack U+202F, which French Intl data is full of.
const plainSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0')

function moment(value: DateInput, timeZone: string | undefined) {
  if (typeof value === 'string' && DAY.test(value)) {
    return { date: new Date(`${value}T00:00:00Z`), timeZone: 'UTC' }
  }
  return { date: new Date(value), timeZone }
}

function kinyarwanda(
  date: Date,
  timeZone: string | undefined,
  style: DateStyle,
  withYear: boolean,
): string {
  const parts = formatter('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date)
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [number('year'), number('month') - 1, number('day')]
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  const medium = `${day} ${MONTHS_SHORT_RW[month]} ${year}`
  const short = withYear ? medium : `${day} ${MONTHS_SHORT_RW[month]}`
  const long = `${day} ${MONTHS_RW[month]} ${year}`
  switch (style) {
    case 'short':
      return short
    case 'medium':
      return medium
    case 'long':
      return long
    case 'full':
      return `${DAYS_RW[weekday]}, ${long}`
    case 'weekday':
      return `${DAYS_SHORT_RW[weekday]}, ${short}`
    case 'month':
      return `${MONTHS_RW[month]} ${year}`
  }
}

/** A date in words. What is no date comes back as it was, or as '' if it was no text. */
export function formatDate(
  value: DateInput,
  { locale, timeZone, style = 'medium', thisYear }: StyleOptions,
): string {
  const at = moment(value, timeZone)
  if (Number.isNaN(at.date.getTime())) return typeof value === 'string' ? value : ''
  const ofYear = formatter('en', { year: 'numeric', timeZone: at.timeZone })
  const withYear = thisYear !== undefined && ofYear.format(at.date) !== thisYear
  if (locale === 'rw') return kinyarwanda(at.date, at.timeZone, style, withYear)
  const options = {
    ...STYLES[style],
    ...(withYear && { year: 'numeric' as const }),
    timeZone: at.timeZone,
  }
  return plainSpaces(formatter(intlLocale(locale), options).format(at.date))
}

/** The time of day, 24 hours, `14:05`. Takes a clock time `HH:MM` or an instant. */
export function formatTime(value: DateInput, { timeZone }: DateOptions): string {
  const clock = typeof value === 'string' ? CLOCK.exec(value) : null
  if (clock) return `${clock[1]?.padStart(2, '0')}:${clock[2]}`
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return typeof value === 'string' ? value : ''
  return formatter('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date)
}
