import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOf, momentOf } from './days.ts'
import { defaultSchedule, isTooLate, servesAt } from './hours.ts'

const hours = { open: '07:00', close: '22:00' }
const kigali = 'Africa/Kigali'

describe('when the kitchen serves', () => {
  it('serves from opening to closing', () => {
    expect(servesAt(hours, '06:59')).toBe(false)
    expect(servesAt(hours, '07:00')).toBe(true)
    expect(servesAt(hours, '22:00')).toBe(true)
    expect(servesAt(hours, '22:01')).toBe(false)
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
          expect(servesAt(hours, time)).toBe(true)
          expect(minutesOf(time) % 60).toBe(0)
          const ahead = momentOf(kigali, date, time).getTime() - now.getTime()
          expect(ahead).toBeGreaterThan(119 * 60_000)
          expect(ahead).toBeLessThanOrEqual(19 * 3_600_000)
        },
      ),
    )
  })

  it('moves to tomorrow when today no longer serves', () => {
    const evening = momentOf(kigali, '2026-11-21', '20:30')
    expect(defaultSchedule(kigali, hours, evening)).toEqual({ date: '2026-11-22', time: '07:00' })
    const noon = momentOf(kigali, '2026-11-21', '12:00')
    expect(defaultSchedule(kigali, hours, noon)).toEqual({ date: '2026-11-21', time: '14:00' })
  })
})
