import { expect, it } from 'vitest'
import type { DeskBooking } from '../desk-booking.ts'
import { pendingStateOf } from './booking-state.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const later = '2026-11-21T10:05:00Z'
const before = '2026-11-21T09:55:00Z'
const state = (over: Partial<DeskBooking>) =>
  pendingStateOf(
    {
      id: 'a',
      status: 'pending',
      flag: null,
      held_until: null,
      source: '',
      ...over,
    } as DeskBooking,
    now,
  )

it('of a pending booking says whether it has its nights, and by whose word', () => {
  expect(state({})).toBe('request')
  expect(state({ held_until: later })).toBe('paying')
  expect(state({ held_until: before })).toBe('request')
  expect(state({ held_until: later, hold_until: '2026-11-23' })).toBe('held')
  expect(state({ held_until: before, hold_until: '2026-11-20' })).toBe('lapsed')
})

it('is a request while only this device has it, a hold too', () => {
  expect(state({ id: 'op:1', asked_here: true, hold_until: '2026-11-23' })).toBe('request')
  expect(state({ id: 'op:1', source: 'public-book' })).toBe('request')
})

it('leaves the word to the flag and to other states', () => {
  expect(state({ flag: 'calendar_clash' })).toBeNull()
  expect(state({ flag: 'room_gone' })).toBeNull()
  expect(state({ status: 'approved' })).toBeNull()
})
