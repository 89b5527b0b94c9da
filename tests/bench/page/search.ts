import { findRooms } from '#features/rooms/availability/search.ts'
import type { Room } from '#features/rooms/data.ts'
import type { Stay } from '#features/rooms/stays.ts'
import { addDays } from '#domain/days.ts'

/** 200 rooms and 5,000 bookings, the same each time; many rooms are free on the days asked for. */
const FIRST = '2026-01-01'

function someRooms(): Room[] {
  return Array.from({ length: 200 }, (_, at) => ({
    id: `room-${at}`,
    title: null,
    number: String(at),
    type: 'double',
    description: '',
    capacity: 1 + (at % 4),
    pricePerNightCents: 2500 + ((at * 731) % 90) * 100,
    available: at % 17 !== 0,
    availableFrom: null,
    amenities: [],
    coverPath: null,
    imagePaths: [],
  }))
}

function someStays(): Stay[] {
  return Array.from({ length: 5000 }, (_, at) => {
    const checkIn = addDays(FIRST, (at * 37) % 360)
    return {
      id: `stay-${at}`,
      roomId: `room-${(at * 13) % 200}`,
      checkIn,
      checkOut: addDays(checkIn, 1 + (at % 4)),
      status: 'approved',
    }
  })
}

/** Searches once a month for eight adults; ms of script each, and how many combinations came. */
export function searches(): { ms: number[]; combinations: number } {
  const [rooms, stays] = [someRooms(), someStays()]
  let combinations = 0
  const ms = Array.from({ length: 12 }, (_, month) => {
    const check_in = addDays(FIRST, month * 30)
    const criteria = { check_in, check_out: addDays(check_in, 3), adults: 8, promo: null }
    const from = performance.now()
    combinations += findRooms(rooms, stays, criteria).combinations.length
    return performance.now() - from
  })
  return { ms, combinations }
}
