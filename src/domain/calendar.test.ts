import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  dayAt,
  dayNumber,
  gridDays,
  isMonth,
  monthGrid,
  monthOf,
  monthSpan,
  occupiesDay,
} from './calendar.ts'
import { addDays, daysBetween } from './days.ts'
import { nightsBetween, sharesNight, type Span } from './stays.ts'

const day = fc.integer({ min: -4000, max: 9000 }).map((days) => addDays('2026-01-01', days))
const month = day.map(monthOf)
const span = fc
  .tuple(day, fc.integer({ min: 1, max: 120 }))
  .map(([check_in, nights]) => ({ check_in, check_out: addDays(check_in, nights) }))

const belongsToMonth = (stay: Span, which: string) => sharesNight(stay, monthSpan(which))

describe('the grid of a month (spec 3 §2.4)', () => {
  it('has 42 days in a row from a Sunday on, with the whole month among them', () => {
    fc.assert(
      fc.property(month, (which) => {
        const days = monthGrid(which)
        expect(days).toHaveLength(gridDays)
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(0)
        days.slice(1).forEach((one, at) => expect(daysBetween(days[at]!, one)).toBe(1))
        const { check_in, check_out } = monthSpan(which)
        expect(days).toEqual(expect.arrayContaining(nightsBetween(check_in, check_out)))
        // The first week is the one with the 1st: nothing of the grid is wasted above it.
        expect(days.indexOf(check_in)).toBeLessThan(7)
      }),
    )
  })

  it('begins with the 1st where that is a Sunday', () => {
    expect(monthGrid('2026-11')[0]).toBe('2026-11-01')
    expect(monthGrid('2026-12')[0]).toBe('2026-11-29')
    expect(monthGrid('2026-02').at(-1)).toBe('2026-03-14')
  })
})

describe('what belongs to a month (spec 3 §4)', () => {
  it('is exactly what occupies one of its days', () => {
    fc.assert(
      fc.property(span, fc.integer({ min: -5, max: 5 }), (stay, away) => {
        const which = addMonths(monthOf(stay.check_in), away)
        const nights = nightsBetween(stay.check_in, stay.check_out)
        expect(belongsToMonth(stay, which)).toBe(nights.some((night) => monthOf(night) === which))
      }),
    )
  })

  it('is not what leaves on its first day or comes on the next one’s', () => {
    expect(belongsToMonth({ check_in: '2026-10-29', check_out: '2026-11-01' }, '2026-11')).toBe(
      false,
    )
    expect(belongsToMonth({ check_in: '2026-12-01', check_out: '2026-12-03' }, '2026-11')).toBe(
      false,
    )
    expect(belongsToMonth({ check_in: '2026-10-01', check_out: '2026-12-09' }, '2026-11')).toBe(
      true,
    )
  })

  it('occupies the days of its nights and no other', () => {
    fc.assert(
      fc.property(span, fc.integer({ min: -3, max: 125 }), (stay, away) => {
        const which = addDays(stay.check_in, away)
        const nights = nightsBetween(stay.check_in, stay.check_out)
        expect(occupiesDay(stay, which)).toBe(nights.includes(which))
      }),
    )
  })
})

describe('months and days as numbers', () => {
  it('add up over years, forth and back', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    fc.assert(
      fc.property(month, fc.integer({ min: -300, max: 300 }), (which, count) => {
        expect(isMonth(which)).toBe(true)
        expect(addMonths(addMonths(which, count), -count)).toBe(which)
      }),
    )
  })

  it('are told from what is none', () => {
    for (const text of ['2026-13', '2026-00', '2026-1', '', '2026-11-01', 'x']) {
      expect(isMonth(text), text).toBe(false)
    }
  })

  it('count days as the calendar does', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (one, away) => {
        expect(dayAt(dayNumber(one))).toBe(one)
        expect(dayNumber(addDays(one, away)) - dayNumber(one)).toBe(away)
      }),
    )
  })
})
