import { exchangeFor } from './money.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charged, promoDiscount, splitWhole, stayPrice } from './room-price.ts'

const prices = { breakfast: 800, airport_transfer: 2000, late_checkout: 1500 }
const none = { breakfast: false, airport_transfer: false, late_checkout: false }
const asked = {
  pricePerNightCents: 7500,
  nights: 3,
  quantity: 2,
  adults: 2,
  children: 1,
  extras: { breakfast: true, airport_transfer: true, late_checkout: true },
}

describe('a stay’s price', () => {
  it('is the documents’: breakfast a person and day, the rest flat, times the rooms', () => {
    expect(stayPrice(asked, prices)).toEqual({
      baseOneRoom: 22_500,
      baseAllRooms: 45_000,
      extrasOneRoom: 800 * 3 * 3 + 2000 + 1500,
      extrasAllRooms: 2 * (800 * 3 * 3 + 2000 + 1500),
      discount: 0,
      total: 45_000 + 2 * (7200 + 3500),
    })
  })

  it('counts one guest at least for breakfast', () => {
    const nobody = { ...asked, adults: 0, children: 0, extras: { ...none, breakfast: true } }
    expect(stayPrice(nobody, prices).extrasOneRoom).toBe(800 * 3)
  })

  it('never falls below nothing', () => {
    expect(stayPrice(asked, prices, 10_000_000).total).toBe(0)
  })

  it('takes a percentage off, up to the cap', () => {
    expect(promoDiscount(10_005, 10, null)).toBe(1001)
    expect(promoDiscount(100_000, 10, 3000)).toBe(3000)
  })
})

describe('in francs', () => {
  it('adds up as shown, and dollars are charged where there is no rate', () => {
    const price = stayPrice(asked, prices, 1234)
    const francs = charged(price, 7500, { currency: 'RWF', rate: 1447.3 })
    expect(francs.total).toBe(francs.baseAllRooms + francs.extrasAllRooms - francs.discount)
    expect(francs.pricePerNight).toBe(108_548)
    const exchange = exchangeFor({ base: 'USD', rates: [] }, 'RWF')
    expect(charged(price, 7500, exchange)).toMatchObject({ currency: 'USD', total: price.total })
  })

  it('is never less than nothing, where all of it is given and each part rounds down', () => {
    const extras = { ...none, breakfast: true }
    const room = { pricePerNightCents: 5856, nights: 2, quantity: 1, adults: 1, children: 0 }
    const free = stayPrice({ ...room, extras }, prices, 13_312)
    expect(charged(free, 5856, { currency: 'RWF', rate: 1154.0301983165566 })).toMatchObject({
      total: 0,
    })
  })
})

describe('an amount split over rooms', () => {
  it('adds up, is whole, and gives nobody more than a part away from its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 50,
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, shares) => {
        const all = shares.reduce((sum, share) => sum + share, 0)
        fc.pre(all > 0)
        const parts = splitWhole(amount, shares)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [at, part] of parts.entries()) {
          expect(Number.isInteger(part)).toBe(true)
          expect(Math.abs(part - (amount * (shares[at] ?? 0)) / all)).toBeLessThan(1.001)
          // A discount is never more than what it is taken off.
          if (amount <= all) expect(part).toBeLessThanOrEqual(shares[at] ?? 0)
        }
      }),
    )
  })

  it('gives the first what does not divide', () => {
    expect(splitWhole(100, [1, 1, 1])).toEqual([34, 33, 33])
  })
})
