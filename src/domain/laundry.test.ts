import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isLaundryQty,
  laterBy,
  laundryDefaults,
  laundryTotals,
  turnaroundHours,
} from './laundry.ts'

describe('quantities (spec 3 §5)', () => {
  it.each([
    ['per kg', 0.5, true],
    ['per kg', 2.5, true],
    ['per kg', 0.25, false],
    ['per kg', 0, false],
    ['per item', 1, true],
    ['per item', 1.5, false],
    ['per pair', 2, true],
    ['per pair', 0.5, false],
    ['per item', -1, false],
  ])('%s %d: %s', (unit, qty, fits) => {
    expect(isLaundryQty(unit, qty)).toBe(fits)
  })
})

describe('what it costs (decisions.md, "Money")', () => {
  const fees = { pickupFeeCents: 300, rushRate: 0.2 }
  const shirtsAndKilos = [
    { price_cents: 150, qty: 3 },
    { price_cents: 475, qty: 2.5 },
  ]

  it('is items, pick-up and 20 % for express', () => {
    const plain = laundryTotals(shirtsAndKilos, { pickup: false, rush: false }, fees)
    // 450 + 1187.5, half up
    expect(plain).toEqual({ subtotal_cents: 1638, fees_cents: 0, total_cents: 1638 })
    const both = laundryTotals(shirtsAndKilos, { pickup: true, rush: true }, fees)
    expect(both).toEqual({ subtotal_cents: 1638, fees_cents: 300 + 328, total_cents: 2266 })
  })

  it('adds up, in whole cents, whatever is ordered', () => {
    const line = fc.record({
      price_cents: fc.integer({ min: 1, max: 100_000 }),
      qty: fc.integer({ min: 1, max: 198 }).map((halves) => halves / 2),
    })
    const wish = fc.record({ pickup: fc.boolean(), rush: fc.boolean() })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), wish, (lines, wished) => {
        const totals = laundryTotals(lines, wished, fees)
        expect(totals.total_cents).toBe(totals.subtotal_cents + totals.fees_cents)
        expect(Object.values(totals).every(Number.isInteger)).toBe(true)
        expect(totals.fees_cents).toBeGreaterThanOrEqual(wished.pickup ? 300 : 0)
      }),
    )
  })
})

describe('how long it takes (decisions.md, "Orders")', () => {
  it.each([
    [[], false, 24],
    [[24, 48], false, 48],
    [[12], false, 12],
    [[24, 48], true, 24],
    [[24], true, 12],
    [[36], true, 18],
    [[], true, 12],
    [[12], true, 12],
    [[6], true, 6],
  ])('%j, express %s: %d hours', (hours, rush, expected) => {
    expect(turnaroundHours(hours, rush)).toBe(expected)
  })
})

describe('what is offered first (spec 2 §4, decisions.md)', () => {
  const offered = (now: string, hours = 24, closes = '22:00') =>
    laundryDefaults(now, { open: '07:00', close: closes }, hours)

  it.each([
    ['2026-07-01T06:00', '2026-07-01T10:00', '2026-07-02T16:00'],
    ['2026-07-01T10:00', '2026-07-01T10:00', '2026-07-02T16:00'],
    ['2026-07-01T10:01', '2026-07-01T11:00', '2026-07-02T16:00'],
    ['2026-07-01T15:59', '2026-07-01T16:00', '2026-07-02T16:00'],
    ['2026-07-01T16:30', '2026-07-01T17:00', '2026-07-02T17:00'],
    ['2026-07-01T21:30', '2026-07-01T22:00', '2026-07-02T22:00'],
    ['2026-07-01T22:01', '2026-07-02T10:00', '2026-07-03T16:00'],
    ['2026-12-31T23:30', '2027-01-01T10:00', '2027-01-02T16:00'],
  ])('at %s: from %s, back %s', (now, pickUp, dropOff) => {
    expect(offered(now)).toEqual({ pickUp, dropOff })
  })

  it('waits for what takes longer', () => {
    expect(offered('2026-07-01T09:00', 48).dropOff).toBe('2026-07-03T10:00')
    expect(offered('2026-07-01T09:00', 37.5).dropOff).toBe('2026-07-03T07:00')
  })

  it('is fetched and brought back on open days', () => {
    const days = [null, null, null, null, [], [{ open: '07:00', close: '12:00' }], []]
    const hours = { open: '07:00', close: '22:00', days }
    // From a Thursday evening: Friday and Sunday are closed, on Saturdays the afternoon.
    expect(laundryDefaults('2026-07-02T22:30', hours, 24)).toEqual({
      pickUp: '2026-07-04T10:00',
      dropOff: '2026-07-06T07:00',
    })
  })

  it('never rolls over midnight in a house that closes then', () => {
    expect(offered('2026-07-01T23:30', 24, '24:00').pickUp).toBe('2026-07-02T10:00')
  })

  it('is always ahead, and never sooner than it can be done', () => {
    const minute = fc.integer({ min: 0, max: 1439 }).map((at) => {
      const [hours, minutes] = [Math.floor(at / 60), at % 60]
      return `2026-07-01T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    })
    const hours = fc.integer({ min: 12, max: 200 }).map((halves) => halves / 2)
    const closes = fc.constantFrom('10:00', '18:00', '22:00', '24:00')
    fc.assert(
      fc.property(minute, closes, hours, (now, closing, needed) => {
        const { pickUp, dropOff } = laundryDefaults(now, { open: '07:00', close: closing }, needed)
        expect(pickUp >= now).toBe(true)
        expect(dropOff >= laterBy(pickUp, needed)).toBe(true)
        expect(`${pickUp} ${dropOff}`).toMatch(/^\S+:00 \S+:00$/)
      }),
    )
  })
})
