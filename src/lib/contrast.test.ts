import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('known contrasts, either way round', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
  expect(contrast('#1e5b41', '#1e5b41')).toBe(1)
})
