import type { TourBooking } from '#contract/tour-bookings.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/**
 * A tour booking as the desk sees it (spec 3 §3). The state is as the server sends it, in lower
 * case: another host may know more than ours.
 */
export interface DeskTourBooking extends Omit<TourBooking, 'status'> {
  status: string
}

/** All of the house's tour bookings; of another host the first five pages (spec 3 §7.9, §9). */
export const deskTourBookings = () =>
  listQuery({
    resource: 'tour_bookings',
    route: 'listTourBookings',
    pages: 5,
    parse: (row): DeskTourBooking => row,
  })
