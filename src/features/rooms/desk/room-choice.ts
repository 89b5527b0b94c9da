import { maxAdults, blocksRoom, sharesNight, type Span } from '#domain/stays.ts'
import type { Room } from '../data.ts'
import { isOffered } from '../free.ts'
import { isGhost, type DeskBooking } from '../desk-booking.ts'

/**
 * Whether rooms are free for a booking's new nights, as far as this device knows: from the desk's
 * own bookings with waiting operations applied, so that a move made offline counts at once. Pure.
 */

export type RoomState = 'free' | 'taken' | 'too-small' | 'not-offered'

export interface RoomChoice {
  room: Room
  state: RoomState
  /** The booking that occupies the nights, if any. */
  by: DeskBooking | null
}

type Asked = Pick<DeskBooking, 'id' | 'room_id' | 'adults' | 'children'>

/**
 * Whether a booking blocks its nights for others: confirmed, held for a payment, or requested on
 * this device.
 *
 * @param now ms, the server's clock: an expired hold blocks nothing
 */
export function keepsRoom({ id, status, held_until: held }: DeskBooking, now: number): boolean {
  if (blocksRoom(status)) return true
  return status === 'pending' && (isGhost(id) || (held !== null && Date.parse(held) > now))
}

function isTooSmall({ capacity }: Room, { adults, children }: Asked): boolean {
  return adults + children > capacity || adults > maxAdults(capacity)
}

/**
 * Every room: the booking's own first, then the free ones, each in the given order. Staff may leave
 * a guest in a room that is not offered to others.
 */
export function roomChoices(
  rooms: readonly Room[],
  bookings: readonly DeskBooking[],
  asked: Asked,
  span: Span,
  now: number,
): RoomChoice[] {
  const takenBy = new Map<string, DeskBooking>()
  for (const booking of bookings) {
    if (booking.id === asked.id || !sharesNight(booking, span)) continue
    if (keepsRoom(booking, now)) takenBy.set(booking.room_id, booking)
  }
  const choices = rooms.map((room): RoomChoice => {
    const by = takenBy.get(room.id) ?? null
    const own = room.id === asked.room_id
    if (by !== null) return { room, state: 'taken', by }
    if (isTooSmall(room, asked) && !own) return { room, state: 'too-small', by }
    return { room, state: own || isOffered(room, span) ? 'free' : 'not-offered', by }
  })
  const rank = ({ room, state }: RoomChoice) =>
    room.id === asked.room_id ? 0 : state === 'free' ? 1 : 2
  return choices.toSorted((a, b) => rank(a) - rank(b))
}
