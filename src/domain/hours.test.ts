import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, minutesLater, minutesOf, momentOf } from './days.ts'
import {
  areInOrder,
  defaultSchedule,
  isTooLate,
  nextOpen,
  nextOpenDay,
  nextPickUp,
  openingHours,
  readWeek,
  scheduleFor,
  servesAt,
  spansOn,
  weekGroups,
  type OpeningHours,
} from './hours.ts'

const hours: OpeningHours = { open: '07:00', close: '22:00' }
const kigali = 'Africa/Kigali'
/** 23 November 2026 is a Monday. */
const MONDAY = '2026-11-23'
const closedOnMondays = { ...hours, days: [[], null, null, null, null, null, null] }

const clock = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
const minute = fc.integer({ min: 0, max: 1439 })
/** One span or two, in order. */
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 4 })
  .map((times) => times.toSorted((a, b) => a - b))
  .map(([from = 0, to = 0, again, end]) => [
    { open: clock(from), close: clock(to) },
    ...(again === undefined || end === undefined
      ? []
      : [{ open: clock(again), close: clock(end) }]),
  ])
const opening: fc.Arbitrary<OpeningHours> = fc.record({
  open: fc.constant('07:00'),
  close: fc.constantFrom('15:00', '22:00', '24:00'),
  days: fc.option(
    fc.array(fc.oneof(fc.constant(null), fc.constant([]), spans), { minLength: 7, maxLength: 7 }),
  ),
  closedDates: fc.array(
    fc.integer({ min: 0, max: 20 }).map((days) => ({ date: addDays(MONDAY, days), text: '' })),
    { maxLength: 8 },
  ),
})
const day = fc.integer({ min: 0, max: 13 }).map((days) => addDays(MONDAY, days))

/** The same rule written down anew, from the stored settings. */
function isOpen({ open, close, days, closedDates = [] }: OpeningHours, on: string, time: string) {
  if (closedDates.some(({ date }) => date === on)) return false
  const sundayFirst = new Date(`${on}T00:00:00Z`).getUTCDay()
  const its = days?.[sundayFirst === 0 ? 6 : sundayFirst - 1] ?? [{ open, close }]
  return its.some((span) => span.open <= time && time <= span.close)
}

