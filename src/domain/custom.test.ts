import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  capacityLeft,
  claimOf,
  customLength,
  customTotal,
  daysWithRoom,
  fullTimes,
  isCustomQty,
  isSlug,
  isTooSoon,
  timesWithRoom,
  wantedFields,
  type CustomAsked,
  type CustomRules,
} from './custom.ts'
import { maxTaken } from './capacity.ts'
import { addDays } from './days.ts'

const massage: CustomRules = {
  unit: 'person',
  wanted: 'day_time',
  duration_minutes: 90,
  capacity: 2,
  notice_hours: 2,
}
const asked = (more: Partial<CustomAsked> = {}): CustomAsked => ({
  qty: 1,
  day: '2026-07-04',
  time: '15:00',
  until: null,
  ...more,
})

describe('when an order is, and what it takes', () => {
  it('lasts as the service does, with as many as were ordered', () => {
    expect(claimOf(massage, asked({ qty: 2 }))).toEqual({
      from: '2026-07-04T15:00',
      until: '2026-07-04T16:30',
      amount: 2,
    })
  })

  it('lasts the hours that were ordered, one at a time', () => {
    const hours = { ...massage, unit: 'hour' } as const
    expect(claimOf(hours, asked({ qty: 3 }))).toEqual({
      from: '2026-07-04T15:00',
      until: '2026-07-04T18:00',
      amount: 1,
    })
  })

  it('takes a day where it is for a day, and days where these were ordered', () => {
    const day = { ...massage, wanted: 'day' } as const
    expect(claimOf(day, asked({ qty: 5, time: null }))).toEqual({
      from: '2026-07-04T00:00',
      until: '2026-07-05T00:00',
      amount: 5,
    })
    expect(claimOf({ ...day, unit: 'day' }, asked({ qty: 2, time: null }))).toMatchObject({
      until: '2026-07-06T00:00',
      amount: 1,
    })
  })

  it('takes a span from its first day to its last, or from moment to moment', () => {
    const bikes = { ...massage, unit: 'day', wanted: 'span' } as const
    expect(claimOf(bikes, asked({ time: null, until: '2026-07-06', qty: 2 }))).toEqual({
      from: '2026-07-04T00:00',
      until: '2026-07-07T00:00',
      amount: 2,
    })
    const hall = { ...massage, unit: 'hour', wanted: 'span' } as const
    expect(claimOf(hall, asked({ until: '2026-07-05T02:00' }))).toMatchObject({
      from: '2026-07-04T15:00',
      until: '2026-07-05T02:00',
    })
    expect(claimOf(hall, asked({ until: '2026-07-04T15:00' }))).toBeNull()
    expect(claimOf(bikes, asked({ until: '2026-07-03' }))).toBeNull()
  })

  it('takes nothing where it is for no day', () => {
    expect(claimOf({ ...massage, wanted: 'any_time' }, asked({ day: null }))).toBeNull()
    expect(wantedFields({ unit: 'kilo', wanted: 'any_time' })).toEqual([])
  })

  it('is full by the moment that has most, however spans lie', () => {
    const claim = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 6 }), fc.nat(3))
      .map(([from, length, amount]) => ({
        from: addDays('2026-07-01', from),
        until: addDays('2026-07-01', from + length),
        amount,
      }))
    fc.assert(
      fc.property(claim, fc.array(claim, { maxLength: 12 }), (span, claims) => {
        // By every day of it, as nobody would count who had to be quick.
        let limit = 0
        for (let day = span.from; day < span.until; day = addDays(day, 1)) {
          const sum = claims.reduce(
            (all, one) => (one.from <= day && day < one.until ? all + one.amount : all),
            0,
          )
          limit = Math.max(limit, sum)
        }
        expect(maxTaken(span, claims)).toBe(limit)
        expect(capacityLeft(limit, span, claims)).toBe(0)
        expect(capacityLeft(null, span, claims)).toBeNull()
      }),
    )
  })
})

