import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { roomCombinations, singleRooms, type Combination } from '#domain/room-combinations.ts'
import type { BundleA } from '../bundle.ts'
import type { Room, Stay } from '../data.ts'
import { freeRooms } from '../free.ts'
import { completed, nightsAsked, type Criteria } from './criteria.ts'

/** Search over the rooms and nights that this device knows. The server decides in the end. */
export interface Found {
  nights: number
  singles: Room[]
  combinations: Combination<Room>[]
}

/** A single room or a combination; `null` when nothing fits. */
export type Selection = { kind: 'single' | 'combo'; index: number }

export function findRooms(
  rooms: readonly Room[],
  stays: readonly Stay[],
  criteria: Criteria,
): Found {
  const nights = nightsAsked(criteria)
  const free = freeRooms(rooms, stays, criteria)
  return {
    nights,
    singles: singleRooms(free, criteria.adults),
    combinations: roomCombinations(free, criteria.adults, nights),
  }
}

/** The first single room, else the first combination (spec 1 §4). */
export function firstOf({ singles, combinations }: Found): Selection | null {
  if (singles.length > 0) return { kind: 'single', index: 0 }
  return combinations.length > 0 ? { kind: 'combo', index: 0 } : null
}

/** The rooms of a selection; empty where it belongs to another search. */
export function roomsOf(found: Found, selection: Selection | null): Room[] {
  if (selection === null) return []
  const { kind, index } = selection
  if (kind === 'combo') return found.combinations[index]?.rooms ?? []
  const room = found.singles[index]
  return room === undefined ? [] : [room]
}

export type Quote = ReturnType<typeof quoteOf>

export function quoteOf(found: Found, selection: Selection | null) {
  const rooms = roomsOf(found, selection)
  const perNight = rooms.reduce((sum, room) => sum + room.pricePerNightCents, 0)
  const base = perNight * found.nights
  return {
    nights: found.nights,
    rooms: rooms.length,
    baseCents: base,
    /** Always zero here: extras are chosen on the room's page (spec 1 §2). */
    extrasCents: 0,
    totalCents: base,
  }
}

/** Shape A of the bundle checkout record (spec 1 §3). */
export function bundleOf(
  rooms: readonly Room[],
  asked: Criteria,
  today: string,
  nameOf: (room: Room) => string,
): BundleA {
  const criteria = completed(asked, today)
  const nights = nightsAsked(criteria)
  const perNight = rooms.reduce((sum, room) => sum + room.pricePerNightCents, 0)
  return {
    room_ids: rooms.map(({ id }) => id),
    rooms: rooms.map((room) => ({
      id: room.id,
      room_number: room.number,
      type: room.type,
      price_per_night: room.pricePerNightCents / 100,
      name: nameOf(room),
    })),
    total: (perNight * nights) / 100,
    per_night: perNight / 100,
    currency: houseMoneyHere().base,
    nights,
    check_in: criteria.check_in,
    check_out: criteria.check_out,
    adults: criteria.adults,
    promo: criteria.promo,
  }
}
