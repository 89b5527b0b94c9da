import { expect, it } from 'vitest'
import { dateInFigures } from './date-figures.ts'

it.each([
  ['2026-11-03', 'DD/MM/YYYY', '03/11/2026'],
  ['2026-11-03', 'MM/DD/YYYY', '11/03/2026'],
  ['2026-11-03', 'YYYY-MM-DD', '2026-11-03'],
  // Already tomorrow in Kigali.
  ['2026-11-03T22:30:00.000Z', 'DD/MM/YYYY', '04/11/2026'],
  ['2026-11-03', 'words', null],
  ['soon', 'DD/MM/YYYY', null],
])('%s as %s is %s', (value, format, shown) => {
  expect(dateInFigures(value, format, 'Africa/Kigali')).toBe(shown)
})
