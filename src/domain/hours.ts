import { addDays, dayIn, isCalendarDay, minutesLater, minutesOf, momentOf, timeIn } from './days.ts'

/** Opening hours, and what comes too late (spec 2 §4; decisions.md, "Orders"; decision 98). */

/** From opening to closing, on one day. */
export interface Hours {
  open: string
  /** `24:00` for midnight. */
  close: string
}

/** Spans of a day in order, two at most; none: closed. Null: as every day. */
export type DayHours = readonly Hours[] | null

/** Hours by weekday, Monday first: seven days. */
export type Week = readonly DayHours[]

/** A day on which the whole house takes nothing; `text` says why, '' for no reason. */
export interface ClosedDate {
  date: string
  text: string
}

/** Hours of every day, with the weekdays and the dates on which they are others. */
export interface OpeningHours extends Hours {
  days?: Week | null | undefined
  closedDates?: readonly ClosedDate[] | undefined
}

/** Spans that a day may have. */
export const maxSpans = 2

/** Documented defaults (spec 1 §9). */
export const documentedHours = {
  kitchen: { open: '07:00', close: '22:00' },
  bar: { open: '16:00', close: '24:00' },
}

/** What has its own opening hours: meals, tables and quiet hours follow the kitchen's. */
export type Serving = keyof typeof documentedHours

interface HoursSettings {
  hours: { restaurant?: OpeningHours; bar?: OpeningHours; contact: OpeningHours }
  closed_dates?: readonly ClosedDate[] | undefined
}

/** Opening hours of kitchen, bar and desk, with the documented defaults. */
export function openingHours({
  hours: { restaurant: kitchen = documentedHours.kitchen, bar = documentedHours.bar, contact },
  closed_dates: closedDates,
}: HoursSettings): Record<Serving | 'desk', OpeningHours> {
  return {
    kitchen: { ...kitchen, closedDates },
    bar: { ...bar, closedDates },
    desk: { ...contact, closedDates },
  }
}

/** Monday 0 to Sunday 6, of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** The spans of a weekday, Monday 0, without regard to closed dates. */
export const spansOfWeekday = ({ open, close, days }: OpeningHours, weekday: number) =>
  days?.[weekday] ?? [{ open, close }]

/** The closed date that a day is; undefined on others. */
export const closedDateOf = ({ closedDates }: OpeningHours, day: string) =>
  closedDates?.find(({ date }) => date === day)

/** The spans of a day `YYYY-MM-DD`; none: closed. */
export const spansOn = (hours: OpeningHours, day: string): readonly Hours[] =>
  closedDateOf(hours, day) ? [] : spansOfWeekday(hours, weekdayOf(day))

/** Whether spans are in order, each closing after it opens and before the next one. */
export const areInOrder = (spans: readonly Hours[]): boolean =>
  spans.every(
    ({ open, close }, at) => open < close && (at === 0 || (spans[at - 1]?.close ?? '') < open),
  )

/** Weekdays with equal spans, Monday 0, in the order of their first; closed ones last. */
export function weekGroups(hours: OpeningHours): { weekdays: number[]; spans: readonly Hours[] }[] {
  const groups = new Map<string, { weekdays: number[]; spans: readonly Hours[] }>()
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const spans = spansOfWeekday(hours, weekday)
    const key = spans.map(({ open, close }) => `${open}-${close}`).join()
    const group = groups.get(key)
    if (group) group.weekdays.push(weekday)
    else groups.set(key, { weekdays: [weekday], spans })
  }
  const all = [...groups.values()]
  const isOpen = ({ spans }: (typeof all)[number]) => spans.length > 0
  return [...all.filter(isOpen), ...all.filter((group) => !isOpen(group))]
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Reads hours of a day from unknown data; undefined where no clock could show them. */
export function readHours(value: unknown): Hours | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { open, close } = value as Partial<Record<keyof Hours, unknown>>
  const isTime = (time: unknown): time is string => typeof time === 'string' && CLOCK.test(time)
  return isTime(open) && isTime(close) ? { open, close } : undefined
}

/** Reads hours by weekday from unknown data; null where a day of it cannot be read. */
export function readWeek(value: unknown): Week | null {
  if (!Array.isArray(value) || value.length !== 7) return null
  const days = value.map((day: unknown): DayHours | undefined => {
    if (day === null) return null
    if (!Array.isArray(day) || day.length > maxSpans) return undefined
    const spans = day.map(readHours)
    return spans.every((span) => span !== undefined) ? spans : undefined
  })
  return days.every((day) => day !== undefined) ? days : null
}

/** Reads `HH:MM` from a host's value; null where it is no time of day. */
export function hourOf(value: unknown): string | null {
  return (typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(value)?.[0]) || null
}

