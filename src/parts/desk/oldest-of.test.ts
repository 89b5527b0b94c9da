import { expect, it } from 'vitest'
import { oldestOf } from './oldest-of.ts'

const fresh = { asOf: '2026-11-21T10:00:00Z' }
const old = { asOf: '2026-11-21T08:00:00Z', cause: 'no-house' } as const
const older = { asOf: '2026-11-20T08:00:00Z', cause: 'no-house' } as const

it('is the oldest of what the house was not heard about', () => {
  expect(oldestOf([fresh, old, older])).toBe(older)
  expect(oldestOf([fresh, undefined, old])).toBe(old)
  expect(oldestOf([fresh])).toBe(fresh)
  expect(oldestOf([undefined])).toBeUndefined()
})

it('is partial where any of them is', () => {
  expect(oldestOf([{ ...fresh, partial: true }, old])).toEqual({ ...old, partial: true })
})
