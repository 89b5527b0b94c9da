import { expect, it, vi } from 'vitest'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { staysToSettle } from './stays-to-settle.ts'

const TODAY = '2026-11-21'
const stay = (id: string, check_out: string, status = 'active', flag: string | null = null) =>
  ({ id, check_out, status, flag, customer_name: `Guest ${id}` }) as DeskBooking

const owed: Readonly<Record<string, number>> = {
  leaves: 11_650,
  late: 500,
  sleeps: 9_000,
  twice: -16_000,
  gone: -2_000,
  even: 0,
  leftOwing: 700,
}

it('names who leaves today owing, who should have left, and who has paid too much', () => {
  const balanceOf = vi.fn((id: string) => owed[id] ?? null)
  const bookings = [
    stay('leaves', TODAY),
    stay('late', '2026-11-20'),
    stay('sleeps', '2026-11-22'),
    stay('twice', '2026-11-23'),
    stay('gone', '2026-11-20', 'completed', 'overpaid'),
    stay('even', TODAY),
    stay('unread', TODAY),
    // Left owing: the Unpaid list holds it until it is paid.
    stay('leftOwing', '2026-11-20', 'completed'),
    stay('comes', TODAY, 'approved'),
  ]
  const told = staysToSettle(bookings, TODAY, balanceOf, () => '104')
  expect(told.map(({ id, when, owed: cents }) => [id, when, cents])).toEqual([
    ['leaves', 'leaves', 11_650],
    ['late', 'late', 500],
    ['twice', 'stays', -16_000],
    ['gone', 'stays', -2_000],
  ])
})

it('asks no balance of the thousands that are over or still to come', () => {
  const balanceOf = vi.fn(() => 100)
  const many = Array.from({ length: 10_000 }, (_, at) =>
    stay(String(at), TODAY, at % 2 === 0 ? 'completed' : 'approved'),
  )
  staysToSettle([...many, stay('here', TODAY)], TODAY, balanceOf, () => '')
  expect(balanceOf.mock.calls).toEqual([['here']])
})

it('stands in the order of the rooms, whichever way the bookings came', () => {
  const rooms: Record<string, string> = {
    leaves: '302 Umusambi',
    late: '1 Burera',
    twice: '11 Muhabura',
  }
  const bookings = Object.keys(rooms).map((id) => stay(id, TODAY))
  const ids = (all: DeskBooking[]) =>
    staysToSettle(
      all,
      TODAY,
      () => 100,
      ({ id }) => rooms[id]!,
    ).map(({ id }) => id)
  expect(ids(bookings)).toEqual(['late', 'twice', 'leaves'])
  expect(ids(bookings.toReversed())).toEqual(['late', 'twice', 'leaves'])
})
