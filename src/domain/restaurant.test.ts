import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOf, momentOf } from './days.ts'
import { defaultSchedule, isTooLate, orderTotals, servesAt } from './restaurant.ts'

const hours = { open: '07:00', close: '22:00' }
const kigali = 'Africa/Kigali'

describe('totals (spec 2 §9)', () => {
  it('take 15 % off for any code, at most $30, and only while the promo is on', () => {
    const lines = [{ price_cents: 650, qty: 2 }]
    expect(orderTotals(lines, 'MIST', true)).toEqual({
      subtotal_cents: 1300,
      discount_cents: 195,
      total_cents: 1105,
    })
    expect(orderTotals(lines, 'MIST', false).discount_cents).toBe(0)
    expect(orderTotals(lines, '  ', true).discount_cents).toBe(0)
    expect(orderTotals(lines, null, true).discount_cents).toBe(0)
    expect(orderTotals([{ price_cents: 30_000, qty: 1 }], 'X', true).discount_cents).toBe(3000)
  })

  it('are whole cents, never below zero, and add up', () => {
    const line = fc.record({
      price_cents: fc.integer({ min: 0, max: 100_000 }),
      qty: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.array(line), fc.boolean(), (lines, on) => {
        const totals = orderTotals(lines, 'CODE', on)
        expect(totals.subtotal_cents - totals.discount_cents).toBe(totals.total_cents)
        expect(totals.total_cents).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(totals.total_cents)).toBe(true)
        expect(totals.discount_cents).toBeLessThanOrEqual(3000)
      }),
    )
  })
})

describe('when the kitchen serves', () => {
  it('serves from opening to closing', () => {
    expect(servesAt(hours, '06:59')).toBe(false)
    expect(servesAt(hours, '07:00')).toBe(true)
    expect(servesAt(hours, '22:00')).toBe(true)
    expect(servesAt(hours, '22:01')).toBe(false)
  })

  it('calls an order late a quarter of an hour after its time, by the house clock', () => {
    const at = (time: string) => momentOf(kigali, '2026-11-21', time)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('18:59'))).toBe(false)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('19:15'))).toBe(false)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('19:16'))).toBe(true)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('21:00'))).toBe(true)
  })

  it('offers a time that is served and at least two hours ahead, at any moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        (now) => {
          const { date, time } = defaultSchedule(kigali, hours, now)
          expect(servesAt(hours, time)).toBe(true)
          expect(minutesOf(time) % 60).toBe(0)
          const ahead = momentOf(kigali, date, time).getTime() - now.getTime()
          expect(ahead).toBeGreaterThan(119 * 60_000)
          expect(ahead).toBeLessThanOrEqual(19 * 3_600_000)
        },
      ),
    )
  })

  it('moves to tomorrow when today no longer serves', () => {
    const evening = momentOf(kigali, '2026-11-21', '20:30')
    expect(defaultSchedule(kigali, hours, evening)).toEqual({ date: '2026-11-22', time: '07:00' })
    const noon = momentOf(kigali, '2026-11-21', '12:00')
    expect(defaultSchedule(kigali, hours, noon)).toEqual({ date: '2026-11-21', time: '14:00' })
  })
})
