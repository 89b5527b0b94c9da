import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  retainedForRoom,
  roomFreeUntil,
  roomTerms,
  type BookedRoom,
  type Paid,
} from './cancellation.ts'
import { carTerms } from './cars.ts'
import { addDays } from './days.ts'
import { laundryTerms } from './laundry.ts'
import { chargedIn } from './money.ts'
import { mealTerms } from './restaurant.ts'
import { charged, promoDiscount, stayPrice } from './room-price.ts'
import { tableTerms } from './tables.ts'
import { tourTerms } from './tours.ts'

const rules = {
  timezone: 'Africa/Kigali',
  check_in_from: '14:00',
  cancellation: {
    room_free_hours: 48,
    room_kept_nights: 1,
    car_free_hours: 24,
    tour_free_hours: 24,
  },
}
const at = (moment: string) => new Date(moment)
/** Check-in on 10 July at 14:00 in Musanze, which is 12:00 UTC: free until 8 July 12:00 UTC. */
const room: BookedRoom = {
  check_in: '2026-07-10',
  check_out: '2026-07-13',
  status: 'approved',
  price_per_night_cents: 8000,
  discount_cents: 0,
  total_cents: 26_000,
  currency: 'USD',
  rwf_rate: null,
}
const dollars = (cents: number) => ({ held: cents, heldCents: cents })

describe('a room', () => {
  it('is free to cancel until 48 hours before check-in, to the millisecond', () => {
    expect(roomFreeUntil('2026-07-10', rules)).toEqual(at('2026-07-08T12:00:00.000Z'))
    expect(roomTerms([room], dollars(26_000), rules, at('2026-07-08T12:00:00.000Z'))).toEqual({
      canCancel: true,
      reason: null,
      freeUntil: at('2026-07-08T12:00:00.000Z'),
      kept: 0,
      refund: 26_000,
      refundCents: 26_000,
    })
    expect(roomTerms([room], dollars(26_000), rules, at('2026-07-08T12:00:00.001Z'))).toEqual({
      canCancel: true,
      reason: null,
      freeUntil: null,
      kept: 8000,
      refund: 18_000,
      refundCents: 18_000,
    })
  })

  it('follows both settings', () => {
    const strict = { ...rules, cancellation: { ...rules.cancellation, room_free_hours: 72 } }
    expect(roomTerms([room], dollars(0), strict, at('2026-07-08T12:00:00Z')).kept).toBe(8000)
    const two = { ...rules, cancellation: { ...rules.cancellation, room_kept_nights: 2 } }
    expect(roomTerms([room], dollars(0), two, at('2026-07-09T12:00:00Z')).kept).toBe(16_000)
  })

  it('asks for the first night where nothing was paid, and gives nothing back', () => {
    const terms = roomTerms([room], dollars(0), rules, at('2026-07-10T08:00:00Z'))
    expect(terms).toMatchObject({ canCancel: true, kept: 8000, refund: 0 })
    expect(roomTerms([room], dollars(5000), rules, at('2026-07-10T08:00:00Z'))).toMatchObject({
      kept: 8000,
      refund: 0,
    })
  })

  it('costs nothing while the house has not accepted it', () => {
    const pending = { ...room, status: 'pending' }
    expect(roomTerms([pending], dollars(26_000), rules, at('2026-07-10T08:00:00Z'))).toMatchObject({
      kept: 0,
      refund: 26_000,
    })
  })

  it('shares the discount: the first night costs what the guest was to pay for it', () => {
    const discounted = { ...room, discount_cents: 2600, total_cents: 23_400 }
    expect(retainedForRoom(discounted, 1)).toBe(7200)
  })

  it('is not cancelled here once the guest is in, gone, or should have come yesterday', () => {
    const later = at('2026-07-10T22:00:00Z')
    expect(roomTerms([room], dollars(1), rules, at('2026-07-10T21:59:00Z')).canCancel).toBe(true)
    expect(roomTerms([room], dollars(1), rules, later)).toMatchObject({
      canCancel: false,
      reason: 'begun',
    })
    for (const [status, reason] of [
      ['active', 'begun'],
      ['completed', 'over'],
      ['cancelled', 'cancelled'],
    ] as const) {
      const terms = roomTerms([{ ...room, status }], dollars(0), rules, at('2026-07-01T00:00:00Z'))
      expect(terms).toMatchObject({ canCancel: false, reason, refund: 0 })
    }
  })

  it('leaves out rooms of the group that are cancelled already', () => {
    const both = [room, { ...room, status: 'cancelled' }]
    expect(roomTerms(both, dollars(26_000), rules, at('2026-07-10T08:00:00Z'))).toMatchObject({
      kept: 8000,
    })
  })
})

