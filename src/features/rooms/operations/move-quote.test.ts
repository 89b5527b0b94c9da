import { describe, expect, it } from 'vitest'
import { moveQuote, pricePart, type KnownPrices, type PricedBooking } from './move-quote.ts'

const none = { breakfast: false, airport_transfer: false, late_checkout: false }
const booking: PricedBooking = {
  id: 'b1',
  room_id: 'r1',
  adults: 2,
  children: 0,
  extras: none,
  price_per_night: 80,
  discount: 0,
  total: 160,
  grand_total: 160,
  currency: 'USD',
  rwf_rate: null,
  promo_code: null,
}
const prices = { breakfast: 8, airport_transfer: 20, late_checkout: 15 }
const known: KnownPrices = { roomNightCents: 10_000, house: { extras: prices }, isOurs: true }
const other = {
  check_in: '2026-11-24',
  check_out: '2026-11-26',
  room_id: 'r2',
  keepPrice: false,
}

describe('what the desk is told of a move', () => {
  it('is the new total, the difference in both currencies, and the room’s own night', () => {
    expect(moveQuote(booking, other, known)).toEqual({
      price: { price_per_night: 100, discount: 0, total: 200, grand_total: 200 },
      difference: 40,
      differenceCents: 4_000,
      isEstimate: false,
      otherNightCents: 10_000,
      needsReason: false,
    })
    const francs = { ...booking, currency: 'RWF' as const, rwf_rate: 1450, grand_total: 232_000 }
    expect(moveQuote(francs, other, known)).toMatchObject({
      price: { total: 200, grand_total: 290_000 },
      difference: 58_000,
      differenceCents: 4_000,
    })
  })

  it('kept, is the agreed night, and asks for a reason where the room costs more', () => {
    const kept = { ...other, keepPrice: true }
    expect(moveQuote(booking, kept, known)).toMatchObject({
      price: { price_per_night: 80, total: 160 },
      difference: 0,
      needsReason: true,
    })
    const cheap = { ...known, roomNightCents: 6_000 }
    expect(moveQuote(booking, kept, cheap)).toMatchObject({ needsReason: false })
    expect(moveQuote(booking, other, { ...known, roomNightCents: 8_000 })).toMatchObject({
      otherNightCents: null,
    })
  })

  it('is an estimate where a code, another host or a booking of this device has the last word', () => {
    const share = { ...booking, promo_code: 'RIDGE10', discount: 16, total: 144, grand_total: 144 }
    expect(moveQuote(share, other, known)).toMatchObject({
      price: { discount: 20, total: 180 },
      isEstimate: true,
    })
    const guess = (one: Partial<PricedBooking>, more: Partial<KnownPrices> = {}) =>
      moveQuote({ ...booking, ...one }, other, { ...known, ...more })?.isEstimate
    expect(guess({ id: 'op:1' })).toBe(true)
    expect(guess({ price_open: true })).toBe(true)
    expect(guess({}, { isOurs: false })).toBe(true)
    expect(guess({})).toBe(false)
  })

  it('is nothing where the room, the extras or the price are not known', () => {
    expect(moveQuote(booking, other, { ...known, roomNightCents: null })).toBeNull()
    const stays = { ...other, room_id: 'r1', check_out: '2026-11-27' }
    expect(moveQuote(booking, stays, { ...known, roomNightCents: null })).toMatchObject({
      price: { total: 240 },
      otherNightCents: null,
    })
    const breakfast = { ...booking, extras: { ...none, breakfast: true } }
    expect(moveQuote(breakfast, other, { ...known, house: null })).toBeNull()
    expect(moveQuote({ ...booking, price_per_night: 0, total: 0 }, other, known)).toBeNull()
    expect(moveQuote({ ...booking, currency: 'RWF' }, other, known)).toBeNull()
    expect(moveQuote(booking, { ...other, check_out: other.check_in }, known)).toBeNull()
  })

  it('is sent to be compared, an estimate is not; a reason only where one is asked for', () => {
    const quote = moveQuote(booking, { ...other, keepPrice: true }, known)
    expect(pricePart(quote, { keepPrice: true, reason: ' Noise ' })).toEqual({
      keep: { keep_price: true, price_reason: 'Noise' },
      seen: { price: quote?.price },
    })
    const cheap = moveQuote(booking, { ...other, keepPrice: true }, { ...known, roomNightCents: 1 })
    expect(pricePart(cheap, { keepPrice: true, reason: 'Noise' }).keep).toEqual({
      keep_price: true,
    })
    expect(pricePart({ ...quote!, isEstimate: true }, { keepPrice: false, reason: '' })).toEqual({
      keep: {},
      seen: {},
    })
    expect(pricePart(null, { keepPrice: false, reason: '' })).toEqual({ keep: {}, seen: {} })
  })
})
