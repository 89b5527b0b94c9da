import { expect, test } from 'vitest'
import { TIMED_OUT, withTimeout } from './with-timeout.ts'

test('the result in time, or LATE; what is late may fail without anybody’s harm', async () => {
  let late = () => {}
  let called = 0
  const schedule = (work: () => void) => {
    late = work
    return () => (called += 1)
  }
  expect(await withTimeout(Promise.resolve(7), 10, schedule)).toBe(7)
  await Promise.resolve()
  expect(called).toBe(1)
  await expect(withTimeout(Promise.reject(new Error('no')), 10, schedule)).rejects.toThrow('no')

  let fail: (error: Error) => void = () => {}
  const slow = withTimeout(new Promise<never>((_, reject) => (fail = reject)), 10, schedule)
  late()
  expect(await slow).toBe(TIMED_OUT)
  fail(new Error('after that'))
})
