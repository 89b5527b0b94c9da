import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import {
  blocksRoom,
  checkOutAfter,
  maxAdults,
  nightsBetween,
  nightsOf,
  sharesNight,
  spreadParty,
} from './stays.ts'

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
const span = fc
  .tuple(day, fc.integer({ min: 1, max: 20 }))
  .map(([check_in, nights]) => ({ check_in, check_out: addDays(check_in, nights) }))

describe('nights', () => {
  it('are those from check-in up to but not including check-out, never below 0', () => {
    expect(nightsBetween('2026-02-27', '2026-03-02')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
    expect(nightsOf('2026-03-02', '2026-02-27')).toBe(0)
    expect(nightsBetween('2026-03-02', '2026-03-02')).toEqual([])
  })

  it('are shared by two stays exactly when one is in both', () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        const nights = new Set(nightsBetween(one.check_in, one.check_out))
        const both = nightsBetween(other.check_in, other.check_out).some((n) => nights.has(n))
        expect(sharesNight(one, other)).toBe(both)
      }),
    )
  })

  it('are not shared by who leaves and who comes on one day', () => {
    const leaves = { check_in: '2026-07-01', check_out: '2026-07-03' }
    expect(sharesNight(leaves, { check_in: '2026-07-03', check_out: '2026-07-04' })).toBe(false)
  })
})

it('check-out follows check-in', () => {
  expect(checkOutAfter('2026-07-05', '2026-07-05')).toBe('2026-07-06')
  expect(checkOutAfter('2026-07-05', '2026-07-09')).toBe('2026-07-09')
})

it('approved, accepted and active block a room, nothing else', () => {
  const all = ['pending', 'approved', 'accepted', 'active', 'completed', 'cancelled', 'constructor']
  expect(all.filter(blocksRoom)).toEqual(['approved', 'accepted', 'active'])
})

it('adults go up to the larger of 6 and the capacity', () => {
  expect([1, 6, 9].map(maxAdults)).toEqual([6, 6, 9])
})

describe('a party over rooms', () => {
  it('has an adult in each room, and grown-ups before children', () => {
    expect(spreadParty([2, 3], { adults: 3, children: 2 })).toEqual([
      { adults: 2, children: 0 },
      { adults: 1, children: 2 },
    ])
  })

  it('finds its place whenever there is one, nobody lost, no room too full', () => {
    const capacities = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 })
    const few = fc.integer({ min: 0, max: 30 })
    fc.assert(
      fc.property(capacities, few, few, (rooms, adults, children) => {
        const parties = spreadParty(rooms, { adults, children })
        const places = rooms.reduce((sum, capacity) => sum + capacity, 0)
        const fits = adults >= rooms.length && adults + children <= places
        expect(parties !== null).toBe(fits)
        if (parties === null) return
        expect(parties.reduce((sum, party) => sum + party.adults, 0)).toBe(adults)
        expect(parties.reduce((sum, party) => sum + party.children, 0)).toBe(children)
        for (const [at, party] of parties.entries()) {
          expect(party.adults).toBeGreaterThanOrEqual(1)
          expect(party.adults + party.children).toBeLessThanOrEqual(rooms[at] ?? 0)
        }
      }),
    )
  })
})
