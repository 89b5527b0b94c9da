import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import {
  ancillaryRevenue,
  cameCents,
  documentedRooms,
  nightsByDay,
  revPar,
  selectedRevenue,
  stayFigures,
  totalRevenue,
  wentCents,
} from './reports.ts'

/**
 * Worked by hand. Ten days, 1 to 10 June; 30 rooms.
 * A: 30 May to 3 June, 4 nights at $200: two nights in the range (1, 2), $50 each.
 * B: 2 to 4 June, 2 nights at $130: 2, 3, $65 each.
 * C: 10 to 12 June, 2 nights at $90: the 10th, $45.
 * D: 11 to 13 June: outside.
 * Nights: 2 + 2 + 1 = 5. Amount: 100 + 130 + 45 = $275. ADR: $55.00. Occupancy: 5 / 300 = 1.67 %.
 */
const range = { from: '2026-06-01', to: '2026-06-10' }
const stays = [
  { check_in: '2026-05-30', check_out: '2026-06-03', cents: 20_000, count: 1 },
  { check_in: '2026-06-02', check_out: '2026-06-04', cents: 13_000, count: 1 },
  { check_in: '2026-06-10', check_out: '2026-06-12', cents: 9_000, count: 1 },
  { check_in: '2026-06-11', check_out: '2026-06-13', cents: 50_000, count: 1 },
]

describe('the hand-worked example', () => {
  const days = nightsByDay(stays, range)

  it('has its nights and amounts by day', () => {
    expect(days).toHaveLength(10)
    expect(days.slice(0, 4)).toEqual([
      { day: '2026-06-01', nights: 1, cents: 5_000 },
      { day: '2026-06-02', nights: 2, cents: 11_500 },
      { day: '2026-06-03', nights: 1, cents: 6_500 },
      { day: '2026-06-04', nights: 0, cents: 0 },
    ])
    expect(days.at(-1)).toEqual({ day: '2026-06-10', nights: 1, cents: 4_500 })
  })

  it('has its occupancy, ADR and RevPAR', () => {
    const figures = stayFigures(days, documentedRooms)
    expect(figures).toMatchObject({ nights: 5, cents: 27_500, adr: 5_500 })
    expect(figures.occupancy).toBeCloseTo(1.6667, 3)
    // The 2nd: $115 over 30 rooms.
    expect(revPar({ cents: 11_500 }, documentedRooms)).toBe(383)
    expect(stayFigures(days, 12).occupancy).toBeCloseTo(4.1667, 3)
  })

  it('is nothing where nobody slept', () => {
    expect(stayFigures(nightsByDay([], range), 30)).toEqual({
      nights: 0,
      cents: 0,
      occupancy: 0,
      adr: 0,
    })
  })
})

it('stays that come as one are as many as they are', () => {
  const day = fc.integer({ min: -20, max: 20 })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 }), (at, n, k) => {
      const check_in = addDays(range.from, at)
      const check_out = addDays(check_in, n)
      const one = { check_in, check_out, cents: 7_000, count: 1 }
      const apart = nightsByDay(
        Array.from({ length: k }, () => one),
        range,
      )
      const together = nightsByDay([{ ...one, cents: 7_000 * k, count: k }], range)
      expect(together.map(({ nights }) => nights)).toEqual(apart.map(({ nights }) => nights))
      together.forEach((both, i) =>
        expect(Math.abs(both.cents - (apart[i]?.cents ?? 0))).toBeLessThanOrEqual(1),
      )
    }),
  )
})

describe('money', () => {
  const paid = { status: 'paid', cents: 1_000, refundedCents: 0, refundStatus: null }

  it('counts what came and what went back, a part only once it is gone', () => {
    const net = (movement: typeof paid | { refundStatus: string | null }) => {
      const whole = { ...paid, ...movement }
      return cameCents(whole) - wentCents(whole)
    }
    expect(net(paid)).toBe(1_000)
    expect(net({ ...paid, status: 'pending' })).toBe(0)
    expect(net({ ...paid, status: 'failed' })).toBe(0)
    expect(net({ ...paid, status: 'refunded' })).toBe(0)
    const part = { ...paid, refundedCents: 300 }
    expect(net({ ...part, refundStatus: 'by hand' })).toBe(1_000)
    expect(net({ ...part, refundStatus: 'done' })).toBe(700)
    expect(net({ ...part, refundStatus: 'sent' })).toBe(700)
    expect(net({ ...part, refundStatus: 'refused' })).toBe(1_000)
  })

  it('is what the category selects', () => {
    const revenue = { room: 5_000, bar: 700, tour: 300 }
    expect(totalRevenue(revenue)).toBe(6_000)
    expect(ancillaryRevenue(revenue)).toBe(1_000)
    expect(selectedRevenue(revenue, 'all')).toBe(6_000)
    expect(selectedRevenue(revenue, 'payment')).toBe(6_000)
    expect(selectedRevenue(revenue, 'booking')).toBe(5_000)
    expect(selectedRevenue(revenue, 'bar')).toBe(700)
  })
})