describe('what others have taken', () => {
  const at = (from: string, until: string, amount: number) => ({
    from: `2026-07-04T${from}`,
    until: `2026-07-04T${until}`,
    amount,
  })
  const day = { from: '2026-07-04T00:00', until: '2026-07-05T00:00' }

  it('leaves no room while it and what is asked for are more than there is', () => {
    const claims = [
      at('10:00', '13:00', 1),
      at('11:00', '13:00', 1),
      at('13:00', '14:00', 2),
      at('16:00', '17:00', 1),
    ]
    // What ends as the other begins is one time without room.
    expect(fullTimes(2, { ...day, amount: 1 }, claims)).toEqual([
      { from: '2026-07-04T11:00', until: '2026-07-04T14:00' },
    ])
    expect(fullTimes(2, { ...day, amount: 2 }, claims)).toEqual([
      { from: '2026-07-04T10:00', until: '2026-07-04T14:00' },
      { from: '2026-07-04T16:00', until: '2026-07-04T17:00' },
    ])
    expect(fullTimes(null, { ...day, amount: 9 }, claims)).toEqual([])
    expect(fullTimes(2, { ...day, amount: 1 }, [])).toEqual([])
  })

  it('is told within what was asked about alone', () => {
    const night = { from: '2026-07-03T22:00', until: '2026-07-04T02:00', amount: 2 }
    expect(fullTimes(2, { ...day, amount: 1 }, [night])).toEqual([
      { from: '2026-07-04T00:00', until: '2026-07-04T02:00' },
    ])
  })

  it('leaves times of the same day near it, none that is too early or of another day', () => {
    const late = asked({ time: '22:30', qty: 2 })
    const claims = [at('21:30', '23:00', 1)]
    const near = (mayBe: (time: string) => boolean) =>
      timesWithRoom(massage, late, claims, { limit: 3, mayBe })
    // An hour and a half each: what begins at 20:00 has ended when the other one begins.
    expect(near(() => true)).toEqual(['20:00', '23:00', '23:30'])
    expect(near((time) => time > '20:00')).toEqual(['23:00', '23:30'])
    const span: CustomRules = { ...massage, wanted: 'span' }
    expect(timesWithRoom(span, late, claims, { limit: 3, mayBe: () => true })).toEqual([])
  })

  it('leaves days after it on which the same could be had, both ends of a span with it', () => {
    const bikes: CustomRules = { ...massage, unit: 'day', wanted: 'span' }
    const wanted = asked({ time: null, until: '2026-07-05' })
    const gone = { from: '2026-07-06T00:00', until: '2026-07-07T00:00', amount: 2 }
    expect(daysWithRoom(bikes, wanted, [gone], 2)).toEqual([
      { date: '2026-07-07', left: 2 },
      { date: '2026-07-08', left: 2 },
    ])
    expect(daysWithRoom(bikes, asked({ qty: 3, time: null, until: '2026-07-05' }), [], 2)).toEqual(
      [],
    )
  })
})

describe('what it costs', () => {
  it('is the price of each, for every begun hour and every day of a span', () => {
    const hall = { unit: 'hour', wanted: 'span' } as const
    expect(customLength(hall, asked({ until: '2026-07-04T17:01' }))).toBe(3)
    expect(customTotal(2500, hall, asked({ until: '2026-07-04T17:01' }))).toBe(7500)
    const bikes = { unit: 'day', wanted: 'span' } as const
    expect(customTotal(1500, bikes, asked({ qty: 2, until: '2026-07-06' }))).toBe(9000)
    expect(customTotal(1500, bikes, asked({ until: '2026-07-04' }))).toBe(1500)
    const firewood = { unit: 'kilo', wanted: 'any_time' } as const
    expect(customTotal(125, firewood, asked({ qty: 2.5 }))).toBe(313)
    expect(customTotal(12_500, firewood, asked({ qty: 2.5 }), 'RWF')).toBe(31_300)
  })

  it('goes by halves for what is weighed alone', () => {
    expect(isCustomQty('kilo', 2.5)).toBe(true)
    expect(isCustomQty('kilo', 0.25)).toBe(false)
    expect(isCustomQty('person', 1.5)).toBe(false)
    expect(isCustomQty('piece', 0)).toBe(false)
  })
})

describe('notice', () => {
  const zone = 'Africa/Kigali'
  const at = (time: string) => new Date(`2026-07-04T${time}:00+02:00`)

  it('ends so many hours before it begins', () => {
    expect(isTooSoon(massage, asked(), zone, at('12:59'))).toBe(false)
    expect(isTooSoon(massage, asked(), zone, at('13:00'))).toBe(true)
  })

  it('lasts till the end of a day that has no hour, where none is needed', () => {
    const picnic = { notice_hours: 0 }
    expect(isTooSoon(picnic, asked({ time: null }), zone, at('23:59'))).toBe(false)
    expect(isTooSoon(picnic, asked({ day: '2026-07-03', time: null }), zone, at('00:00'))).toBe(
      true,
    )
    expect(isTooSoon({ notice_hours: 1 }, asked({ time: null }), zone, at('00:00'))).toBe(true)
    expect(isTooSoon(massage, asked({ day: null }), zone, at('12:00'))).toBe(false)
  })
})

describe('addresses', () => {
  it('are of small letters, digits and single hyphens', () => {
    expect(['massage', 'e-bikes', '4x4'].every(isSlug)).toBe(true)
    expect(['', 'a', 'Massage', 'a--b', '-a', 'a-', 'a b', 'ä', 'a'.repeat(41)].some(isSlug)).toBe(
      false,
    )
  })
})
