import type { DeskBooking } from '#features/rooms/desk-booking.ts'

/** A stay whose money somebody must look at today. */
export interface StayToSettle {
  id: string
  guest: string
  /** As the desk says it: "104 Garden". */
  room: string
  /** `leaves`: today; `late`: should have left before; `stays`: not today. */
  when: 'leaves' | 'late' | 'stays'
  /** Cents of a dollar still to be paid; below zero: too much was paid. */
  owed: number
}

/**
 * Stays in the house that leave today, or should have left, and are not even; and any that has paid
 * too much, gone ones too where the house marked them. A balance is asked for these few alone. Pure.
 *
 * @param balanceOf in cents; null: the bills are not read yet
 */
export function staysToSettle(
  bookings: readonly DeskBooking[],
  today: string,
  balanceOf: (stayId: string) => number | null,
  roomOf: (booking: DeskBooking) => string,
): readonly StayToSettle[] {
  const stays = bookings.flatMap((booking): StayToSettle[] => {
    const { id, status, flag, check_out } = booking
    const isHere = status === 'active'
    if (!isHere && !(flag === 'overpaid' && status === 'completed')) return []
    const owed = balanceOf(id) ?? 0
    const when = !isHere || check_out > today ? 'stays' : check_out === today ? 'leaves' : 'late'
    if (owed === 0 || (owed > 0 && when === 'stays')) return []
    return [{ id, guest: booking.customer_name, room: roomOf(booking), when, owed }]
  })
  // In the same order on every device, whichever order the rows came in.
  return stays.toSorted((a, b) => a.room.localeCompare(b.room, 'en', { numeric: true }))
}
