import { roomTerms } from '#domain/cancellation.ts'
import { toCents } from '#domain/money.ts'
import { CancelMoney } from '#parts/desk/cancel-money.tsx'
import type { DeskBooking } from '../desk-booking.ts'

/** The payments for a room that staff cancel, and the guest's refund. */
export function RoomMoney({ booking }: { booking: DeskBooking }) {
  const room = {
    check_in: booking.check_in,
    check_out: booking.check_out,
    status: booking.status,
    price_per_night_cents: toCents(booking.price_per_night),
    discount_cents: toCents(booking.discount),
    total_cents: toCents(booking.total),
    // Payments are counted in dollars here, whatever currency was charged.
    currency: 'USD' as const,
    rwf_rate: null,
  }
  return (
    <CancelMoney
      subject={{ kind: 'room', id: booking.id }}
      paid={booking.paid > 0}
      termsOf={(paid, rules, now) => roomTerms([room], paid, rules, now)}
    />
  )
}
