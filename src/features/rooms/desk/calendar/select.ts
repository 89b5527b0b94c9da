import { addMonths, monthOf, occupiesDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import { sharesNight, type BookingStatus, type Span } from '#domain/stays.ts'
import { SearchIndex } from '#lib/search-index.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import type { DeskBooking } from '../../desk-booking.ts'

/**
 * Selects the bookings that the calendar shows (spec 3 §2.4, §4). Pure: the same online and
 * offline.
 */

export interface CalendarFilter {
  search: string
  status: 'all' | BookingStatus
}

/** Total, Pending and Approved of the bookings whose check-in falls in the month (spec 3 §2.4). */
export function countMonth(bookings: readonly DeskBooking[], month: string) {
  const counts = { total: 0, pending: 0, approved: 0 }
  for (const { check_in, status } of bookings) {
    if (!check_in.startsWith(month)) continue
    counts.total += 1
    if (status === 'pending') counts.pending += 1
    // Other servers say "accepted" for "approved".
    if (status === 'approved' || status === 'accepted') counts.approved += 1
  }
  return counts
}

/**
 * Bookings by the month of their check-in: a month reads its own bookings and not all ten thousand.
 */
export interface MonthIndex {
  byMonth: ReadonlyMap<string, readonly DeskBooking[]>
  /** Nights of the longest stay. */
  maxNights: number
}

const memoIndex = memoizeWeak<MonthIndex>()

/** Cached by list. */
export function monthIndexOf(bookings: readonly DeskBooking[]): MonthIndex {
  return memoIndex(bookings, [], () => indexByMonth(bookings))
}

export function indexByMonth(bookings: readonly DeskBooking[]): MonthIndex {
  const byMonth = new Map<string, DeskBooking[]>()
  let maxNights = 0
  for (const booking of bookings) {
    const month = monthOf(booking.check_in)
    const its = byMonth.get(month)
    if (its) its.push(booking)
    else byMonth.set(month, [booking])
    maxNights = Math.max(maxNights, booking.nights)
  }
  return { byMonth, maxNights }
}

/** All stays that may have a night in the span, and some more. */
export function staysNear({ byMonth, maxNights }: MonthIndex, span: Span): DeskBooking[] {
  const found: DeskBooking[] = []
  const last = monthOf(span.check_out)
  for (
    let month = monthOf(addDays(span.check_in, -maxNights));
    month <= last;
    month = addMonths(month, 1)
  ) {
    found.push(...(byMonth.get(month) ?? []))
  }
  return found
}

/** Searchable text: guest, room, code, phone, dates and status. */
function textOf(booking: DeskBooking): string {
  const { customer_name, customer_phone, room_number, room_name, room_type, code } = booking
  const { status, payment_status, check_in, check_out } = booking
  const text = [
    customer_name,
    customer_phone ?? '',
    // As written, and as typed without separators.
    (customer_phone ?? '').replaceAll(' ', ''),
    room_number,
    room_name,
    room_type,
    code,
    status,
    payment_status,
    check_in,
    check_out,
  ]
  return plainText(text.join(' '))
}

const memoHaystack = memoizeWeak<SearchIndex>()

/** Ids of all bookings that the filter matches. */
export function findStays(
  bookings: readonly DeskBooking[],
  { search, status }: CalendarFilter,
): ReadonlySet<string> {
  const found = new Set<string>()
  // Built at the first search, cached as long as the list is the same.
  const haystack = memoHaystack(bookings, [], () => new SearchIndex(bookings.map(textOf)))
  for (const at of haystack.find(searchWords(search))) {
    const booking = bookings[at]!
    if (status === 'all' || booking.status === status) found.add(booking.id)
  }
  return found
}

const isMatch = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word))

/** Stays with a night in the span that match the filter. */
export function selectStays(
  bookings: readonly DeskBooking[],
  span: Span,
  { search, status }: CalendarFilter,
): DeskBooking[] {
  const words = searchWords(search)
  return bookings.filter(
    (booking) =>
      sharesNight(booking, span) &&
      (status === 'all' || booking.status === status) &&
      (words.length === 0 || isMatch(textOf(booking), words)),
  )
}

/** Created once: a collator for each comparison takes longer than the rest of a month's work. */
const asCounted = new Intl.Collator('en', { numeric: true })

const OVER = ['cancelled', 'completed']
const rank = (booking: DeskBooking, day: string) =>
  OVER.indexOf(booking.status) >= 0 ? 2 : booking.check_in === day ? 0 : 1

/**
 * The stays of each day: arrivals first, then guests who stay, each by room; stays that are over
 * come last. Days without stays have an empty list.
 */
export function staysByDay(
  bookings: readonly DeskBooking[],
  days: readonly string[],
): ReadonlyMap<string, DeskBooking[]> {
  const byRoom = bookings.toSorted((a, b) => asCounted.compare(a.room_number, b.room_number))
  return new Map(
    days.map((day) => [
      day,
      byRoom
        .filter((booking) => occupiesDay(booking, day))
        .sort((a, b) => rank(a, day) - rank(b, day)),
    ]),
  )
}
