import { describe, expect, it } from 'vitest'
import { priceOf, pricingOf } from './price.ts'

const extras = { breakfast: 8, airport_transfer: 20, late_checkout: 15 }
const francs = { extras, rwf_per_usd: { rate: 1450, day: '2026-11-01' } }
const dollars = { extras, rwf_per_usd: null }
const asked = {
  check_in: '2026-11-24',
  check_out: '2026-11-26',
  adults: 2,
  children: 1,
  quantity: 2,
}
const all = { breakfast: true, airport_transfer: true, late_checkout: true }

describe('the price of a stay', () => {
  it('is in dollars while the house has no rate', () => {
    const { charged } = priceOf(asked, all, 7500, dollars)
    expect(pricingOf(charged)).toEqual({
      price_per_night: 75,
      base_one_room: 150,
      base_all_rooms: 300,
      // 8 × 3 guests × 2 nights + 20 + 15
      extras_one_room: 83,
      extras_all_rooms: 166,
      grand_total: 466,
      currency: 'USD',
    })
  })

  it('is in whole francs at its rate, and adds up', () => {
    const price = priceOf(asked, all, 7533, francs)
    const pricing = pricingOf(price.charged)
    expect(pricing).toMatchObject({
      price_per_night: 109229,
      base_all_rooms: 436914,
      extras_all_rooms: 240700,
      currency: 'RWF',
    })
    expect(pricing.grand_total).toBe(pricing.base_all_rooms + pricing.extras_all_rooms)
    expect(price.base.total).toBe(46732)
  })

  it('charges nothing for no nights', () => {
    const none = { ...asked, check_out: asked.check_in }
    expect(
      priceOf(none, { ...all, airport_transfer: false, late_checkout: false }, 7500, dollars)
        .charged.total,
    ).toBe(0)
  })
})