describe('when the kitchen serves', () => {
  it('serves from opening to closing', () => {
    expect(servesAt(hours, MONDAY, '06:59')).toBe(false)
    expect(servesAt(hours, MONDAY, '07:00')).toBe(true)
    expect(servesAt(hours, MONDAY, '22:00')).toBe(true)
    expect(servesAt(hours, MONDAY, '22:01')).toBe(false)
  })

  it('serves by the weekday, and never on a closed date', () => {
    fc.assert(
      fc.property(opening, day, minute, (its, on, at) => {
        expect(servesAt(its, on, clock(at))).toBe(isOpen(its, on, clock(at)))
      }),
    )
  })

  it('calls an order late a quarter of an hour after its time, by the house clock', () => {
    const at = (time: string) => momentOf(kigali, '2026-11-21', time)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('18:59'))).toBe(false)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('19:15'))).toBe(false)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('19:16'))).toBe(true)
    expect(isTooLate(kigali, '2026-11-21', '19:00', at('21:00'))).toBe(true)
  })

  it('offers a time that is served and at least two hours ahead, at any moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        (now) => {
          const { date, time } = defaultSchedule(kigali, hours, now)
          expect(servesAt(hours, date, time)).toBe(true)
          expect(minutesOf(time) % 60).toBe(0)
          const ahead = momentOf(kigali, date, time).getTime() - now.getTime()
          expect(ahead).toBeGreaterThan(119 * 60_000)
          expect(ahead).toBeLessThanOrEqual(19 * 3_600_000)
        },
      ),
    )
  })

  it('offers the earliest full hour that is open, and no time at which it is closed', () => {
    fc.assert(
      fc.property(opening, day, minute, (its, on, from) => {
        const at = `${on}T${clock(from)}`
        const found = nextOpen(its, at)
        const next = nextOpenDay(its, on)
        if (next === null) return
        expect(isOpen(its, found.date, found.time)).toBe(true)
        expect(isOpen(its, next, spansOn(its, next)[0]!.open)).toBe(true)
        const foundAt = `${found.date}T${found.time}`
        expect(foundAt >= at).toBe(true)
        let hour = from % 60 === 0 ? at : minutesLater(at, 60 - (from % 60))
        for (; hour < foundAt; hour = minutesLater(hour, 60)) {
          expect([hour, isOpen(its, hour.slice(0, 10), hour.slice(11))]).toEqual([hour, false])
        }
        for (let earlier = on; earlier < next; earlier = addDays(earlier, 1)) {
          expect(spansOn(its, earlier)).toEqual([])
        }
        const fetched = nextPickUp(at, its)
        expect(isOpen(its, fetched.date, fetched.time)).toBe(true)
        expect([fetched.date, `${fetched.date}T${fetched.time}` >= at]).toEqual([found.date, true])
      }),
    )
  })

  it('moves to the next open day when today no longer serves', () => {
    const evening = momentOf(kigali, '2026-11-21', '20:30')
    expect(defaultSchedule(kigali, hours, evening)).toEqual({ date: '2026-11-22', time: '07:00' })
    const noon = momentOf(kigali, '2026-11-21', '12:00')
    expect(defaultSchedule(kigali, hours, noon)).toEqual({ date: '2026-11-21', time: '14:00' })
    const sunday = momentOf(kigali, '2026-11-22', '20:30')
    const tuesday = { date: '2026-11-24', time: '07:00' }
    expect(defaultSchedule(kigali, closedOnMondays, sunday)).toEqual(tuesday)
  })

  it('offers on a chosen day an hour of that day', () => {
    const now = momentOf(kigali, MONDAY, '17:00')
    const short = [{ open: '07:00', close: '15:00' }]
    const its = { ...hours, days: [null, short, [], null, null, null, null] }
    const offered = (date: string | null) =>
      scheduleFor({ date, time: null }, its, { timezone: kigali, now })
    expect(offered(null)).toEqual({ date: MONDAY, time: '19:00' })
    expect(offered('2026-11-24')).toEqual({ date: '2026-11-24', time: '07:00' })
    expect(offered('2026-11-26')).toEqual({ date: '2026-11-26', time: '19:00' })
    expect(offered('')).toEqual({ date: '', time: '19:00' })
  })
})

describe('hours by weekday', () => {
  it('are those of every day where an older house tells no others', () => {
    const told = { hours: { contact: hours, restaurant: hours } }
    expect(spansOn(openingHours(told).kitchen, MONDAY)).toEqual([hours])
    expect(weekGroups(openingHours(told).desk)).toEqual([
      { weekdays: [0, 1, 2, 3, 4, 5, 6], spans: [hours] },
    ])
  })

  it('are grouped by equal hours, closed days last', () => {
    const short = [{ open: '08:00', close: '15:00' }]
    const days = [[], null, null, short, null, short, []]
    expect(weekGroups({ ...hours, days })).toEqual([
      { weekdays: [1, 2, 4], spans: [hours] },
      { weekdays: [3, 5], spans: short },
      { weekdays: [0, 6], spans: [] },
    ])
  })

  it('are read from what another server tells, or not at all', () => {
    expect(readWeek(closedOnMondays.days)).toEqual(closedOnMondays.days)
    const wrong = ['25:00', 7].map((open) =>
      closedOnMondays.days.with(1, [{ open, close: '22:00' }] as never),
    )
    for (const value of [null, 'daily', [null], ...wrong]) expect(readWeek(value)).toBeNull()
  })

  it.each([
    [['07:00', '10:00', '18:00', '22:00'], true],
    [['07:00', '24:00'], true],
    [['10:00', '10:00'], false],
    [['07:00', '18:00', '18:00', '22:00'], false],
    [[], true],
  ])('%j in order: %s', (times, expected) => {
    const pairs = times.flatMap((open, at) => (at % 2 ? [] : [{ open, close: times[at + 1]! }]))
    expect(areInOrder(pairs)).toBe(expected)
  })
})
