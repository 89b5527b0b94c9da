import { expect, it, vi } from 'vitest'
import { memoizeWeak } from './memoize-weak.ts'

it('makes once of one object, and anew of another or when what it depends on is another', () => {
  const recall = memoizeWeak<number[]>()
  const [list, other] = [[1], [1]]
  const make = vi.fn(() => [Math.random()])
  const first = recall(list, ['en'], make)
  expect(recall(list, ['en'], make)).toBe(first)
  expect(recall(other, ['en'], make)).not.toBe(first)
  expect(recall(list, ['fr'], make)).not.toBe(first)
  expect(recall(list, ['fr', 1], make)).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(4)
  // The last one counts: what it was made of before is gone.
  recall(list, ['en'], make)
  expect(make).toHaveBeenCalledTimes(5)
})
