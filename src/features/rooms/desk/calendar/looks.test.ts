import { expect, it } from 'vitest'
import type { DeskBooking } from '../../desk-booking.ts'
import { lookClass, lookOf } from './looks.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const pending = (more: Partial<DeskBooking> = {}) =>
  lookOf(
    {
      id: 'b1',
      status: 'pending',
      flag: null,
      held_until: null,
      source: 'site',
      ...more,
    } as DeskBooking,
    now,
  )

it('hatches what keeps no room, and not what this desk has reserved without the link', () => {
  expect(pending()).toBe('asked')
  expect(pending({ hold_until: '2026-11-19' })).toBe('asked')
  expect(pending({ asked_here: true })).toBe('reserved-here')
  expect(pending({ held_until: '2026-11-22T10:00:00Z' })).toBe('held')
  expect(lookClass.asked).toContain('gradient')
  expect(lookClass['reserved-here']).not.toContain('gradient')
})
