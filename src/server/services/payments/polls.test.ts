import { expect, it } from 'vitest'
import { firstPoll, nextPoll } from './polls.ts'

const BEGAN = new Date('2026-07-01T10:00:00.000Z')

it('asks after 1, 2, 4 … minutes, then hourly, for three days', () => {
  const gaps: number[] = []
  let now = new Date(firstPoll(BEGAN))
  gaps.push((now.getTime() - BEGAN.getTime()) / 60_000)
  const payment = { status: 'pending', created_at: BEGAN.toISOString(), paid_at: null }
  for (let polls = 1; polls < 200; polls += 1) {
    const next = nextPoll({ ...payment, polls }, now)
    if (next === null) break
    gaps.push((Date.parse(next) - now.getTime()) / 60_000)
    now = new Date(next)
  }
  expect(gaps.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  expect(new Set(gaps.slice(9))).toEqual(new Set([60]))
  const days = (now.getTime() - BEGAN.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(2.95)
  expect(days).toBeLessThanOrEqual(3)
})

it('looks at what was paid once a day, and at what went back no more', () => {
  const at = BEGAN.toISOString()
  const paid = { status: 'paid', polls: 9, created_at: at, paid_at: at }
  expect(nextPoll(paid, BEGAN)).toBe('2026-07-02T10:00:00.000Z')
  expect(nextPoll(paid, new Date('2026-07-15T09:00:00.000Z'))).toBeNull()
  expect(nextPoll({ ...paid, status: 'refunded' }, BEGAN)).toBeNull()
})
