import { addDays } from '#domain/days.ts'
import { maxStayNights, nightsOf } from '#domain/stays.ts'
import { isRequest, keepsRoom } from '#features/rooms/desk/room-choice.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { Room } from '#features/rooms/data.ts'
import { isOffered } from '#features/rooms/free.ts'
import type { Readiness } from '#parts/desk/room-readiness.ts'

/** Rooms that somebody at the door can have, as far as this desk knows. Pure. */

export interface FreeRoom {
  room: Room
  readiness: Readiness
  /** How many nights from tonight on, at most `maxStayNights`. */
  nights: number
  /** Guests who ask for it, tonight or later: a request keeps no room from staff. */
  requests: readonly DeskBooking[]
}

const order: readonly Readiness[] = ['ready', 'unknown', 'dirty', 'occupied', 'out_of_order']

/**
 * Free tonight: those that can be slept in first, then by number as people count.
 *
 * @param bookings with this device's waiting steps laid over
 * @param now ms, the house's
 */
export function freeTonight(
  rooms: readonly Room[],
  bookings: readonly DeskBooking[],
  { today, now }: { today: string; now: number },
  readiness: (roomId: string) => Readiness,
): FreeRoom[] {
  const next = new Map<string, string>()
  const taken = new Set<string>()
  const asking: DeskBooking[] = []
  for (const booking of bookings) {
    const { room_id, check_in, check_out } = booking
    if (check_out <= today) continue
    if (isRequest(booking, now)) asking.push(booking)
    if (!keepsRoom(booking, now)) continue
    if (check_in <= today) taken.add(room_id)
    else if (check_in < (next.get(room_id) ?? '9999')) next.set(room_id, check_in)
  }
  const tonight = { check_in: today, check_out: addDays(today, 1) }
  return rooms
    .filter((room) => isOffered(room, tonight) && !taken.has(room.id))
    .map((room) => {
      const until = next.get(room.id)
      const nights = until === undefined ? maxStayNights : nightsOf(today, until)
      return {
        room,
        readiness: readiness(room.id),
        nights: Math.min(nights, maxStayNights),
        requests: asking.filter(({ room_id }) => room_id === room.id),
      }
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.readiness) - order.indexOf(b.readiness) ||
        a.room.number.localeCompare(b.room.number, 'en', { numeric: true }),
    )
}
