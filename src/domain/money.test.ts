import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, roundHalfUp, shareOf, toCents, toFrancs } from './money.ts'

describe('money', () => {
  it('rounds half up also where binary fractions fall short', () => {
    expect(toCents(1.005)).toBe(101)
    expect(toCents(2.675)).toBe(268)
    expect(toCents(6.5)).toBe(650)
    expect(roundHalfUp(-0.5)).toBe(0)
    expect(shareOf(1003, 0.15)).toBe(150)
    expect(toFrancs(650, 1450)).toBe(9425)
  })

  it('keeps every cent on the way to dollars and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents)
      }),
    )
  })
})
