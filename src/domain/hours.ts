import { addDays, dayIn, minutesOf, momentOf, timeIn } from './days.ts'

/** Hours of serving, and what comes too late (spec 2 §4; decisions.md, "Orders"). */

export interface Hours {
  open: string
  /** `24:00` for midnight. */
  close: string
}

/** Documented defaults (spec 1 §9). */
export const documentedHours = {
  kitchen: { open: '07:00', close: '22:00' },
  bar: { open: '16:00', close: '24:00' },
}

/** What has its own opening hours: meals, tables and quiet hours follow the kitchen's. */
export type Serving = keyof typeof documentedHours

/** Opening hours of kitchen and bar, with the documented defaults. */
export function servingHours({
  hours: { restaurant: kitchen = documentedHours.kitchen, bar = documentedHours.bar },
}: {
  hours: { restaurant?: Hours; bar?: Hours }
}): Record<Serving, Hours> {
  return { kitchen, bar }
}

/** Reads `HH:MM` from a host's value; null where it is no time of day. */
export function hourOf(value: unknown): string | null {
  return (typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(value)?.[0]) || null
}

/** Whether the kitchen serves at a time of day. The closing minute itself is still served. */
export function servesAt(hours: Hours, time: string): boolean {
  const at = minutesOf(time)
  return at >= minutesOf(hours.open) && at <= minutesOf(hours.close)
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
 * least two hours ahead within opening hours, or tomorrow's opening time after closing (spec 2 §4,
 * decisions.md).
 */
export function defaultSchedule(
  timezone: string,
  hours: Hours,
  now: Date,
): { date: string; time: string } {
  const today = dayIn(timezone, now)
  const earliest = minutesOf(timeIn(timezone, now)) + 120
  const hour = Math.max(Math.ceil(earliest / 60), Math.ceil(minutesOf(hours.open) / 60))
  if (hour * 60 <= minutesOf(hours.close) && hour < 24) {
    return { date: today, time: `${String(hour).padStart(2, '0')}:00` }
  }
  const first = Math.ceil(minutesOf(hours.open) / 60)
  return { date: addDays(today, 1), time: `${String(first).padStart(2, '0')}:00` }
}

/**
 * The first hour that a form offers for fetching something: 10:00 today, after that the next full
 * hour, after closing tomorrow at 10:00 (decisions.md, "Orders"). `now` is `YYYY-MM-DDTHH:MM` of the
 * house, `closes` is `HH:MM`.
 */
export function nextPickUp(now: string, closes: string): { date: string; time: string } {
  const [date = '', time = ''] = now.split('T')
  if (time <= '10:00') return { date, time: '10:00' }
  const hour = Number(time.slice(0, 2)) + (time.endsWith(':00') ? 0 : 1)
  const next = `${String(hour).padStart(2, '0')}:00`
  if (hour < 24 && next <= closes) return { date, time: next }
  return { date: addDays(date, 1), time: '10:00' }
}

/** In how many minutes a meal that is ordered for now is wanted. */
const soonestInMinutes = 20

/** When a meal is wanted that is ordered for now: in a while, at a full five minutes. */
export function soonestMeal(timezone: string, now: Date): { date: string; time: string } {
  const step = 5 * 60_000
  const at = new Date(Math.ceil((now.getTime() + soonestInMinutes * 60_000) / step) * step)
  return { date: dayIn(timezone, at), time: timeIn(timezone, at) }
}
