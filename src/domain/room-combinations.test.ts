import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxCombinations, roomCombinations, singleRooms, type Sleeps } from './room-combinations.ts'

const room = (id: string, capacity: number, pricePerNightCents: number): Sleeps => ({
  id,
  capacity,
  pricePerNightCents,
})

const someRooms = fc
  .array(
    fc.record({
      capacity: fc.integer({ min: 1, max: 6 }),
      // Few prices, so that ties are common; free rooms too.
      pricePerNightCents: fc.integer({ min: 0, max: 12 }).map((tens) => tens * 1000),
    }),
    { maxLength: 9 },
  )
  .map((rooms) => rooms.map((one, index) => ({ id: `r${index}`, ...one })))

const adultsOf = fc.integer({ min: 1, max: 8 })

const seats = (rooms: readonly Sleeps[]) => rooms.reduce((sum, { capacity }) => sum + capacity, 0)
const cost = (rooms: readonly Sleeps[]) =>
  rooms.reduce((sum, { pricePerNightCents }) => sum + pricePerNightCents, 0)

function subsets(rooms: readonly Sleeps[]): Sleeps[][] {
  return Array.from({ length: 2 ** rooms.length }, (_, bits) =>
    rooms.filter((__, index) => (bits & (1 << index)) !== 0),
  )
}

/** All that may be suggested: two rooms at least, all needed. Written without the search's tricks. */
function allowed(rooms: readonly Sleeps[], adults: number): Sleeps[][] {
  return subsets(rooms).filter(
    (set) =>
      set.length >= 2 &&
      seats(set) >= adults &&
      set.every((out) => seats(set) - out.capacity < adults),
  )
}

describe('room combinations', () => {
  it('are each the cheapest of what is left, and then the smallest', () => {
    fc.assert(
      fc.property(someRooms, adultsOf, (rooms, adults) => {
        let left: Sleeps[] = rooms
        for (const { rooms: set } of roomCombinations(rooms, adults, 1)) {
          const all = allowed(left, adults)
          const cheapest = Math.min(...all.map(cost))
          const smallest = Math.min(
            ...all.filter((one) => cost(one) === cheapest).map((one) => one.length),
          )
          expect([cost(set), set.length]).toEqual([cheapest, smallest])
          left = left.filter((one) => !set.includes(one))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are as many as there can be, up to three', () => {
    fc.assert(
      fc.property(someRooms, adultsOf, (rooms, adults) => {
        const found = roomCombinations(rooms, adults, 1)
        expect(found.length).toBeLessThanOrEqual(maxCombinations)
        const used = new Set(found.flatMap((one) => one.rooms))
        const left = rooms.filter((one) => !used.has(one))
        const more = adults > 1 && allowed(left, adults).length > 0
        expect(found.length < maxCombinations && more).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('have two rooms at least, none needless, none in two suggestions', () => {
    fc.assert(
      fc.property(someRooms, adultsOf, (rooms, adults) => {
        const found = roomCombinations(rooms, adults, 1)
        const used = found.flatMap((one) => one.rooms.map(({ id }) => id))
        expect(new Set(used).size).toBe(used.length)
        for (const { rooms: set } of found) {
          expect(set.length).toBeGreaterThanOrEqual(2)
          expect(seats(set)).toBeGreaterThanOrEqual(adults)
          for (const out of set) expect(seats(set) - out.capacity).toBeLessThan(adults)
        }
      }),
    )
  })

  it('cost what their rooms cost, for every night', () => {
    const [first] = roomCombinations([room('1', 2, 4500), room('2', 2, 7500)], 4, 3)
    expect(first).toMatchObject({ capacity: 4, perNightCents: 12_000, totalCents: 36_000 })
  })

  it('are not made for one adult, nor of too few rooms', () => {
    expect(roomCombinations([room('1', 1, 1), room('2', 1, 1)], 1, 1)).toEqual([])
    expect(roomCombinations([room('1', 1, 1), room('2', 1, 1)], 3, 1)).toEqual([])
  })

  it('prefer fewer rooms at the same price', () => {
    const rooms = [room('1', 1, 2000), room('2', 1, 2000), room('3', 2, 4000), room('4', 2, 4000)]
    const [first] = roomCombinations(rooms, 4, 1)
    expect(first?.rooms.map(({ id }) => id)).toEqual(['3', '4'])
  })
})

describe('single rooms', () => {
  it('take everyone, the cheapest first', () => {
    const rooms = [room('1', 4, 9000), room('2', 2, 4500), room('3', 5, 8000)]
    expect(singleRooms(rooms, 3).map(({ id }) => id)).toEqual(['3', '1'])
  })
})
