import { expect, test } from 'vitest'
import { isAhead, MAX_WAIT, wait } from './backoff.ts'

test('waits double, with jitter over the upper half, and never pass fifteen minutes', () => {
  expect(wait(1, 0)).toBe(1_000)
  expect(wait(1, 1)).toBe(2_000)
  expect(wait(4, 1)).toBe(16_000)
  expect(wait(50, 1)).toBe(MAX_WAIT)
  expect(wait(5_000, 1)).toBe(MAX_WAIT)
})

test('Retry-After is obeyed, up to fifteen minutes', () => {
  expect(wait(1, 1, 30_000)).toBe(30_000)
  expect(wait(8, 1, 1_000)).toBe(256_000)
  expect(wait(1, 1, 3_600_000)).toBe(MAX_WAIT)
})

test('a moment set by a clock that has been put right since is not waited for', () => {
  expect(isAhead(10, 5)).toBe(true)
  expect(isAhead(5, 5)).toBe(false)
  expect(isAhead(Date.UTC(2030, 0, 1), Date.UTC(2026, 0, 1))).toBe(false)
})
