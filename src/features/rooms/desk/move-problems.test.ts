import { expect, it } from 'vitest'
import type { DeskBooking } from '../desk-booking.ts'
import { moveProblems, type Move } from './move-problems.ts'

const booking = {
  check_in: '2026-11-24',
  check_out: '2026-11-26',
  room_id: 'r1',
} as DeskBooking

function said(over: Partial<Move>) {
  const problems = moveProblems({ ...booking, ...over }, booking)
  return Object.fromEntries(
    Object.entries(problems).map(([field, words]) => [field, words?.message]),
  )
}

it('asks for both days, the end after the start (spec 3 §5)', () => {
  expect(Object.keys(said({ check_in: '', check_out: '' }))).toEqual(['check_in', 'check_out'])
  expect(said({ check_out: '2026-11-24' })).toEqual({
    check_out: 'End date must be after start date.',
  })
  expect(said({ check_out: '2027-11-24' })).toHaveProperty('check_out')
})

it('asks for something else than there is, and takes it', () => {
  expect(said({})).toHaveProperty('check_in')
  expect(said({ room_id: 'r2' })).toEqual({})
  expect(said({ check_out: '2026-11-27' })).toEqual({})
})

it('speaks of check-in and check-out on the calendar (spec 3 §5)', () => {
  const words = (over: Partial<Move>) =>
    Object.values(moveProblems({ ...booking, ...over }, booking, 'stay')).map((one) => one?.message)
  expect(words({ check_out: '2026-11-24' })).toEqual(['Check-out must be after check-in.'])
  expect(words({ check_in: '', check_out: '' })).toEqual([
    'Choose a check-in date.',
    'Choose a check-out date.',
  ])
})
