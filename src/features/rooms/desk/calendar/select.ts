import { addMonths, monthOf, occupiesDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import { sharesNight, type BookingStatus, type Span } from '#domain/stays.ts'
import { SearchIndex } from '#lib/search-index.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { plainText, searchWords } from '#lib/search-words.ts'
import type { DeskBooking } from '../../desk-booking.ts'

/**
 * What the calendar shows of the desk's bookings (spec 3 §2.4, §4). Pure: the same online and
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
    // "accepted" is other hosts' word for it.
    if (status === 'approved' || status === 'accepted') counts.approved += 1
  }
  return counts
}

/** Bookings by the month of their check-in, so that a month costs what it has and not ten thousand. */
export interface MonthIndex {
  byMonth: ReadonlyMap<string, readonly DeskBooking[]>
  /** Nights of the longest stay of all. */
  longest: number
}

const memoIndex = memoizeWeak<MonthIndex>()

/** The same for the same list, whoever asks. */
export function monthIndexOf(bookings: readonly DeskBooking[]): MonthIndex {
  return memoIndex(bookings, [], () => indexByMonth(bookings))
}

export function indexByMonth(bookings: readonly DeskBooking[]): MonthIndex {
  const byMonth = new Map<string, DeskBooking[]>()
  let longest = 0
  for (const booking of bookings) {
    const month = monthOf(booking.check_in)
    const its = byMonth.get(month)
    if (its) its.push(booking)
    else byMonth.set(month, [booking])
    longest = Math.max(longest, booking.nights)
  }
  return { byMonth, longest }
}

/** All that may have a night within the span, and some more. */
export function staysNear({ byMonth, longest }: MonthIndex, span: Span): DeskBooking[] {
  const found: DeskBooking[] = []
  const last = monthOf(span.check_out)
  for (
    let month = monthOf(addDays(span.check_in, -longest));
    month <= last;
    month = addMonths(month, 1)
  ) {
    found.push(...(byMonth.get(month) ?? []))
  }
  return found
}

/** Guest, room, code, phone, days and state, plain. */
function textOf(booking: DeskBooking): string {
  const { customer_name, customer_phone, room_number, room_name, room_type, code } = booking
  const { status, payment_status, check_in, check_out } = booking
  const text = [
    customer_name,
    customer_phone ?? '',
    // As it is written, and as it is typed.
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

/** Of all of them: the ids of those that the filter lets through. */
export function findStays(
  bookings: readonly DeskBooking[],
  { search, status }: CalendarFilter,
): ReadonlySet<string> {
  const found = new Set<string>()
  // Made when something is first sought, and kept as long as the list is the same.
  const haystack = memoHaystack(bookings, [], () => new SearchIndex(bookings.map(textOf)))
  for (const at of haystack.find(searchWords(search))) {
    const booking = bookings[at]!
    if (status === 'all' || booking.status === status) found.add(booking.id)
  }
  return found
}

const isMatch = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word))

/** Those with a night within the span that the filter lets through. */
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

/** Made once: to make one for each comparison takes longer than all else a month needs. */
const asCounted = new Intl.Collator('en', { numeric: true })

const OVER = ['cancelled', 'completed']
const rank = (booking: DeskBooking, day: string) =>
  OVER.indexOf(booking.status) >= 0 ? 2 : booking.check_in === day ? 0 : 1

/**
 * The stays of each day, who arrives first, then who is in the house, by room; what is over comes
 * last. Days without any have an empty list.
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
