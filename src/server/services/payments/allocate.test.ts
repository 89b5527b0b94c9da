import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, chargedIn, unitOf } from '#domain/money.ts'
import { allocate, refundableCents, refundParts } from './allocate.ts'

const amounts = array(integer({ min: 0, max: 10_000_000 }), { maxLength: 8 })

describe('sharing out', () => {
  it.each([
    [100, [100, 100, 100], [34, 33, 33]],
    [16_001, [16_000, 16_000], [8001, 8000]],
    [50, [0, 100], [0, 50]],
    [500, [100, 100], [100, 100]],
    [5, [], []],
  ])('%i over %o is %o', (amount, bearable, parts) => {
    expect(allocate(amount, bearable)).toEqual(parts)
  })

  it('gives out exactly the amount, as far as it can be borne, and nobody more than that', () => {
    assert(
      property(integer({ min: 0, max: 50_000_000 }), amounts, (amount, bearable) => {
        const parts = allocate(amount, bearable)
        const all = bearable.reduce((sum, one) => sum + one, 0)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(Math.min(amount, all))
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(bearable[index] ?? 0)
          const fair = all === 0 ? 0 : (Math.min(amount, all) * (bearable[index] ?? 0)) / all
          expect(Math.abs(part - fair)).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('what goes back of each payment', () => {
  const house = constantFrom(
    { base: 'RWF', currency: 'RWF', rate: null },
    { base: 'USD', currency: 'USD', rate: null },
    { base: 'USD', currency: 'RWF', rate: 1450 },
  )
  const taken = array(integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 6 })

  it('is whole money of the house, and together what was asked for in either currency', () => {
    assert(
      property(house, taken, integer({ min: 1, max: 500_000 }), (of, money, asked) => {
        const { base, currency, rate } = of
        const unit = unitOf(base)
        const rows = money.map((charged) => ({
          amount_cents: centsOf({ currency, rate }, charged, base),
          refund_cents: 0,
          charged,
          refund_charged: 0,
          currency,
          rwf_rate: rate,
        }))
        const all = rows.reduce((sum, row) => sum + refundableCents(row), 0)
        const cents = Math.min(asked * unit, all)
        const parts = refundParts(cents, rows, base)
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
        for (const [at, part] of parts.entries()) {
          expect(part.cents % unit).toBe(0)
          expect(part.charged).toBeGreaterThanOrEqual(0)
          expect(part.charged).toBeLessThanOrEqual(rows[at]?.charged ?? 0)
        }
        // What goes back whole goes back as it came, whatever its cents come to.
        const inPart = parts.filter((part, at) => part.cents < refundableCents(rows[at]!))
        const told = chargedIn(
          { currency, rate },
          inPart.reduce((sum, one) => sum + one.cents, 0),
        )
        expect(inPart.reduce((sum, one) => sum + one.charged, 0)).toBe(told)
      }),
    )
  })
})
