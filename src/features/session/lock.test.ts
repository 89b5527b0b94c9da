import { expect, it } from 'vitest'
import { isIdle } from './lock.ts'

const MINUTE = 60_000

it('locks after so many minutes without a touch, and never with none', () => {
  expect(isIdle(0, 15 * MINUTE - 1, 15)).toBe(false)
  expect(isIdle(0, 15 * MINUTE, 15)).toBe(true)
  expect(isIdle(0, 10_000 * MINUTE, 0)).toBe(false)
})

it('is not fooled by a clock that was set back into locking at once', () => {
  expect(isIdle(90 * MINUTE, 1 * MINUTE, 15)).toBe(false)
})
