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

  it('begin with their first hour where the clocks leave midnight out', () => {
    const begins = momentOf('America/Santiago', '2026-09-06', '00:00')
    expect(begins.toISOString()).toBe('2026-09-06T04:00:00.000Z')
    const lastOfBefore = new Date(begins.getTime() - 1)
    expect(dayIn('America/Santiago', lastOfBefore)).toBe('2026-09-05')
    expect(momentOf('Africa/Cairo', '2026-04-24', '00:00').toISOString()).toBe(
      '2026-04-23T22:00:00.000Z',
    )
  })

  it('are as the zone’s own clocks show them, on the days they change too', () => {
    const zones = [
      'Africa/Kigali',
      'Africa/Casablanca',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    ]
    const formats = new Map(
      zones.map((timeZone) => {
        const how = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
        return [timeZone, new Intl.DateTimeFormat('sv-SE', how)]
      }),
    )
    const second = fc.integer({ min: Date.UTC(1980) / 1000, max: Date.UTC(2040) / 1000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), second, (timezone, at) => {
        const moment = new Date(at * 1000)
        const shown = `${dayIn(timezone, moment)} ${timeIn(timezone, moment)}`
        expect(shown).toBe(formats.get(timezone)?.format(moment))
      }),
      {
        numRuns: 2000,
        examples: [
          // One minute after midnight, half an hour, and a day that was left out.
          ['America/St_Johns', Date.parse('2010-03-14T03:31:00Z') / 1000],
          ['America/St_Johns', Date.parse('2010-03-14T03:30:00Z') / 1000],
          ['Australia/Lord_Howe', Date.parse('2026-10-03T15:30:00Z') / 1000],
          ['Pacific/Apia', Date.parse('2011-12-30T10:00:00Z') / 1000],
          ['Pacific/Apia', Date.parse('2011-12-30T09:59:59Z') / 1000],
        ],
      },
    )
  })

  it('reads midnight at the end of the day', () => {
    expect(minutesOf('24:00')).toBe(1440)
    expect(minutesOf('07:30')).toBe(450)
  })
})
