import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'

const amounts = array(integer({ min: 0, max: 10_000_000 }), { maxLength: 8 })

describe('sharing out', () => {
  it.each([
    [100, [100, 100, 100], [34, 33, 33]],
    [16_001, [16_000, 16_000], [8001, 8000]],
    [50, [0, 100], [0, 50]],
    [500, [100, 100], [100, 100]],
    [5, [], []],
  ])('%i over %o is %o', (amount, bearable, parts) => {
    expect(allocate(amount, bearable)).toEqual(parts)
  })

  it('gives out exactly the amount, as far as it can be borne, and nobody more than that', () => {
    assert(
      property(integer({ min: 0, max: 50_000_000 }), amounts, (amount, bearable) => {
        const parts = allocate(amount, bearable)
        const all = bearable.reduce((sum, one) => sum + one, 0)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(Math.min(amount, all))
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(bearable[index] ?? 0)
          const fair = all === 0 ? 0 : (Math.min(amount, all) * (bearable[index] ?? 0)) / all
          expect(Math.abs(part - fair)).toBeLessThan(1)
        }
      }),
    )
  })
})