/** Rooms of one booking as the house prices them: in dollars or francs, with or without a code. */
const groups = fc
  .record({
    rate: fc.option(fc.double({ min: 900, max: 1900, noNaN: true })),
    percent: fc.integer({ min: 0, max: 100 }),
    cap: fc.option(fc.integer({ min: 0, max: 9000 })),
    rooms: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 60_000 }),
        nights: fc.integer({ min: 1, max: 20 }),
        adults: fc.integer({ min: 1, max: 6 }),
        breakfast: fc.boolean(),
        late_checkout: fc.boolean(),
        status: fc.constantFrom('approved', 'pending'),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ rate, percent, cap, rooms }) => {
    const priced = rooms.map(({ price, nights, adults, breakfast, late_checkout, status }) => {
      const asked = {
        pricePerNightCents: price,
        nights,
        quantity: 1,
        adults,
        children: 0,
        extras: { breakfast, late_checkout, airport_transfer: false },
      }
      const prices = { breakfast: 800, airport_transfer: 2000, late_checkout: 1500 }
      const plain = stayPrice(asked, prices)
      const whole = stayPrice(asked, prices, promoDiscount(plain.total, percent, cap))
      const booked: BookedRoom = {
        check_in: '2026-07-10',
        check_out: addDays('2026-07-10', nights),
        status,
        price_per_night_cents: price,
        discount_cents: whole.discount,
        total_cents: whole.total,
        currency: rate === null ? 'USD' : 'RWF',
        rwf_rate: rate,
      }
      const total = charged(whole, price, { currency: booked.currency, rate }).total
      return { booked, total, alone: nights === 1 && !breakfast && !late_checkout }
    })
    const inFull: Paid = {
      held: priced.reduce((sum, { total }) => sum + total, 0),
      heldCents: priced.reduce((sum, { booked }) => sum + booked.total_cents, 0),
    }
    return { rooms: priced.map(({ booked }) => booked), priced, inFull, rate }
  })

const moments = fc
  .integer({ min: -96 * 60, max: 30 * 60 })
  .map((minutes) => new Date(Date.parse('2026-07-10T12:00:00Z') + minutes * 60_000))

describe('whatever was booked, whenever it is cancelled', () => {
  it('what is kept and what goes back make up what was paid in full, in whole units', () => {
    fc.assert(
      fc.property(groups, moments, ({ rooms, inFull }, now) => {
        const { kept, refund, refundCents } = roomTerms(rooms, inFull, rules, now)
        expect(kept + refund).toBe(inFull.held)
        for (const amount of [kept, refund, refundCents]) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('never gives back more than was paid, and asks for what is missing', () => {
    fc.assert(
      fc.property(groups, moments, fc.nat({ max: 600_000 }), ({ rooms, rate }, now, cents) => {
        const held = rate === null ? cents : chargedIn({ currency: 'RWF', rate }, cents)
        const terms = roomTerms(rooms, { held, heldCents: cents }, rules, now)
        expect(terms.refund).toBeLessThanOrEqual(held)
        expect(terms.refund).toBeGreaterThanOrEqual(0)
        expect(terms.refundCents).toBeLessThanOrEqual(cents)
        // Whole francs: what is asked for in cents may be a hair above what was paid.
        if (terms.canCancel) expect(terms.kept + terms.refund).toBeGreaterThanOrEqual(held - 1)
      }),
    )
  })

  it('keeps each room’s first nights and no more than the room, all of it for a night alone', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 0, max: 25 }), ({ priced }, nights) => {
        for (const { booked, alone } of priced) {
          const kept = retainedForRoom(booked, nights)
          expect(kept).toBeGreaterThanOrEqual(0)
          expect(kept).toBeLessThanOrEqual(booked.total_cents)
          expect(retainedForRoom(booked, nights + 1)).toBeGreaterThanOrEqual(kept)
          if (nights === 0) expect(kept).toBe(0)
          if (alone && nights > 0) expect(kept).toBe(booked.total_cents)
        }
      }),
    )
  })

  it('never costs less later', () => {
    fc.assert(
      fc.property(groups, moments, moments, ({ rooms, inFull }, one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one]
        expect(roomTerms(rooms, inFull, rules, first).refund).toBeGreaterThanOrEqual(
          roomTerms(rooms, inFull, rules, second).refund,
        )
      }),
    )
  })
})

