import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charged, promoDiscount, stayPrice, type AskedStay } from './room-price.ts'

const prices = { breakfast: 800, airport_transfer: 2000, late_checkout: 1500 }

const stay: AskedStay = {
  pricePerNightCents: 7500,
  nights: 3,
  quantity: 2,
  adults: 2,
  children: 1,
  extras: { breakfast: true, airport_transfer: true, late_checkout: false },
}

const stays = fc.record({
  pricePerNightCents: fc.integer({ min: 0, max: 100_000 }),
  nights: fc.integer({ min: 1, max: 90 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.integer({ min: 0, max: 4 }),
  extras: fc.record({
    breakfast: fc.boolean(),
    airport_transfer: fc.boolean(),
    late_checkout: fc.boolean(),
  }),
})

describe('the price of a stay', () => {
  it('is as the documents work it out', () => {
    // 75 × 3 nights × 2 rooms; (8 × 3 guests × 3 nights + 20) × 2 rooms.
    expect(stayPrice(stay, prices)).toEqual({
      baseOneRoom: 22_500,
      baseAllRooms: 45_000,
      extrasOneRoom: 9200,
      extrasAllRooms: 18_400,
      discount: 0,
      total: 63_400,
    })
  })

  it('counts breakfast for one guest at least', () => {
    const nobody = { ...stay, adults: 0, children: 0, quantity: 1, nights: 1 }
    const only = { breakfast: true, airport_transfer: false, late_checkout: false }
    expect(stayPrice({ ...nobody, extras: only }, prices).extrasOneRoom).toBe(800)
  })

  it('never takes off more than there is', () => {
    expect(stayPrice(stay, prices, 99_999_999).total).toBe(0)
  })

  it('adds up as it stands on the screen, in both currencies', () => {
    fc.assert(
      fc.property(
        stays,
        fc.integer({ min: 0, max: 5000 }),
        fc.double({ min: 500, max: 3000, noNaN: true }),
        (asked, discount, rate) => {
          const price = stayPrice(asked, prices, discount)
          for (const currency of ['USD', 'RWF'] as const) {
            const shown = charged(price, asked.pricePerNightCents, currency, rate)
            expect(shown.baseAllRooms + shown.extrasAllRooms - shown.discount).toBe(shown.total)
            expect(Number.isInteger(shown.total)).toBe(true)
          }
        },
      ),
    )
  })

  it('is in whole francs at the house’s rate, and in dollars without one', () => {
    const price = stayPrice(stay, prices)
    expect(charged(price, 7500, 'RWF', 1450)).toMatchObject({
      pricePerNight: 108_750,
      total: 919_300,
    })
    expect(charged(price, 7500, 'RWF', null)).toMatchObject({ currency: 'USD', total: 63_400 })
  })
})

describe('a promo code', () => {
  it('takes its share, within its cap', () => {
    expect(promoDiscount(10_005, 10, null)).toBe(1001)
    expect(promoDiscount(100_000, 10, 3000)).toBe(3000)
  })
})
