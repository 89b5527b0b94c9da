/**
 * Days and times of day in the house's time zone (decisions.md, "The house"). Days are
 * `YYYY-MM-DD`, times `HH:MM`; no Date ever stands for a day. No clock here: callers pass the
 * moment, corrected by the house's clock.
 */

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(timezone: string, at: Date): Record<string, string> {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timezone, format)
  }
  return Object.fromEntries(format.formatToParts(at).map((part) => [part.type, part.value]))
}

/** The house's day at a moment. */
export function dayIn(timezone: string, at: Date): string {
  const { year, month, day } = partsIn(timezone, at)
  return `${year}-${month}-${day}`
}

/** The house's time of day at a moment. */
export function timeIn(timezone: string, at: Date): string {
  const { hour, minute } = partsIn(timezone, at)
  return `${hour}:${minute}`
}

/** Whether a day exists in the calendar, in a plausible year. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** `2026-02-28` and 1 -> `2026-03-01`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)
}

/** The moment of a day and time in a time zone. Exact also where clocks change. */
export function momentOf(timezone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  let guess = wanted
  // Twice: the first correction may cross a change of clocks.
  for (let round = 0; round < 2; round += 1) {
    const seen = partsIn(timezone, new Date(guess))
    const shown = Date.parse(
      `${seen.year}-${seen.month}-${seen.day}T${seen.hour}:${seen.minute}:${seen.second}Z`,
    )
    guess += wanted - shown
  }
  return new Date(guess)
}

/** `YYYY-MM-DDTHH:MM` so many minutes later, by the house's clock. */
export const minutesLater = (at: string, minutes: number): string =>
  new Date(Date.parse(`${at}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)

/** Minutes since midnight; `24:00` is 1440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
