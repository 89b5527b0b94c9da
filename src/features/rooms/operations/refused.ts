import type { RoomTaken } from '#contract/bookings.ts'
import { readAt } from '#contract/route.ts'
import { currentOf } from '#offline/current-of.ts'

/** Fields of a refusal's body; older servers may send fewer. */

/** A room that is free for these nights and fits (contract/bookings.ts, `roomTaken`). */
export interface OtherRoom {
  id: string
  name: string
  /** '' where the server does not say. */
  number: string
  /** In the base currency. */
  pricePerNight: number
}

/** Of the 409 `room_taken`. */
export const takenOf = (body: unknown): Partial<RoomTaken> => currentOf<RoomTaken>(body)

export function otherRooms(body: unknown): OtherRoom[] {
  const { rooms = [] } = takenOf(body)
  return rooms.map(({ room_id, room_number, name, price_per_night }) => ({
    id: room_id,
    name: name || room_number,
    number: room_number,
    pricePerNight: price_per_night,
  }))
}

/** The same without those that were asked for, the nearest to a price of a night first. */
export function nearestRooms(body: unknown, price: number, except: readonly string[]): OtherRoom[] {
  const away = ({ pricePerNight }: OtherRoom) => Math.abs(pricePerNight - price)
  return otherRooms(body)
    .filter(({ id }) => !except.includes(id))
    .toSorted((a, b) => away(a) - away(b))
}

/** Ids of the requested rooms that are occupied. */
export const takenIds = (body: unknown): readonly string[] => takenOf(body).taken ?? []

/** Whether the 422 names this field. */
export function namesField(body: unknown, field: string): boolean {
  return readAt(body, `errors.${field}`) !== undefined
}
