import { blocksRoom, sharesNight, type Span } from '#domain/stays.ts'
import type { Room, Stay } from './data.ts'

/** Which rooms can be had, as far as this device knows (spec 1 §5). The house has the last word. */

/** Whether a stay keeps its room from others on any of these nights. */
export function blocks(stay: Stay, span: Span): boolean {
  // One that lacks either date is ignored (spec 1 §5).
  if (stay.checkIn === null || stay.checkOut === null) return false
  return (
    blocksRoom(stay.status) &&
    sharesNight({ check_in: stay.checkIn, check_out: stay.checkOut }, span)
  )
}

/** Ids of rooms with a night that is gone: once over the stays, for many rooms. */
export function occupiedRooms(stays: readonly Stay[], span: Span): ReadonlySet<string> {
  return new Set(stays.filter((stay) => blocks(stay, span)).map(({ roomId }) => roomId))
}

/** Staff's own switch, and from when the room can be had again. */
export function isOffered(room: Pick<Room, 'available' | 'availableFrom'>, span: Span): boolean {
  return room.available && (room.availableFrom === null || room.availableFrom <= span.check_in)
}

export function roomIsFree(
  room: Pick<Room, 'id' | 'available' | 'availableFrom'>,
  stays: readonly Stay[],
  span: Span,
): boolean {
  return (
    isOffered(room, span) && !stays.some((stay) => stay.roomId === room.id && blocks(stay, span))
  )
}

/** Rooms free for all of these nights, in the order given. */
export function freeRooms<R extends Pick<Room, 'id' | 'available' | 'availableFrom'>>(
  rooms: readonly R[],
  stays: readonly Stay[],
  span: Span,
): R[] {
  const taken = occupiedRooms(stays, span)
  return rooms.filter((room) => isOffered(room, span) && !taken.has(room.id))
}
