import { maxAdults, blocksRoom, sharesNight, type Span } from '#domain/stays.ts'
import type { Room } from '../data.ts'
import { isOffered } from '../free.ts'
import { isGhost, type DeskBooking } from '../desk-booking.ts'
import { WALK_IN_SOURCE } from '../operations/walk-in.ts'

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
  /** Requests for some of the nights: they keep no room from staff. */
  requests: readonly DeskBooking[]
}

type Asked = Pick<DeskBooking, 'id' | 'room_id' | 'adults' | 'children'>

/** Staff recorded it on this device, and the server does not have it yet. */
const isOfDesk = ({ id, source, asked_here }: DeskBooking) =>
  asked_here === true || (isGhost(id) && source === WALK_IN_SOURCE)

/**
 * Whether a booking blocks its nights for others: confirmed, held for a payment or by the desk, or
 * recorded by staff on this device. What a guest asks for blocks nothing, here as at the server.
 *
 * @param now ms, the server's clock: an expired hold blocks nothing
 */
export function keepsRoom(booking: DeskBooking, now: number): boolean {
  const { status, held_until: held } = booking
  if (blocksRoom(status)) return true
  if (status !== 'pending') return false
  return isOfDesk(booking) || (held !== null && Date.parse(held) > now)
}

/** Whether it waits for an answer and has no nights: staff may give its room to others. */
export function isRequest(booking: DeskBooking, now: number): boolean {
  return booking.status === 'pending' && !keepsRoom(booking, now)
}

/** Requests for nights of the span in one room, earliest first. */
export function requestsFor(
  bookings: readonly DeskBooking[],
  { roomId, span, except }: { roomId: string; span: Span; except?: string },
  now: number,
): DeskBooking[] {
  return bookings
    .filter((one) => one.room_id === roomId && one.id !== except)
    .filter((one) => isRequest(one, now) && sharesNight(one, span))
    .toSorted((a, b) => (a.check_in < b.check_in ? -1 : 1))
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
  const near = bookings.filter((one) => isRequest(one, now) && sharesNight(one, span))
  const stateOf = (room: Room): RoomState => {
    const own = room.id === asked.room_id
    if (takenBy.has(room.id)) return 'taken'
    if (isTooSmall(room, asked) && !own) return 'too-small'
    return own || isOffered(room, span) ? 'free' : 'not-offered'
  }
  const choices = rooms.map((room): RoomChoice => ({
    room,
    state: stateOf(room),
    by: takenBy.get(room.id) ?? null,
    requests: requestsFor(near, { roomId: room.id, span, except: asked.id }, now),
  }))
  const rank = ({ room, state }: RoomChoice) =>
    room.id === asked.room_id ? 0 : state === 'free' ? 1 : 2
  return choices.toSorted((a, b) => rank(a) - rank(b))
}
