import type { BookingRow, BookingType } from './row.ts'

/** Search, filters, order and counters of the combined list. Pure: true offline as online. */

export interface BookingFilter {
  search: string
  type: 'all' | BookingType
  status: string
}

export const noFilter: BookingFilter = { search: '', type: 'all', status: 'all' }

const ended = new Set(['completed', 'cancelled', 'delivered', 'no-show'])

/**
 * Guest, type, reference, status, services and payment status (spec 3 §2.5); also the days as
 * `YYYY-MM-DD`, which the overview leads here by, and the codes of rooms booked together.
 */
function matches(row: BookingRow, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { guest, type, reference, status, paymentStatus, services, from, to, otherCodes } = row
  const own = [guest, type, reference, status, paymentStatus, from, to ?? '']
  const text = [...own, ...services, ...(otherCodes ?? []), row.groupNote ?? '', row.flag ?? '']
    .join(' ')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}

/**
 * What is open comes first, soonest first: that is the work. What has ended follows, newest first.
 */
export function byWork(a: BookingRow, b: BookingRow): number {
  const aEnded = ended.has(a.status)
  if (aEnded !== ended.has(b.status)) return aEnded ? 1 : -1
  const [aAt, bAt] = [`${a.from} ${a.time ?? ''}`, `${b.from} ${b.time ?? ''}`]
  // What was booked together stands together.
  const [aKey, bKey] = [`${a.group ?? ''} ${a.key}`, `${b.group ?? ''} ${b.key}`]
  const order = aAt < bAt ? -1 : aAt > bAt ? 1 : aKey < bKey ? -1 : 1
  return aEnded ? -order : order
}

export function selectBookings(
  rows: readonly BookingRow[],
  { search, type, status }: BookingFilter,
): BookingRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows
    .filter(
      (row) =>
        (type === 'all' || row.type === type) &&
        (status === 'all' || row.status === status) &&
        matches(row, words),
    )
    .sort(byWork)
}

/** Total, Pending, Approved (spec 3 §2.5); the restaurant says "accepted", a table "confirmed". */
export function countBookings(rows: readonly BookingRow[]) {
  const count = (...among: string[]) => rows.filter(({ status }) => among.includes(status)).length
  const approved = count('approved', 'accepted', 'confirmed')
  return { total: rows.length, pending: count('pending'), approved }
}
