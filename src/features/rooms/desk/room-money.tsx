import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { roomTerms, type BookedRoom } from '#domain/cancellation.ts'
import { toCents } from '#domain/money.ts'
import { CancelMoney, RefundTerms } from '#parts/desk/cancel-money.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { useBookings } from './use-bookings.ts'

/** The booking as the terms need it. Payments are counted in the base currency, whatever currency was charged. */
const bookedRoom = (booking: DeskBooking): BookedRoom => ({
  check_in: booking.check_in,
  check_out: booking.check_out,
  status: booking.status,
  price_per_night_cents: toCents(booking.price_per_night),
  discount_cents: toCents(booking.discount),
  total_cents: toCents(booking.total),
  currency: houseMoneyHere().base,
  rwf_rate: null,
})

/** The payments for a room that staff cancel, and the guest's refund. */
export function RoomMoney({ booking }: { booking: DeskBooking }) {
  return (
    <CancelMoney
      subject={{ kind: 'room', id: booking.id }}
      paid={booking.paid > 0}
      termsOf={(paid, rules, now) => roomTerms([bookedRoom(booking)], paid, rules, now)}
    />
  )
}

/**
 * What the terms give back of a room's money, beside what the desk is about to: by the moment when it
 * was cancelled, or for a guest who cancels now. Nothing where this device has no such booking.
 */
export function RoomRefundTerms({ bookingId }: { bookingId: string }) {
  const booking = useBookings().bookings?.find(({ id }) => id === bookingId)
  if (booking === undefined) return null
  const stands = booking.status !== 'cancelled'
  // Which state it was cancelled in is not kept; a request that was paid for counts as approved.
  const room = { ...bookedRoom(booking), ...(!stands && { status: 'approved' }) }
  return (
    <RefundTerms
      subject={{ kind: 'room', id: bookingId }}
      stands={stands}
      termsOf={(paid, rules, now) =>
        roomTerms([room], paid, rules, stands ? now : new Date(booking.changed_at))
      }
    />
  )
}