describe('the other services', () => {
  it('meals until accepted, laundry until started', () => {
    expect(mealTerms('pending', dollars(1200))).toMatchObject({
      canCancel: true,
      kept: 0,
      refund: 1200,
    })
    for (const status of ['accepted', 'preparing', 'ready', 'delivered', 'completed']) {
      expect(mealTerms(status, dollars(1200))).toMatchObject({ reason: 'accepted', refund: 0 })
    }
    expect(laundryTerms('pending', dollars(0)).canCancel).toBe(true)
    for (const status of ['processing', 'ready', 'delivered']) {
      expect(laundryTerms(status, dollars(0)).reason).toBe('started')
    }
  })

  it('cars until 24 hours before pick-up, house time, and not after', () => {
    const rental = { status: 'approved', pickup_date: '2026-07-10', pickup_time: '10:00' }
    const last = at('2026-07-09T08:00:00.000Z')
    expect(carTerms(rental, dollars(900), rules, last)).toMatchObject({
      canCancel: true,
      freeUntil: last,
      refund: 900,
    })
    expect(carTerms(rental, dollars(900), rules, at('2026-07-09T08:00:00.001Z'))).toMatchObject({
      canCancel: false,
      reason: 'too_late',
      kept: 900,
      refund: 0,
    })
    expect(carTerms({ ...rental, status: 'active' }, dollars(0), rules, last).reason).toBe('begun')
    expect(carTerms({ ...rental, status: 'completed' }, dollars(0), rules, last).reason).toBe(
      'over',
    )
  })

  it('tours until 24 hours before their day begins', () => {
    const booking = { status: 'pending', date: '2026-07-10' }
    expect(tourTerms(booking, dollars(500), rules, at('2026-07-08T22:00:00Z')).canCancel).toBe(true)
    expect(tourTerms(booking, dollars(500), rules, at('2026-07-08T22:00:01Z')).reason).toBe(
      'too_late',
    )
  })

  it('tours that have an hour until 24 hours before they leave', () => {
    const booking = { status: 'pending', date: '2026-07-10', departure_time: '05:30' }
    const last = at('2026-07-09T03:30:00.000Z')
    expect(tourTerms(booking, dollars(500), rules, last)).toMatchObject({
      canCancel: true,
      freeUntil: last,
      refund: 500,
    })
    expect(tourTerms(booking, dollars(500), rules, at('2026-07-09T03:30:00.001Z'))).toMatchObject({
      canCancel: false,
      reason: 'too_late',
    })
    // What a device kept before tours had one.
    const before = { ...booking, departure_time: null }
    expect(tourTerms(before, dollars(500), rules, last).canCancel).toBe(false)
  })

  it('tables any time before', () => {
    const table = { status: 'confirmed', date: '2026-07-10', time: '19:00' }
    expect(tableTerms(table, rules, at('2026-07-10T17:00:00Z')).canCancel).toBe(true)
    expect(tableTerms(table, rules, at('2026-07-10T17:00:01Z')).reason).toBe('over')
    expect(tableTerms({ ...table, status: 'seated' }, rules, at('2026-07-01T00:00:00Z'))).toEqual({
      canCancel: false,
      reason: 'begun',
      freeUntil: null,
      kept: 0,
      refund: 0,
      refundCents: 0,
    })
    for (const status of ['cancelled', 'no-show', 'completed']) {
      expect(tableTerms({ ...table, status }, rules, at('2026-07-01T00:00:00Z')).canCancel).toBe(
        false,
      )
    }
  })
})
