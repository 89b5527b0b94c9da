import { addDays } from '#domain/days.ts'
import { nightsBetween } from '#domain/stays.ts'
import type { Room, Stay } from '../data.ts'
import { blocks, freeRooms, isOffered } from '../free.ts'
import type { StayAsked } from './form.ts'

/** A room's nights as this device knows them; the server decides in the end. */
export type Availability = ReturnType<typeof availabilityOf>

/** Rooms of a kind can replace each other: same type, same price, large enough. */
function isLike(room: Room, other: Room, guests: number): boolean {
  return (
    other.type === room.type &&
    other.pricePerNightCents === room.pricePerNightCents &&
    other.capacity >= guests
  )
}

const OFFERED = 3

export function availabilityOf(
  room: Room,
  rooms: readonly Room[],
  stays: readonly Stay[],
  asked: StayAsked,
) {
  const guests = asked.adults + asked.children
  const own = stays.filter((stay) => stay.roomId === room.id)
  const gone = nightsBetween(asked.check_in, asked.check_out).filter((night) =>
    own.some((stay) => blocks(stay, { check_in: night, check_out: addDays(night, 1) })),
  )
  const free = freeRooms(rooms, stays, asked)
  const priceDifference = (other: Room) =>
    Math.abs(other.pricePerNightCents - room.pricePerNightCents)
  return {
    /** Occupied nights of this room, `YYYY-MM-DD`, in order. */
    occupiedNights: gone,
    /** Staff do not offer it for these days. */
    unavailable: !isOffered(room, asked),
    /** Free rooms of this type and price, including this one. */
    freeLikeIt: free.filter((other) => isLike(room, other, guests)).length,
    /** Free rooms that fit everyone, the nearest price first. */
    others: free
      .filter((other) => other.id !== room.id && other.capacity >= guests)
      .toSorted(
        (a, b) =>
          priceDifference(a) - priceDifference(b) || a.pricePerNightCents - b.pricePerNightCents,
      )
      .slice(0, OFFERED),
  }
}
