import type { DateInput } from './format-date.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * A date in figures: `YYYY`, `MM` and `DD` in the format stand for themselves. Null for what is no
 * date, and for a format without all three. `timeZone` (IANA) counts for instants only.
 */
export function dateInFigures(value: DateInput, format: string, timeZone: string): string | null {
  if (!['YYYY', 'MM', 'DD'].every((part) => format.includes(part))) return null
  const day = dayOf(value, timeZone)
  if (day === null) return null
  const [year = '', month = '', date = ''] = day.split('-')
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

function dayOf(value: DateInput, timeZone: string): string | null {
  if (typeof value === 'string' && DAY.test(value)) return value
  const at = new Date(value)
  // Swedish writes days as ISO 8601 does.
  return Number.isNaN(at.getTime()) ? null : at.toLocaleDateString('sv-SE', { timeZone })
}
