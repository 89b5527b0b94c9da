import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween } from './days.ts'
import { hourOf } from './hours.ts'
import {
  demoPromoFor,
  demoTourPromo,
  firstTourDay,
  nearDays,
  NEAR_DAYS,
  spotsLeft,
  spotsTone,
  tourTotals,
} from './tours.ts'

describe('totals', () => {
  it('take 10 % off for any code, at most 40 dollars, while the demo promo is on', () => {
    expect(demoPromoFor('X', true)).toBe(demoTourPromo)
    expect(demoPromoFor(' ', true)).toBeNull()
    expect(demoPromoFor(null, true)).toBeNull()
    expect(demoPromoFor('X', false)).toBeNull()
    expect(tourTotals(16_500, 2, demoTourPromo)).toEqual({
      subtotal_cents: 33_000,
      discount_cents: 3300,
      total_cents: 29_700,
      per_person_cents: 14_850,
    })
    expect(tourTotals(158_000, 3, demoTourPromo)).toMatchObject({ discount_cents: 4000 })
  })

  it('divide what is left after the discount by the people, half up', () => {
    expect(tourTotals(1000, 3, { rate: 0.05, capCents: 101 })).toEqual({
      subtotal_cents: 3000,
      discount_cents: 101,
      total_cents: 2899,
      per_person_cents: 966,
    })
    expect(tourTotals(1000, 0, null).per_person_cents).toBe(0)
  })

  it('never come to less than nothing, whatever the code', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 100_000 })),
        (price, people, rate, capCents) => {
          const totals = tourTotals(price, people, { rate, capCents })
          expect(totals.total_cents).toBeGreaterThanOrEqual(0)
          expect(totals.subtotal_cents - totals.discount_cents).toBe(totals.total_cents)
          if (capCents !== null) expect(totals.discount_cents).toBeLessThanOrEqual(capCents)
          const apart = totals.per_person_cents * people - totals.total_cents
          expect(Math.abs(apart)).toBeLessThanOrEqual(people / 2)
        },
      ),
    )
  })
})

describe('places', () => {
  it('are never fewer than none, and have the documented badge', () => {
    expect([spotsLeft(8, 3), spotsLeft(8, 8), spotsLeft(8, 9)]).toEqual([5, 0, 0])
    expect([-1, 0, 1, 5, 6].map(spotsTone)).toEqual(['none', 'none', 'few', 'few', 'enough'])
  })

  it('are looked for on the nearest days first, none of them past or too full', () => {
    const asked = { date: '2026-11-21', people: 3, capacity: 8, earliest: '2026-11-20' }
    const taken = new Map([
      ['2026-11-22', 6],
      ['2026-11-23', 5],
    ])
    expect(nearDays(asked, taken, 3)).toEqual([
      { date: '2026-11-20', left: 8 },
      { date: '2026-11-23', left: 3 },
      { date: '2026-11-24', left: 8 },
    ])
    expect(nearDays({ ...asked, people: 9 }, taken)).toEqual([])
    const far = nearDays(asked, new Map(), 100)
    expect(far).toHaveLength(NEAR_DAYS + 1)
    expect(far.every(({ date }) => Math.abs(daysBetween(asked.date, date)) <= NEAR_DAYS)).toBe(true)
  })

  it.each([
    // 05:30 at the house is 03:30 UTC.
    ['05:30', '2026-11-21T03:29:59Z', '2026-11-21'],
    ['05:30', '2026-11-21T03:30:00Z', '2026-11-22'],
    ['05:30', '2026-11-21T10:24:00Z', '2026-11-22'],
    ['05:30', '2026-11-21T22:00:00Z', '2026-11-22'],
    ['00:00', '2026-11-21T10:24:00Z', '2026-11-22'],
    [null, '2026-11-21T21:59:59Z', '2026-11-21'],
    [null, '2026-11-21T22:00:00Z', '2026-11-22'],
  ])('leaving at %s can be booked at %s for %s first', (departure, now, first) => {
    expect(firstTourDay(departure, 'Africa/Kigali', new Date(now))).toBe(first)
  })

  it('leave at an hour as any host may write it, or at none', () => {
    expect(['05:30', '05:30:00', '5:30', '24:00', '', null, undefined, 530].map(hourOf)).toEqual([
      '05:30',
      '05:30',
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
