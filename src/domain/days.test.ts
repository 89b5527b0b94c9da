import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysBetween, minutesOf, momentOf, timeIn } from './days.ts'

describe('days', () => {
  it('are the house’s, not the device’s', () => {
    const lateInLondon = new Date('2026-11-21T22:30:00Z')
    expect(dayIn('Africa/Kigali', lateInLondon)).toBe('2026-11-22')
    expect(timeIn('Africa/Kigali', lateInLondon)).toBe('00:30')
  })

  it('cross months, years and leap days', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysBetween('2026-11-21', '2026-11-23')).toBe(2)
  })

  it('add and subtract alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(daysBetween('2026-11-21', addDays('2026-11-21', days))).toBe(days)
      }),
    )
  })

  it('meet the moment again in zones with and without summer time', () => {
    const zone = fc.constantFrom('Africa/Kigali', 'Africa/Johannesburg', 'Europe/Paris', 'UTC')
    const minute = fc.integer({ min: 0, max: 366 * 1440 - 1 })
    fc.assert(
      fc.property(zone, minute, (timezone, at) => {
        const moment = new Date(Date.UTC(2026, 0, 1) + at * 60_000)
        const day = dayIn(timezone, moment)
        const time = timeIn(timezone, moment)
        const back = momentOf(timezone, day, time)
        expect([dayIn(timezone, back), timeIn(timezone, back)]).toEqual([day, time])
      }),
    )
  })

  it('reads midnight at the end of the day', () => {
    expect(minutesOf('24:00')).toBe(1440)
    expect(minutesOf('07:30')).toBe(450)
  })
})
