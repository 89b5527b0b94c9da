import { addDays } from './days.ts'
import type { Span } from './stays.ts'

/**
 * The reservations calendar: months `YYYY-MM`, their grid of days, and what falls into them
 * (spec 3 §2.4, §4 "Calendar overlap", §9).
 */

/** Six weeks: any month fits, and the grid never jumps. */
export const gridDays = 42

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export function isMonth(text: string): boolean {
  return MONTH.test(text)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** `2026-11` and 2 -> `2027-01`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + months
  const years = Math.floor(at / 12)
  return `${String(years).padStart(4, '0')}-${String(at - years * 12 + 1).padStart(2, '0')}`
}

/** From its first day up to but not including the next month's. */
export function monthSpan(month: string): Span {
  return { check_in: `${month}-01`, check_out: `${addMonths(month, 1)}-01` }
}

/** The 42 days of a month's grid, from the Sunday on or before its first day. */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`
  const weekday = new Date(`${first}T12:00:00Z`).getUTCDay()
  return Array.from({ length: gridDays }, (_, at) => addDays(first, at - weekday))
}

/** Whether a stay occupies a day: from check-in up to but not including check-out (spec 3 §4). */
export function occupiesDay(span: Span, day: string): boolean {
  return span.check_in <= day && day < span.check_out
}

/** Whole days since 1970-01-01, to draw and to move by; NaN for what is no day. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000
}

/** The day of a number; the inverse of `dayNumber`. */
export function dayAt(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}
