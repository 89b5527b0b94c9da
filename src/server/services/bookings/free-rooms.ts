import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { Kysely } from 'kysely'
import type { RoomTaken } from '#contract/bookings.ts'
import { fromCents } from '#domain/money.ts'
import type { Party, Span } from '#domain/stays.ts'
import type { Database, RoomsTable } from '../../db/schema.ts'
import { refuseWith } from '../../pipeline/endpoint.ts'
import { activeRooms } from '../rooms/index.ts'
import { isTaken } from './claims.ts'

/** How many alternatives are offered. */
const MAX_OFFERED = 20

/** Whether the room can be booked from this day on. */
export function isOpen(room: RoomsTable, checkIn: string): boolean {
  return room.is_available === 1 && (room.available_from === null || room.available_from <= checkIn)
}

/** Requested nights in a room. */
export interface RequestedNights extends Span {
  room_id: string
}

/**
 * Rooms that staff let, with all of the nights neither claimed nor held; cheapest first.
 *
 * @param alsoRequested asked for by the same guest in the same go: nobody gets a room twice
 */
export async function freeRooms(
  db: Kysely<Database>,
  { check_in, check_out }: Span,
  now: Date,
  alsoRequested: readonly RequestedNights[] = [],
): Promise<RoomsTable[]> {
  const rooms = await activeRooms(db)
    .where('is_available', '=', 1)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('room_nights')
            .select('night')
            .where('room_nights.room_id', '=', ref('rooms.id'))
            .where('night', '>=', check_in)
            .where('night', '<', check_out)
            .where(isTaken(now)),
        ),
      ),
    )
    .orderBy('price_per_night_cents')
    .orderBy('room_number')
    .orderBy('id')
    .execute()
  const requestedAtOnce = alsoRequested.filter(
    (one) => one.check_in < check_out && check_in < one.check_out,
  )
  return rooms.filter(
    (room) => isOpen(room, check_in) && !requestedAtOnce.some(({ room_id }) => room_id === room.id),
  )
}

/** Rooms that can stand in for each other: of one type, at one price, large enough. */
export function areInterchangeable(one: RoomsTable, other: RoomsTable, guests: number): boolean {
  return (
    one.type === other.type &&
    one.price_per_night_cents === other.price_per_night_cents &&
    one.capacity >= guests
  )
}

export interface UnavailableRooms {
  span: Span
  /** In each room. */
  guests: number
  /** Rooms asked for that are gone; with none it is their number that the house lacks. */
  taken: readonly RoomsTable[]
  /** The room that alternatives are compared with. */
  like: RoomsTable | undefined
  free: readonly RoomsTable[]
  /** Requested and free, so they are not offered. */
  stillFree?: readonly RoomsTable[]
}

function reasonFor({ taken }: UnavailableRooms, left: number): NamedRefusal {
  const [one] = taken
  if (taken.length > 1) return { reason: 'rooms_not_free' }
  if (one !== undefined) return { reason: 'room_not_free', params: { room: one.name } }
  return { reason: 'rooms_left', params: { left } }
}

/** Throws `room_taken` with alternatives. */
export function refuseUnavailable(refused: UnavailableRooms): never {
  const { span, guests, taken, like, free, stillFree = [] } = refused
  const left = like ? free.filter((room) => areInterchangeable(room, like, guests)).length : 0
  const offered = free.filter(
    (room) => room.capacity >= guests && !stillFree.some(({ id }) => id === room.id),
  )
  const current: RoomTaken = {
    taken: taken.map(({ id }) => id),
    check_in: span.check_in,
    check_out: span.check_out,
    free_like_it: left,
    rooms: offered.slice(0, MAX_OFFERED).map((room) => ({
      room_id: room.id,
      room_number: room.room_number,
      name: room.name,
      type: room.type,
      capacity: room.capacity,
      price_per_night: fromCents(room.price_per_night_cents),
    })),
  }
  return refuseWith(reasonFor(refused, left), { current })
}

/** Throws `room_taken` where rooms that were asked for together are not all free. */
export function checkAllFree(
  free: readonly RoomsTable[],
  rooms: readonly RoomsTable[],
  parties: readonly Party[],
  span: Span,
): void {
  const isFree = new Set(free.map(({ id }) => id))
  const taken = rooms.filter(({ id }) => !isFree.has(id))
  if (taken.length === 0) return
  const inTaken = rooms.flatMap(({ id }, at) => {
    const party = parties[at]
    return isFree.has(id) || party === undefined ? [] : [party.adults + party.children]
  })
  refuseUnavailable({
    span,
    guests: Math.max(...inTaken),
    taken,
    like: taken[0],
    free,
    stillFree: rooms.filter(({ id }) => isFree.has(id)),
  })
}
