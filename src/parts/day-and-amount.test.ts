import { afterEach, expect, test } from 'vitest'
import { daysText, dayText, knowHouseDay } from './day-and-amount.ts'

afterEach(() => knowHouseDay(null))

test('a day says its year where that is not the house’s, and two days of it once', () => {
  knowHouseDay(() => '2026-12-20')
  expect(dayText('2026-12-24')).toBe('24 Dec')
  expect(dayText('2025-11-24')).toBe('24 Nov 2025')
  expect(daysText('2026-12-30', '2027-01-02')).toBe('30 Dec – 2 Jan 2027')
  expect(daysText('2028-01-03', '2028-01-05')).toBe('3 Jan – 5 Jan 2028')
  expect(daysText('2025-12-30', '2026-01-02')).toBe('30 Dec 2025 – 2 Jan')
})
