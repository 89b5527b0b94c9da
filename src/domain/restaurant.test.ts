import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderTotals } from './restaurant.ts'

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
