import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currencies,
  digitsOf,
  rateWritten,
  writtenCount,
  writtenRate,
  type Currency,
} from '#lib/currency.ts'
import {
  amountIn,
  centsOf,
  centsTaken,
  chargedIn,
  exchangeFor,
  fromCents,
  fromMinor,
  houseMoney,
  roundCents,
  roundHalfUp,
  rwfPerUsd,
  shareOf,
  takenCurrencies,
  toCents,
  toMinor,
} from './money.ts'

describe('money', () => {
  it('rounds half up also where binary fractions fall short', () => {
    expect(toCents(1.005)).toBe(101)
    expect(toCents(2.675)).toBe(268)
    expect(toCents(6.5)).toBe(650)
    expect(roundHalfUp(-0.5)).toBe(0)
    expect(shareOf(1003, 0.15)).toBe(150)
  })

  it('keeps every cent on the way to dollars and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents)
      }),
    )
  })
})

const currency = fc.constantFrom<Currency>(...currencies)

describe('currencies', () => {
  it('have the decimals of ISO 4217, as Intl has them', () => {
    for (const code of currencies) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
      }).resolvedOptions()
      expect([code, digitsOf(code)]).toEqual([code, maximumFractionDigits])
    }
  })

  it('convert there and back within one of the smaller unit', () => {
    const rate = fc.double({ min: 0.0001, max: 10_000, noNaN: true })
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(currency, currency, rate, cents, (base, other, of, typed) => {
        const exchange = { currency: other, rate: of }
        const owed = roundCents(typed, base)
        const back = centsOf(exchange, chargedIn(exchange, owed), base)
        // A unit of the other currency, in cents of the base, may be more than a cent.
        const otherUnit = 100 / of / 10 ** digitsOf(other)
        const baseUnit = 10 ** (2 - digitsOf(base))
        expect(Math.abs(back - owed)).toBeLessThanOrEqual(otherUnit / 2 + baseUnit / 2 + 1e-3)
        expect(back % baseUnit).toBe(0)
      }),
    )
  })

  it('are whole units of their own on the wire and back', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 0, max: 1_000_000_000 }), (code, minor) => {
        expect(toMinor(fromMinor(minor, code), code)).toBe(minor)
      }),
    )
    expect(chargedIn({ currency: 'RWF', rate: 1450 }, 650)).toBe(9425)
    expect(chargedIn({ currency: 'RWF', rate: null }, 1_250_000)).toBe(12_500)
    expect(chargedIn({ currency: 'USD', rate: 1 / 1450 }, 14_500_000)).toBe(10_000)
    expect(centsOf({ currency: 'USD', rate: 1 / 1450 }, 10_000, 'RWF')).toBe(14_500_000)
    expect(shareOf(1_234_500, 0.15, 'RWF')).toBe(185_200)
  })

  it('have a rate that reads as it was written, the way round that is more than 1', () => {
    const typed = fc.integer({ min: 1, max: 99_999_999 }).map((count) => count / 1000)
    fc.assert(
      fc.property(currency, currency, typed, (base, other, count) => {
        fc.pre(base !== other)
        const rate = rateWritten(base, other, count)
        expect(writtenCount(base, other, rate)).toBe(count)
        expect(rateWritten(base, other, writtenCount(base, other, rate))).toBe(rate)
      }),
    )
    expect(writtenRate('RWF', 'USD')).toEqual({ one: 'USD', of: 'RWF' })
    expect(writtenRate('USD', 'RWF')).toEqual({ one: 'USD', of: 'RWF' })
  })
})

describe('a house', () => {
  const francs = { rate: 1450, day: '2026-11-01' }

  it('of before is one of dollars, with francs where it has a rate', () => {
    expect(houseMoney({ rwf_per_usd: null })).toEqual({ base: 'USD', rates: [] })
    const old = houseMoney({ currency: 'USD', rwf_per_usd: francs })
    expect(takenCurrencies(old)).toEqual(['USD', 'RWF'])
    expect(rwfPerUsd(old)).toEqual(francs)
    expect(amountIn(exchangeFor(old, 'RWF'), 650)).toEqual({ amount: 9425, currency: 'RWF' })
  })

  it('of another base tells older devices of no francs of a dollar', () => {
    const rates = [{ currency: 'USD', rate: 1 / 1450, day: '2026-11-01' }]
    const house = houseMoney({ currency: 'RWF', rates, rwf_per_usd: francs })
    expect(rwfPerUsd(house)).toBeNull()
    expect(exchangeFor(house, 'KES')).toEqual({ currency: 'RWF', rate: null })
    expect(centsTaken(house, 10, 'USD')).toBe(1_450_000)
    expect(centsTaken(house, 10, 'KES')).toBe(0)
  })
})
