import { BookingActions } from '#features/rooms/desk/booking-actions.tsx'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'

/** Check-in and check-out from the bill; a booking that only this device has, has no steps yet. */
export function StaySteps({ stayId }: { stayId: string }) {
  const { bookings } = useBookings()
  const booking = bookings?.find(({ id }) => id === stayId)
  if (booking === undefined) return null
  return <BookingActions booking={booking} only={['check_in', 'check_out']} />
}
