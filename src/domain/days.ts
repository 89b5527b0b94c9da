/**
 * Days and times of day in the house's time zone (decisions.md, "The house"). Days are
 * `YYYY-MM-DD`, times `HH:MM`; no Date ever stands for a day. No clock here: callers pass the
 * moment, corrected by the house's clock.
 */

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the clocks of a zone are ahead of UTC, ms; asked of Intl, which is slow. */
function readOffset(timezone: string, at: number): number {
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
  const seen = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day, hour, minute, second } = seen
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** By zone and UTC day. Lists ask for the day of each of their rows. */
const offsets = new Map<string, number>()
const MAX_OFFSETS = 2000

function offsetIn(timezone: string, at: number): number {
  const day = Math.floor(at / DAY_MS)
  const key = `${timezone} ${day}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = readOffset(timezone, day * DAY_MS)
  // The day on which clocks change is none to keep.
  if (offset !== readOffset(timezone, (day + 1) * DAY_MS - 1)) return readOffset(timezone, at)
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** `YYYY-MM-DDTHH:MM…` as the house's clock shows it. */
const shownIn = (timezone: string, at: Date): string =>
  new Date(at.getTime() + offsetIn(timezone, at.getTime())).toISOString()

/** The house's day at a moment. */
export const dayIn = (timezone: string, at: Date): string => shownIn(timezone, at).slice(0, 10)

/** The house's time of day at a moment. */
export const timeIn = (timezone: string, at: Date): string => shownIn(timezone, at).slice(11, 16)

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
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS)
}

/**
 * The moment of a day and time in a time zone. Exact also where clocks change: a time that they leave
 * out is as much later, so that a day without a midnight begins with its first hour.
 */
export function momentOf(timezone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Twice: the first correction may cross a change of clocks.
  const near = wanted - offsetIn(timezone, wanted)
  const at = wanted - offsetIn(timezone, near)
  const exists = at + offsetIn(timezone, at) === wanted
  return new Date(exists || at > near ? at : near)
}

/** `YYYY-MM-DDTHH:MM` so many minutes later, by the house's clock. */
export const minutesLater = (at: string, minutes: number): string =>
  new Date(Date.parse(`${at}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)

/** Minutes since midnight; `24:00` is 1440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
