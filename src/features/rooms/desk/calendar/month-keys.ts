import { addMonths, dayAt, dayNumber, monthOf } from '#domain/calendar.ts'

/**
 * The day that a key leads to from a day of the grid (WAI-ARIA practices, date grid): arrows by day
 * and week, Home and End in the week, Page Up and Down by month. Null for any other key.
 */
export function dayByKey(key: string, day: string): string | null {
  const number = dayNumber(day)
  // 1970-01-01 was a Thursday; weeks begin on Sunday.
  const weekday = (((number + 4) % 7) + 7) % 7
  switch (key) {
    case 'ArrowRight':
      return dayAt(number + 1)
    case 'ArrowLeft':
      return dayAt(number - 1)
    case 'ArrowDown':
      return dayAt(number + 7)
    case 'ArrowUp':
      return dayAt(number - 7)
    case 'Home':
      return dayAt(number - weekday)
    case 'End':
      return dayAt(number + 6 - weekday)
    case 'PageDown':
      return inMonth(day, 1)
    case 'PageUp':
      return inMonth(day, -1)
    default:
      return null
  }
}

/** The same day of another month, or its last day where that month is shorter. */
function inMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  const last = dayAt(dayNumber(`${addMonths(month, 1)}-01`) - 1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}
