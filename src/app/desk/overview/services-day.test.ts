import { expect, it } from 'vitest'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { Reservation } from '#contract/tables.ts'
import type { DeskRental } from '#features/cars/desk/data.ts'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'
import { laundryDueOf, outingsOf, tablesOf } from './services-day.ts'

const today = '2026-11-21'
const party = (time: string, party_size: number, over: Partial<Reservation> = {}) =>
  ({ id: time, date: today, time, party_size, status: 'confirmed', ...over }) as Reservation

it('has today’s open tables by time, with the seats that are taken then', () => {
  const slots = tablesOf(
    [
      party('19:30', 2),
      party('12:00', 3, { status: 'completed' }),
      party('19:00', 4),
      party('19:30', 5, { status: 'pending' }),
      party('20:00', 6, { date: '2026-11-22' }),
    ],
    today,
  )
  expect(slots.map(({ time, seats, parties }) => [time, seats, parties.length])).toEqual([
    ['19:00', 11, 1],
    ['19:30', 11, 2],
  ])
})

it('has laundry that is due, overdue first, and nothing that is over or for later', () => {
  const order = (id: string, out_at: string, status = 'ready') =>
    ({ id, out_at, status }) as LaundryOrder
  const due = laundryDueOf(
    [
      order('later', '2026-11-22T10:00'),
      order('today', '2026-11-21T17:00'),
      order('overdue', '2026-11-20T17:00', 'processing'),
      order('done', '2026-11-21T09:00', 'delivered'),
      order('gone', '2026-11-21T09:00', 'cancelled'),
    ],
    today,
  )
  expect(due.map(({ id }) => id)).toEqual(['overdue', 'today'])
})

it('has cars that leave and come back and tours of today, by time', () => {
  const rental = (id: string, from: string, to: string, status = 'approved') =>
    ({
      id,
      pickup_date: from,
      pickup_time: '10:00',
      dropoff_date: to,
      dropoff_time: '17:00',
      status,
    }) as DeskRental
  const tour = { id: 't', date: today, status: 'pending', people: 2 } as DeskTourBooking
  const outings = outingsOf(
    [
      rental('out', today, '2026-11-23'),
      rental('back', '2026-11-19', today, 'active'),
      rental('gone', today, today, 'cancelled'),
      rental('away', '2026-11-19', '2026-11-23', 'active'),
    ],
    [tour, { ...tour, id: 'u', status: 'cancelled' }],
    today,
  )
  expect(outings.map(({ key }) => key)).toEqual(['tour:t', 'car:out', 'back:back'])
})
