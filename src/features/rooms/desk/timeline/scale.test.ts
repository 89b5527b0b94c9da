import { describe, expect, it } from 'vitest'
import { dayAt, dayNumber } from '#domain/calendar.ts'
import { monthSeen, rangeOf, scaleOf, windowOf } from './scale.ts'

const today = '2026-11-21'
const scale = scaleOf(rangeOf(today, '2026-11'), 44, 136)

describe('the timeline’s days', () => {
  it('go from a year back to two ahead, and further where a month further away is asked for', () => {
    expect([scale.first, scale.last].map(dayAt)).toEqual(['2025-11-01', '2028-11-01'])
    const far = rangeOf(today, '2030-02')
    expect([far.first, far.last].map(dayAt)).toEqual(['2025-11-01', '2030-06-01'])
    expect(dayAt(rangeOf(today, '2024-01').first)).toBe('2023-10-01')
  })

  it('begin and end a stay in the middle of a day, so that two meet where one leaves', () => {
    const day = dayNumber('2025-11-03')
    expect(scale.edge(day)).toBe(136 + 2 * 44)
    expect(scale.x(day)).toBe(136 + 2.5 * 44)
    expect(scale.width).toBe(136 + (scale.last - scale.first) * 44)
  })

  it('are drawn by whole weeks with one to spare, never beyond the ends', () => {
    const view = windowOf(scale, 100 * 44, 136 + 14 * 44)
    expect(view.from).toBeLessThanOrEqual(scale.first + 100 - 7)
    expect(view.to).toBeGreaterThanOrEqual(scale.first + 114 + 7)
    expect(view.to - view.from).toBeLessThanOrEqual(14 + 28)
    // A few px further nothing changes.
    expect(windowOf(scale, 100 * 44 + 5, 136 + 14 * 44)).toEqual(view)
    expect(windowOf(scale, 0, 700).from).toBe(scale.first)
    expect(windowOf(scale, scale.width, 700).to).toBe(scale.last)
  })

  it('know the month that is seen', () => {
    const at = (day: string) => (dayNumber(day) - scale.first) * 44
    expect(monthSeen(scale, at('2026-11-01'))).toBe('2026-11')
    expect(monthSeen(scale, at('2026-11-28'))).toBe('2026-12')
  })
})
