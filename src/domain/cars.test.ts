import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  betweenGuestsMinutes,
  endsAfterStart,
  keepsCar,
  offeredExtras,
  rentalPeriodsOverlap,
  rentalDays,
  rentalDefaults,
  rentalExtraCents,
  rentalExtraNames,
  rentalStatuses,
  rentalTotals,
  defaultRentalExtras,
  type RentalPeriod,
  type RentalExtras,
} from './cars.ts'
import { addDays } from './days.ts'

const none: RentalExtras = {
  gps: false,
  child_seat: false,
  additional_driver: false,
  insurance: false,
  pickup_delivery: false,
}

describe('totals (spec 2 §9)', () => {
  it('are the rate by days, extras by days, and pickup and delivery once', () => {
    const all = { ...none, gps: true, child_seat: true, additional_driver: true, insurance: true }
    expect(rentalTotals(4500, 3, none, rentalExtraCents)).toEqual({
      days: 3,
      base_cents: 13_500,
      extras_cents: 0,
      total_cents: 13_500,
    })
    expect(rentalTotals(4500, 3, all, rentalExtraCents).extras_cents).toBe(
      (500 + 300 + 700 + 1000) * 3,
    )
    expect(
      rentalTotals(4500, 3, { ...none, pickup_delivery: true }, rentalExtraCents).extras_cents,
    ).toBe(800)
    expect(rentalTotals(6000, 2, defaultRentalExtras, rentalExtraCents)).toEqual({
      days: 2,
      base_cents: 12_000,
      extras_cents: 500 * 2 + 1000 * 2 + 800,
      total_cents: 15_800,
    })
  })

  it('are the house’s own prices, and nothing of what it does not offer', () => {
    const prices = { ...rentalExtraCents, gps: 700_000, insurance: null }
    const wished = { ...none, gps: true, insurance: true, pickup_delivery: true }
    expect(rentalTotals(100_000, 2, wished, prices).extras_cents).toBe(700_000 * 2 + 800)
    expect(offeredExtras(wished, prices)).toEqual({ ...none, gps: true, pickup_delivery: true })
  })

  it('have the documented prices and choices at first', () => {
    expect(rentalExtraCents).toEqual({
      gps: 500,
      child_seat: 300,
      additional_driver: 700,
      insurance: 1000,
      pickup_delivery: 800,
    })
    expect(rentalExtraNames.filter((name) => defaultRentalExtras[name])).toEqual([
      'gps',
      'insurance',
      'pickup_delivery',
    ])
  })

  it('count the difference between the dates, one day at least (spec 2 §5)', () => {
    expect(rentalDays('2026-07-01', '2026-07-01')).toBe(1)
    expect(rentalDays('2026-07-01', '2026-07-02')).toBe(1)
    expect(rentalDays('2026-06-29', '2026-07-02')).toBe(3)
  })
})

it('keep their car until they are over', () => {
  expect(rentalStatuses.filter(keepsCar)).toEqual(['pending', 'approved', 'active'])
})

const period = (from: string, to: string): RentalPeriod => ({
  pickup_date: from.slice(0, 10),
  pickup_time: from.slice(11),
  dropoff_date: to.slice(0, 10),
  dropoff_time: to.slice(11),
})
const first = period('2026-07-10 10:00', '2026-07-12 10:00')

describe('two outings of a car', () => {
  it.each([
    ['the same', first, true],
    ['inside', period('2026-07-11 08:00', '2026-07-11 09:00'), true],
    ['round it', period('2026-07-01 10:00', '2026-07-30 10:00'), true],
    ['at its end', period('2026-07-12 10:00', '2026-07-13 10:00'), true],
    ['59 minutes after', period('2026-07-12 10:59', '2026-07-13 10:00'), true],
    ['an hour after', period('2026-07-12 11:00', '2026-07-13 10:00'), false],
    ['59 minutes before', period('2026-07-09 10:00', '2026-07-10 09:01'), true],
    ['an hour before', period('2026-07-09 10:00', '2026-07-10 09:00'), false],
    ['days apart', period('2026-08-09 10:00', '2026-08-10 09:00'), false],
  ])('%s', (_what, other, collide) => {
    expect(rentalPeriodsOverlap(first, other)).toBe(collide)
    expect(rentalPeriodsOverlap(other, first)).toBe(collide)
  })

  it('has the hour over midnight and over a year too', () => {
    const newYear = period('2026-12-31 08:00', '2026-12-31 23:30')
    expect(rentalPeriodsOverlap(newYear, period('2027-01-01 00:29', '2027-01-02 10:00'))).toBe(true)
    expect(rentalPeriodsOverlap(newYear, period('2027-01-01 00:30', '2027-01-02 10:00'))).toBe(
      false,
    )
  })

  it('goes by the minutes of each, whatever they are', () => {
    const minute = fc.integer({ min: 0, max: 60 * 24 * 20 })
    const at = (minutes: number) =>
      `${addDays('2026-07-01', Math.floor(minutes / 1440))} ${new Date((minutes % 1440) * 60_000).toISOString().slice(11, 16)}`
    fc.assert(
      fc.property(minute, minute, minute, minute, (a, b, c, d) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b) + 1]
        const [start, end] = [Math.min(c, d), Math.max(c, d) + 1]
        const apart = start - to >= betweenGuestsMinutes || from - end >= betweenGuestsMinutes
        const one = period(at(from), at(to))
        expect(rentalPeriodsOverlap(one, period(at(start), at(end)))).toBe(!apart)
        expect(endsAfterStart(one)).toBe(true)
      }),
    )
  })
})

it('ends after it starts, to the minute', () => {
  expect(endsAfterStart(period('2026-07-10 10:00', '2026-07-10 10:01'))).toBe(true)
  expect(endsAfterStart(period('2026-07-10 10:00', '2026-07-10 10:00'))).toBe(false)
  expect(endsAfterStart(period('2026-07-10 10:00', '2026-07-09 11:00'))).toBe(false)
})

describe('what the form offers first (spec 2 §4; decisions.md)', () => {
  it.each([
    ['2026-07-01T08:00', period('2026-07-01 10:00', '2026-07-02 10:00')],
    ['2026-07-01T10:00', period('2026-07-01 10:00', '2026-07-02 10:00')],
    ['2026-07-01T10:01', period('2026-07-01 11:00', '2026-07-02 10:00')],
    ['2026-07-01T21:30', period('2026-07-01 22:00', '2026-07-02 10:00')],
    ['2026-07-01T22:01', period('2026-07-02 10:00', '2026-07-03 10:00')],
    ['2026-12-31T23:30', period('2027-01-01 10:00', '2027-01-02 10:00')],
  ])('at %s', (now, expected) => {
    expect(rentalDefaults(now, { open: '07:00', close: '22:00' })).toEqual(expected)
    expect(endsAfterStart(expected)).toBe(true)
  })

  it('fetches and brings back when the house is open', () => {
    // 4 and 5 July 2026 are a weekend.
    const days = [null, null, null, null, null, [{ open: '07:00', close: '09:00' }], []]
    const hours = { open: '07:00', close: '22:00', days }
    const offered = rentalDefaults('2026-07-03T22:30', hours)
    expect(offered).toEqual(period('2026-07-04 07:00', '2026-07-06 10:00'))
  })

  it('never leaves the day, however late the house is open', () => {
    const hours = { open: '07:00', close: '24:00' }
    expect(rentalDefaults('2026-07-01T23:30', hours).pickup_date).toBe('2026-07-02')
  })
})
