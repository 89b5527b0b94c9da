import { expect, it } from 'vitest'
import type { Readiness } from '#parts/desk/room-readiness.ts'
import { newRoomState } from './new-room-state.ts'

const today = '2026-11-21'
const state = (readiness: Readiness, room_id: string, check_in: string) =>
  newRoomState({ room_id: 'r1' }, { room_id, check_in }, () => readiness, today)

it('is said of a room that the guest needs today, or sleeps in already', () => {
  for (const why of ['dirty', 'occupied', 'out_of_order'] as const) {
    expect(state(why, 'r2', today)).toEqual({ why, now: true })
    expect(state(why, 'r2', '2026-11-19')).toEqual({ why, now: true })
  }
})

it('is said of a later stay only where the room must be put right', () => {
  expect(state('dirty', 'r2', '2026-11-22')).toBeNull()
  expect(state('occupied', 'r2', '2026-11-22')).toBeNull()
  expect(state('out_of_order', 'r2', '2026-11-22')).toEqual({ why: 'out_of_order', now: false })
})

it('is nothing of a room that is ready, or that the stay keeps', () => {
  expect(state('ready', 'r2', today)).toBeNull()
  expect(state('dirty', 'r1', today)).toBeNull()
  expect(state('dirty', '', today)).toBeNull()
})