/** Whether it is open on a day at a time of day. The closing minute itself is still open. */
export function servesAt(hours: OpeningHours, day: string, time: string): boolean {
  const at = minutesOf(time)
  return spansOn(hours, day).some(
    ({ open, close }) => at >= minutesOf(open) && at <= minutesOf(close),
  )
}

/** How far ahead an open day is looked for. */
const daysAhead = 366

/** The first day from `day` on that is open; null: none within a year. */
export function nextOpenDay(hours: OpeningHours, day: string): string | null {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const next = addDays(day, ahead)
    if (spansOn(hours, next).length > 0) return next
  }
  return null
}

/** In a span not before `from`, minutes: the first full hour, or the opening where it has none. */
function firstIn({ open, close }: Hours, from: number): string | null {
  const hour = Math.ceil(Math.max(from, minutesOf(open)) / 60)
  if (hour < 24 && hour * 60 <= minutesOf(close)) return `${String(hour).padStart(2, '0')}:00`
  return minutesOf(open) >= from ? open : null
}

/**
 * The first full hour at which it is open, not before `at` (`YYYY-MM-DDTHH:MM` of the house). Where
 * it is closed for a year: the hour of every day, which is then said to be closed.
 */
export function nextOpen(hours: OpeningHours, at: string): { date: string; time: string } {
  const [date = '', time = ''] = at.split('T')
  for (let day = nextOpenDay(hours, date); day !== null;) {
    const from = day === date ? minutesOf(time) : 0
    for (const span of spansOn(hours, day)) {
      const first = firstIn(span, from)
      if (first !== null) return { date: day, time: first }
    }
    day = nextOpenDay(hours, addDays(day, 1))
  }
  return nextOpen({ open: hours.open, close: hours.close }, at)
}

/** Grace after the wished time within which the house still takes a guest's order. */
export const lateAfterMinutes = 15

/**
 * Whether a guest's order for a day and time comes too late at `now` (decisions.md, "Orders").
 * `now` is the house's clock, never the device's.
 */
export function isTooLate(timezone: string, day: string, time: string, now: Date): boolean {
  return now.getTime() > momentOf(timezone, day, time).getTime() + lateAfterMinutes * 60_000
}

/**
 * The default time: the documented 02:00 has nearly always passed, so it is the next full hour at
 * least two hours ahead within opening hours, or the next opening time after closing (spec 2 §4,
 * decisions.md).
 */
export const defaultSchedule = (timezone: string, hours: OpeningHours, now: Date) =>
  nextOpen(hours, minutesLater(`${dayIn(timezone, now)}T${timeIn(timezone, now)}`, 120))

/** What a person chose of day and time; what they left open is the next good time, or that day's. */
export function scheduleFor(
  { date: day, time: chosen }: { date: string | null; time: string | null },
  hours: OpeningHours,
  { timezone, now }: { timezone: string; now: Date },
): { date: string; time: string } {
  const offered = defaultSchedule(timezone, hours, now)
  const date = day ?? offered.date
  return { date, time: chosen ?? timeOn(hours, date, offered.time) ?? offered.time }
}

/** The first full hour of a day from a time on, or of the whole day; null: it is closed. */
function timeOn(hours: OpeningHours, day: string, from: string): string | null {
  if (!isCalendarDay(day)) return null
  const found = [from, '00:00'].map((time) => nextOpen(hours, `${day}T${time}`))
  return found.find(({ date }) => date === day)?.time ?? null
}

/**
 * The first hour that a form offers for fetching something: 10:00 today, after that the next full
 * hour, after closing 10:00 of the next open day (decisions.md, "Orders"); where it opens later or
 * closes before ten, when it is open. `now` is `YYYY-MM-DDTHH:MM` of the house.
 */
export function nextPickUp(now: string, hours: OpeningHours): { date: string; time: string } {
  const first = nextOpen(hours, now)
  const ten = `${first.date}T10:00`
  const usual = nextOpen(hours, now > ten ? now : ten)
  return usual.date === first.date ? usual : first
}

/** The usual hour for fetching something on a day: 10:00, or what the day's hours have of it. */
export function usualTime(day: string, hours: OpeningHours): string {
  return timeOn(hours, day, '10:00') ?? '10:00'
}

/** In how many minutes a meal that is ordered for now is wanted. */
const soonestInMinutes = 20

/** When a meal is wanted that is ordered for now: in a while, at a full five minutes. */
export function soonestMeal(timezone: string, now: Date): { date: string; time: string } {
  const step = 5 * 60_000
  const at = new Date(Math.ceil((now.getTime() + soonestInMinutes * 60_000) / step) * step)
  return { date: dayIn(timezone, at), time: timeIn(timezone, at) }
}
