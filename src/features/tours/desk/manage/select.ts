import { spotsLeft, tourBookingStatuses, tourSteps } from '#domain/tours.ts'
import { matchesWords } from '#lib/search-words.ts'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { openFirst } from '#parts/desk/open-first.ts'
import type { DeskTourBooking } from '../data.ts'
import { capacityOf } from '../tours-screen.tsx'

export const bookingFilters = ['all', ...tourBookingStatuses] as const
export type BookingFilter = (typeof bookingFilters)[number]

/** Open bookings first, the next day on top; then those that are over, the latest first. */
export function selectBookings(
  bookings: readonly DeskTourBooking[],
  { search, status }: { search: string; status: BookingFilter },
): readonly DeskTourBooking[] {
  return bookings
    .filter((one) => status === 'all' || one.status === status)
    .filter((one) =>
      matchesWords(
        [one.customer_name, one.tour_name, one.code, one.customer_phone, one.date].join(' '),
        search,
      ),
    )
    .toSorted(
      openFirst(
        (one) => tourSteps.isOver(one.status),
        (one) => one.date,
      ),
    )
}

/**
 * People on bookings of a day by tour: pending and approved ones, or approved ones alone
 * (spec 3 §4).
 */
export function takenByTour(
  bookings: readonly DeskTourBooking[],
  date: string,
  countPending: boolean,
): ReadonlyMap<string, number> {
  const counted = countPending ? ['pending', 'approved'] : ['approved']
  const taken = new Map<string, number>()
  for (const { tour_id, date: day, status, people } of bookings) {
    if (day !== date || !counted.includes(status)) continue
    taken.set(tour_id, (taken.get(tour_id) ?? 0) + people)
  }
  return taken
}

/** Places left of a tour's day, as the server counts them: what is pending keeps its places too. */
export const leftOn = (tour: Entry, bookings: readonly DeskTourBooking[], date: string): number =>
  spotsLeft(capacityOf(tour), takenByTour(bookings, date, true).get(tour.id) ?? 0)
