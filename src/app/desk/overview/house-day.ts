import { isBookingOver } from '#domain/booking-steps.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'

/** Who comes, who sleeps here and who leaves on a day, worked out from the bookings. Pure. */

export interface HouseDay {
  arrivals: DeskBooking[]
  /** Approved for a day before, neither here nor said not to come, with nights still ahead. */
  missed: DeskBooking[]
  /** Came before or today, and stay at least until tomorrow. */
  inHouse: DeskBooking[]
  /** Leave today, or should have left before. */
  departures: DeskBooking[]
}

/** Rooms in the order that people count them. */
const byRoom = (a: DeskBooking, b: DeskBooking) =>
  a.room_number.localeCompare(b.room_number, 'en', { numeric: true }) ||
  a.customer_name.localeCompare(b.customer_name)

const isIn = ({ status }: DeskBooking) => status === 'active'

/** A stay that was never approved brings nobody away; one still pending may yet bring somebody. */
export function houseDayOf(bookings: readonly DeskBooking[], today: string): HouseDay {
  const open = bookings.filter(({ status }) => !isBookingOver(status))
  const of = (which: (booking: DeskBooking) => boolean) => open.filter(which).sort(byRoom)
  return {
    arrivals: of((one) => one.check_in === today && !isIn(one)),
    missed: of(
      (one) =>
        one.check_in < today && one.check_out > today && !isIn(one) && one.status !== 'pending',
    ),
    inHouse: of((one) => isIn(one) && one.check_out > today),
    departures: of(
      (one) =>
        (one.check_out === today && one.status !== 'pending') ||
        (isIn(one) && one.check_out < today),
    ),
  }
}
