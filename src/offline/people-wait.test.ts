import { expect, it } from 'vitest'
import { waitAfter, waitLeft, MAX_WRONG } from './people-wait.ts'

it('grows from the third wrong PIN on, and stays bearable', () => {
  const waits = Array.from({ length: MAX_WRONG }, (_, wrong) => waitAfter(wrong))
  expect(waits.slice(0, 3)).toEqual([0, 0, 0])
  expect(waits[3]).toBe(5_000)
  for (let at = 4; at < waits.length; at += 1) expect(waits[at]).toBeGreaterThan(waits[at - 1]!)
  expect(waitAfter(99)).toBe(600_000)
})

it('runs out by the clock', () => {
  expect(waitLeft({ wrong: 3, wrongAt: 100_000 }, 102_000)).toEqual({ left: 3_000, since: 100_000 })
  expect(waitLeft({ wrong: 3, wrongAt: 100_000 }, 105_000).left).toBe(0)
})

it('begins anew, and no longer, when the clock was set back', () => {
  expect(waitLeft({ wrong: 9, wrongAt: 9_000_000 }, 1_000)).toEqual({ left: 600_000, since: 1_000 })
})
