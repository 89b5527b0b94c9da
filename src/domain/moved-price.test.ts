import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import {
  isSamePrice,
  keepsLowerPrice,
  movedPrice,
  type AgreedStay,
  type MovedTo,
  type PricesNow,
} from './moved-price.ts'
import { chargedIn } from './money.ts'
import { nightsOf } from './stays.ts'

const money = fc.integer({ min: 0, max: 50_000 })
const extras = fc.record({
  breakfast: fc.boolean(),
  airport_transfer: fc.boolean(),
  late_checkout: fc.boolean(),
})
const paid = fc.oneof(
  fc.constant({ currency: 'USD' as const, rwfRate: null }),
  fc.integer({ min: 900, max: 1_900 }).map((rwfRate) => ({ currency: 'RWF' as const, rwfRate })),
)
const stays: fc.Arbitrary<AgreedStay> = fc
  .record({
    roomId: fc.constant('a'),
    adults: fc.integer({ min: 1, max: 4 }),
    children: fc.integer({ min: 0, max: 3 }),
    extras,
    pricePerNightCents: money,
    discountCents: fc.integer({ min: 0, max: 8_000 }),
    paid,
  })
  .map(({ paid: how, ...stay }) => ({ ...stay, ...how }))
const moves: fc.Arbitrary<MovedTo> = fc
  .record({
    room_id: fc.constantFrom('a', 'b'),
    nights: fc.integer({ min: 1, max: 30 }),
    keepPrice: fc.boolean(),
  })
  .map(({ nights, ...to }) => ({
    ...to,
    check_in: '2026-11-24',
    check_out: addDays('2026-11-24', nights),
  }))
const prices = fc.record({
  roomNightCents: money,
  extras: fc.record({ breakfast: money, airport_transfer: money, late_checkout: money }),
  promo: fc.option(
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      capCents: fc.option(fc.integer({ min: 0, max: 10_000 })),
    }),
  ),
  base: fc.constant('USD'),
})

/** Reckoned by hand once more, in the plainest way. */
function byHand(stay: AgreedStay, to: MovedTo, now: PricesNow, night: number) {
  const nights = nightsOf(to.check_in, to.check_out)
  const base = night * nights
  const more =
    (stay.extras.breakfast
      ? (now.extras.breakfast ?? 0) * (stay.adults + stay.children) * nights
      : 0) +
    (stay.extras.airport_transfer ? (now.extras.airport_transfer ?? 0) : 0) +
    (stay.extras.late_checkout ? (now.extras.late_checkout ?? 0) : 0)
  const share = now.promo ? Math.round(((base + more) * now.promo.percent) / 100) : 0
  const wished = now.promo ? Math.min(share, now.promo.capCents ?? Infinity) : stay.discountCents
  const discount = Math.min(wished, base + more)
  const francs = (cents: number) => chargedIn({ currency: 'RWF', rate: stay.rwfRate ?? 0 }, cents)
  const total = base + more - discount
  const full = francs(base) + francs(more)
  return {
    pricePerNightCents: night,
    discountCents: discount,
    totalCents: total,
    chargedTotal: stay.currency === 'USD' ? total : full - Math.min(francs(discount), full),
  }
}

const allMoves = (check: (stay: AgreedStay, to: MovedTo, now: PricesNow) => void): void =>
  fc.assert(fc.property(stays, moves, prices, check), { numRuns: 500 })

describe('the price after a move', () => {
  it('is that of its nights, extras and discount, in dollars and in francs at the booking’s rate', () => {
    allMoves((stay, to, now) => {
      const isOther = to.room_id !== stay.roomId && !to.keepPrice
      const night = isOther ? now.roomNightCents : stay.pricePerNightCents
      expect(movedPrice(stay, to, now)).toEqual(byHand(stay, to, now, night))
    })
  })

  it('differs from the old total by the nights alone where room, extras and discount stay', () => {
    fc.assert(
      fc.property(stays, moves, prices, fc.integer({ min: 1, max: 9 }), (stay, to, now, longer) => {
        const plain = {
          ...stay,
          discountCents: 0,
          extras: { breakfast: false, airport_transfer: true, late_checkout: true },
        }
        const none = { ...now, promo: null }
        const here = { ...to, room_id: stay.roomId }
        const was = movedPrice(plain, here, none)
        const is = movedPrice(plain, { ...here, check_out: addDays(here.check_out, longer) }, none)
        expect(is.totalCents - was.totalCents).toBe(longer * stay.pricePerNightCents)
      }),
    )
  })

  it('kept: a night costs what was agreed, for as many nights as it now has', () => {
    allMoves((stay, to, now) => {
      const kept = movedPrice(stay, { ...to, keepPrice: true }, now)
      expect(kept.pricePerNightCents).toBe(stay.pricePerNightCents)
      expect(kept).toEqual(movedPrice(stay, { ...to, room_id: stay.roomId }, now))
    })
  })

  it('there and back again is the price of the room’s own night', () => {
    allMoves((stay, to, now) => {
      const there = movedPrice(stay, { ...to, room_id: 'b', keepPrice: false }, now)
      const inB = { ...stay, roomId: 'b', pricePerNightCents: there.pricePerNightCents }
      const own = { ...now, roomNightCents: stay.pricePerNightCents }
      const back = { ...to, room_id: 'a', keepPrice: false }
      expect(movedPrice(inB, back, own)).toEqual(movedPrice(stay, { ...back }, now))
    })
  })

  it('needs a reason only where the kept price is lower than the other room’s own', () => {
    const stay = { roomId: 'a', pricePerNightCents: 8_000 }
    const kept = (room_id: string, keepPrice = true) => ({ room_id, keepPrice })
    expect(keepsLowerPrice(stay, kept('b'), 8_001)).toBe(true)
    expect(keepsLowerPrice(stay, kept('b'), 8_000)).toBe(false)
    expect(keepsLowerPrice(stay, kept('b', false), 12_000)).toBe(false)
    expect(keepsLowerPrice(stay, kept('a'), 12_000)).toBe(false)
  })

  it('is the same within a cent and a franc', () => {
    const price = { totalCents: 100, chargedTotal: 1_450 }
    expect(isSamePrice(price, { totalCents: 101, chargedTotal: 1_449 })).toBe(true)
    expect(isSamePrice(price, { totalCents: 102, chargedTotal: 1_450 })).toBe(false)
    expect(isSamePrice(price, { totalCents: 100, chargedTotal: 1_452 })).toBe(false)
  })
})
