import type { ReactNode } from 'react'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { createFindStay, GuestStaysContext, type GuestStays } from '#parts/desk/guest-stays.ts'
import { contactOf } from '#parts/desk/service-desk.ts'

const none: readonly DeskBooking[] = []
const memoStays = memoizeWeak<GuestStays>()

/** Of two stays on one day the one that is in the house is meant. */
const rank = ({ status }: DeskBooking) => (status === 'active' ? 0 : 1)

function guestStaysOf(bookings: readonly DeskBooking[]): GuestStays {
  // Roles below reception get no names.
  const stays = bookings
    .filter((one) => one.status !== 'cancelled' && one.customer_name !== '')
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => ({
      id: one.id,
      contact: contactOf(one),
      room: one.room_number,
      status: one.status,
      checkIn: one.check_in,
      checkOut: one.check_out,
    }))
  return { stays, find: createFindStay(stays) }
}

/**
 * Lets every screen of the desk find the stay of a guest who ordered something, and pick a guest who
 * is in the house: with the steps that wait on this device.
 *
 * @param read the bookings are read for this. The desk's bell and most of its screens read them
 * anyway.
 */
export function GuestStays({ read = false, children }: { read?: boolean; children: ReactNode }) {
  const { bookings = none } = useBookings({ enabled: read })
  const stays = memoStays(bookings, [], () => guestStaysOf(bookings))
  return <GuestStaysContext value={stays}>{children}</GuestStaysContext>
}
