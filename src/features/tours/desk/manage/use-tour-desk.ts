import { createDeskList, type DeskList } from '#parts/desk/desk-list.ts'
import { deskTourBookings, type DeskTourBooking } from '../data.ts'
import { bookingOverlays } from './new-booking.ts'

export type TourDesk = DeskList<DeskTourBooking>

/** The house's tour bookings with those that this desk has made and not yet sent. */
export const useTourDesk = createDeskList({
  resource: 'tour_bookings',
  list: deskTourBookings,
  overlays: bookingOverlays,
})
