import { describe, expect, it } from 'vitest'
import { dayByKey } from './month-keys.ts'

describe('keys in the month', () => {
  it('go by day and week, over the month’s edge too', () => {
    expect(dayByKey('ArrowRight', '2026-11-30')).toBe('2026-12-01')
    expect(dayByKey('ArrowLeft', '2026-11-01')).toBe('2026-10-31')
    expect(dayByKey('ArrowDown', '2026-11-28')).toBe('2026-12-05')
    expect(dayByKey('ArrowUp', '2026-11-03')).toBe('2026-10-27')
  })

  it('go to the week’s Sunday and Saturday', () => {
    expect(dayByKey('Home', '2026-11-18')).toBe('2026-11-15')
    expect(dayByKey('End', '2026-11-18')).toBe('2026-11-21')
    expect(dayByKey('Home', '2026-11-15')).toBe('2026-11-15')
    expect(dayByKey('End', '2026-11-21')).toBe('2026-11-21')
  })

  it('go by month, to the last day of a shorter one', () => {
    expect(dayByKey('PageDown', '2026-01-31')).toBe('2026-02-28')
    expect(dayByKey('PageUp', '2026-12-31')).toBe('2026-11-30')
    expect(dayByKey('PageDown', '2026-12-15')).toBe('2027-01-15')
  })

  it('leave other keys to the browser', () => {
    expect(dayByKey('Enter', '2026-11-18')).toBeNull()
    expect(dayByKey('Tab', '2026-11-18')).toBeNull()
  })
})
