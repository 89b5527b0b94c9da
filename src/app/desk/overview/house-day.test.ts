import { expect, it } from 'vitest'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { houseDayOf } from './house-day.ts'

const today = '2026-11-21'

function stay(id: string, over: Partial<DeskBooking>): DeskBooking {
  return { id, room_number: id, customer_name: '', status: 'approved', ...over } as DeskBooking
}

it('lists who comes, also while pending, and who leaves, rooms as people count them', () => {
  const day = houseDayOf(
    [
      stay('10', { check_in: today, check_out: '2026-11-23' }),
      stay('2', { check_in: today, check_out: '2026-11-22', status: 'pending' }),
      stay('3', { check_in: '2026-11-19', check_out: today, status: 'active' }),
      stay('4', { check_in: '2026-11-19', check_out: today, status: 'pending' }),
      stay('5', { check_in: today, check_out: '2026-11-22', status: 'cancelled' }),
      stay('6', { check_in: '2026-11-18', check_out: today, status: 'completed' }),
      stay('7', { check_in: '2026-11-20', check_out: '2026-11-22' }),
    ],
    today,
  )
  expect(day.arrivals.map(({ id }) => id)).toEqual(['2', '10'])
  expect(day.missed.map(({ id }) => id)).toEqual(['7'])
  expect(day.departures.map(({ id }) => id)).toEqual(['3'])
})

it('knows who sleeps here, who came today, and who should have left before', () => {
  const day = houseDayOf(
    [
      stay('1', { check_in: today, check_out: '2026-11-22', status: 'active' }),
      stay('2', { check_in: '2026-11-19', check_out: '2026-11-24', status: 'active' }),
      stay('3', { check_in: '2026-11-18', check_out: '2026-11-20', status: 'active' }),
      stay('4', { check_in: '2026-11-18', check_out: '2026-11-20' }),
      stay('5', { check_in: '2026-11-20', check_out: '2026-11-23', status: 'pending' }),
    ],
    today,
  )
  expect(day.arrivals).toEqual([])
  expect(day.inHouse.map(({ id }) => id)).toEqual(['1', '2'])
  expect(day.departures.map(({ id }) => id)).toEqual(['3'])
  expect(day.missed).toEqual([])
})
