import { expect, it } from 'vitest'
import { newWalkIn, nightBegun, readWalkIn } from './form.ts'

it('after midnight the night that has begun is slept in until the morning', () => {
  const today = '2026-12-01'
  expect(nightBegun({ today, now: '00:07' })).toBe('2026-11-30')
  expect(nightBegun({ today, now: '05:59' })).toBe('2026-11-30')
  expect(nightBegun({ today, now: '06:00' })).toBeNull()
  expect(nightBegun({ today, now: '23:56' })).toBeNull()
})

it('reads a draft of before there was a night to choose', () => {
  const { night, ...older } = newWalkIn()
  expect(readWalkIn({ ...older, name: 'Eve' })).toMatchObject({ name: 'Eve', night })
})
