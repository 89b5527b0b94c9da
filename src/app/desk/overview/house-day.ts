import type { DeskBooking } from '#features/rooms/desk/data.ts'

/** Who comes and who leaves on a day, worked out from the bookings. Pure. */

export interface HouseDay {
  arrivals: DeskBooking[]
  departures: DeskBooking[]
}

/** Rooms in the order that people count them. */
const byRoom = (a: DeskBooking, b: DeskBooking) =>
  a.room_number.localeCompare(b.room_number, 'en', { numeric: true }) ||
  a.customer_name.localeCompare(b.customer_name)

const isOver = ({ status }: DeskBooking) => status === 'cancelled' || status === 'completed'

/** A stay that was never approved brings nobody away; one still pending may yet bring somebody. */
export function houseDayOf(bookings: readonly DeskBooking[], today: string): HouseDay {
  const open = bookings.filter((booking) => !isOver(booking))
  return {
    arrivals: open.filter(({ check_in: day }) => day === today).sort(byRoom),
    departures: open
      .filter(({ check_out: day, status }) => day === today && status !== 'pending')
      .sort(byRoom),
  }
}
