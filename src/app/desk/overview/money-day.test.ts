import { expect, it } from 'vitest'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { Order } from '#contract/restaurant.ts'
import type { DeskBooking } from '#features/rooms/desk/data.ts'
import { flaggedOf, owedOf, type AllKept } from './money-day.ts'

const nothing: AllKept = { bookings: [], orders: [], laundry: [], rentals: [], tours: [] }
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
  const owed = owedOf(
    {
      ...nothing,
      bookings: [stay('in', 'active'), stay('out', 'completed'), stay('comes', 'approved')],
      orders: [
        meal('small', 5),
        meal('large', 50),
        meal('paid', 9, { payment_status: 'paid' }),
        meal('cooking', 9, { status: 'preparing' }),
        meal('room', 9, { room_booking_id: 'in' }),
      ],
    },
    ({ id }) => (id === 'out' ? 0 : 12_000),
  )
  expect(owed.map(({ key, cents }) => [key, cents])).toEqual([
    ['room:in', 12_000],
    ['restaurant:large', 5_000],
    ['restaurant:small', 500],
  ])
})

it('names what is marked, of every service; a no-show is over', () => {
  const laundry = { id: 'l', code: 'L', customer: 'Eric', flag: 'room_mismatch' } as LaundryOrder
  const flagged = flaggedOf({
    ...nothing,
    bookings: [stay('gone', 'pending', 'room_gone'), stay('missed', 'cancelled', 'no_show')],
    orders: [meal('m', 5)],
    laundry: [laundry],
  })
  expect(flagged.map(({ key, guest, flag }) => [key, guest, flag])).toEqual([
    ['room:gone', 'Aline', 'room_gone'],
    ['laundry:l', 'Eric', 'room_mismatch'],
  ])
})
