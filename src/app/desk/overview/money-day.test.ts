import { expect, it } from 'vitest'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { Order } from '#contract/restaurant.ts'
import type { Rental } from '#contract/rentals.ts'
import type { TourBooking } from '#contract/tour-bookings.ts'
import { readRow } from '#documents/index.ts'
import type { Money } from '#features/payments/money.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { flaggedOf, receivablesOf, type AllCached } from './money-day.ts'

const nothing: AllCached = {
  bookings: [],
  services: { restaurant: [], laundry: [], car: [], tour: [], custom: [] },
  payments: [],
}
const stay = (id: string, status: string, flag: string | null = null) =>
  ({ id, code: `C${id}`, customer_name: 'Aline', status, flag }) as DeskBooking
const meal = (id: string, total: number, over: Partial<Order> = {}) =>
  ({
    id,
    code: id,
    number: 1,
    customer_name: 'Aline',
    total,
    status: 'delivered',
    flag: null,
    payment_status: 'unpaid',
    ...over,
  }) as Order

it('names what was had and not paid: stays first, then the largest; not what a folio holds', () => {
  const owed = receivablesOf(
    {
      ...nothing,
      bookings: [stay('in', 'active'), stay('out', 'completed'), stay('comes', 'approved')],
      services: {
        ...nothing.services,
        restaurant: [
          meal('small', 5),
          meal('large', 50),
          meal('paid', 9, { payment_status: 'paid' }),
          meal('cooking', 9, { status: 'preparing' }),
          meal('room', 9, { room_booking_id: 'in' }),
        ],
      },
    },
    ({ id }) => (id === 'out' ? 0 : 12_000),
  )
  expect(owed.map(({ key, cents }) => [key, cents])).toEqual([
    ['room:in', 12_000],
    ['restaurant:large', 5_000],
    ['restaurant:small', 500],
  ])
})

it('leaves to the folio what stands on one, as each service’s own rows say it', () => {
  const raw = (more: object, room: string | null) => ({
    id: '7',
    version: 1,
    operation_id: null,
    payment_status: 'unpaid',
    room_booking_id: room,
    ...more,
  })
  const owed = (room: string | null) =>
    receivablesOf(
      {
        ...nothing,
        services: {
          restaurant: [
            readRow('restaurant_orders', raw({ status: 'delivered', total: 10 }, room)) as Order,
          ],
          laundry: [
            readRow(
              'laundry_orders',
              raw({ status: 'delivered', grand_total: 9 }, room),
            ) as LaundryOrder,
          ],
          car: [
            readRow(
              'car_rentals',
              raw(
                {
                  status: 'completed',
                  grand_total: 8,
                  pickup_date: '2026-11-20',
                  dropoff_date: '2026-11-21',
                },
                room,
              ),
            ) as Rental,
          ],
          tour: [
            readRow(
              'tour_bookings',
              raw({ status: 'completed', total: 7, date: '2026-11-21' }, room),
            ) as TourBooking,
          ],
          custom: [],
        },
      },
      () => 0,
    ).map(({ key }) => key)
  expect(owed(null)).toEqual(['restaurant:7', 'laundry:7', 'car:7', 'tour:7'])
  expect(owed('s1')).toEqual([])
})

it('names money that is marked at the provider, unless what it is for says the same', () => {
  const money = (id: string, flag: string | null, more: Partial<Money> = {}) =>
    ({
      id,
      subject: { kind: 'tour', id: 't1' },
      subject_code: 'TOUR1',
      customer: 'Eric',
      status: 'paid',
      provider: { name: 'pesapal', status: 'paid', flag },
      ...more,
    }) as Money
  const flagged = flaggedOf({
    ...nothing,
    bookings: [stay('b1', 'pending', 'amount_mismatch')],
    payments: [
      money('p1', 'paid_twice'),
      money('p2', null),
      money('p3', 'amount_mismatch', { subject: { kind: 'room', id: 'b1' } }),
      money('p4', 'paid_cancelled', { status: 'refunded' }),
      money('p5', 'part_paid', { provider: null }),
    ],
  })
  expect(flagged.map(({ key, isPayment }) => [key, isPayment])).toEqual([
    ['room:b1', false],
    ['payment:p1', true],
  ])
  expect(flagged[1]).toMatchObject({
    type: 'tour',
    code: 'TOUR1',
    guest: 'Eric',
    flag: 'paid_twice',
  })
})

it('names what is marked, of every service; a no-show is over', () => {
  const laundry = { id: 'l', code: 'L', customer: 'Eric', flag: 'room_mismatch' } as LaundryOrder
  const flagged = flaggedOf({
    ...nothing,
    bookings: [stay('gone', 'pending', 'room_gone'), stay('missed', 'cancelled', 'no_show')],
    services: { ...nothing.services, restaurant: [meal('m', 5)], laundry: [laundry] },
  })
  expect(flagged.map(({ key, guest, flag }) => [key, guest, flag])).toEqual([
    ['room:gone', 'Aline', 'room_gone'],
    ['laundry:l', 'Eric', 'room_mismatch'],
  ])
})

it('says how much the house has of what was cancelled, and what is still to be handed back', () => {
  const money = (id: string, more: object) =>
    ({
      id,
      subject: { kind: 'room', id: 'b1' },
      subject_code: 'Cb1',
      customer: 'Aline',
      status: 'paid',
      amount: 100,
      refunded: 0,
      currency: 'USD',
      dollars: 100,
      provider: null,
      refund_status: null,
      refunded_at: null,
      ...more,
    }) as Money
  const flagged = flaggedOf({
    ...nothing,
    bookings: [stay('b1', 'cancelled', 'cancelled_paid')],
    payments: [
      money('p1', {}),
      money('p2', { refunded: 60, refund_status: 'by hand' }),
      money('p3', { refunded: 60, refund_status: 'done', refunded_at: '2026-11-21T10:00:00Z' }),
      money('p4', { status: 'refunded', refunded: 100, refund_status: 'done' }),
    ],
  })
  expect(flagged.map(({ key, flag, held }) => [key, flag, held])).toEqual([
    ['room:b1', 'cancelled_paid', 18_000],
    ['payment:p2', 'by_hand', 0],
  ])
})
