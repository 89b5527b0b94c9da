import { blocksRoom, sharesNight, type Span } from '#domain/stays.ts'
import type { Room, Stay } from './data.ts'

/** Which rooms are free, as far as this device knows (spec 1 §5). The server decides. */

/** Whether a stay blocks its room on any of these nights. */
export function blocks(stay: Stay, span: Span): boolean {
  // A stay without one of its dates is ignored (spec 1 §5).
  if (stay.checkIn === null || stay.checkOut === null) return false
  return (
    blocksRoom(stay.status) &&
    sharesNight({ check_in: stay.checkIn, check_out: stay.checkOut }, span)
  )
}

/** Whether staff offer the room for these dates. */
export function isOffered(room: Pick<Room, 'available' | 'availableFrom'>, span: Span): boolean {
  return room.available && (room.availableFrom === null || room.availableFrom <= span.check_in)
}

/** Rooms free for all of these nights, in the order given. */
export function freeRooms<R extends Pick<Room, 'id' | 'available' | 'availableFrom'>>(
  rooms: readonly R[],
  stays: readonly Stay[],
  span: Span,
): R[] {
  // In one pass over the stays.
  const taken = new Set(stays.filter((stay) => blocks(stay, span)).map(({ roomId }) => roomId))
  return rooms.filter((room) => isOffered(room, span) && !taken.has(room.id))
}
