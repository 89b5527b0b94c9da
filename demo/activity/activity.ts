import type { Random } from '../random.ts'
import { pastDays, type World } from './world.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { customers } from '../people.ts'
import { seeded, seedOf } from '../random.ts'
import { timezone } from '../rows.ts'
import { history } from './history.ts'
import { meals } from './meals.ts'
import { dayAfter, paymentsOf, someMethod } from './payments.ts'
import { tourBookings, tourDays } from './outings.ts'
import { carDays, carRentals } from './rentals.ts'
import { claims, publicStays, stays } from './stays.ts'
import { tableReservations } from './tables.ts'
import { laundry } from './washing.ts'

/**
 * Sixty days of a busy house round `today` (`YYYY-MM-DD`, the house's day), the same for the same
 * day and chance. Nothing was made after `now` (ISO 8601; noon of the day when left out). What was
 * over more than `days` before today is left out; the bookings and orders that are left are the same.
 */
export function activity(
  today: string,
  random: Random = seeded(seedOf(today)),
  now: string = momentOf(timezone, today, '12:00').toISOString(),
  days: number = pastDays,
) {
  const world: World = { today, random, now }
  const { bookings, orders, lines, rentals, washing, outings, reserved } = since(
    addDays(today, -days),
    everything(world),
  )
  const payments = [
    ...paymentsOf(world, {
      kind: 'room',
      rows: bookings,
      day: (row) => (row.status === 'completed' ? row.check_out : dayAfter(row.created_at)),
      method: () => someMethod(world),
      francs: (row) => row.currency === 'RWF',
    }),
    ...paymentsOf(world, {
      kind: 'restaurant',
      rows: orders,
      day: (row) => row.schedule_date,
      method: (row) => row.payment_method,
    }),
    ...paymentsOf(world, {
      kind: 'laundry',
      rows: washing,
      day: (row) => row.out_at.slice(0, 10),
      method: () => 'cash',
    }),
    ...paymentsOf(world, {
      kind: 'car',
      rows: rentals,
      day: (row) => row.pickup_date,
      method: () => someMethod(world),
    }),
    ...paymentsOf(world, {
      kind: 'tour',
      rows: outings,
      day: (row) => dayAfter(row.created_at),
      method: (row) => row.payment_method,
    }),
  ]
  return {
    hotel_bookings: bookings,
    stays: publicStays(bookings),
    room_nights: claims(bookings),
    restaurant_orders: orders,
    restaurant_order_items: lines,
    laundry_orders: washing,
    car_rentals: rentals,
    car_days: carDays(rentals),
    tour_bookings: outings,
    tour_days: tourDays(outings),
    table_reservations: reserved,
    payments,
    stay_events: history(world, bookings, payments),
  }
}

function everything(world: World) {
  const bookings = stays(world, customers)
  return {
    bookings,
    ...meals(world, customers, bookings),
    rentals: carRentals(world, customers),
    washing: laundry(world, customers, bookings),
    outings: tourBookings(world, customers),
    reserved: tableReservations(world, customers),
  }
}

/** What was not over before `day`, with all that stands on the bill of such a stay. */
function since(day: string, all: ReturnType<typeof everything>): ReturnType<typeof everything> {
  const bookings = all.bookings.filter(({ check_out }) => check_out >= day)
  const stayIds = new Set<string | null>(bookings.map(({ id }) => id))
  const orders = all.orders.filter(
    ({ schedule_date, room_booking_id }) => schedule_date >= day || stayIds.has(room_booking_id),
  )
  const orderIds = new Set(orders.map(({ id }) => id))
  return {
    bookings,
    orders,
    lines: all.lines.filter(({ order_id }) => orderIds.has(order_id)),
    rentals: all.rentals.filter(({ dropoff_date }) => dropoff_date >= day),
    washing: all.washing.filter(
      ({ out_at, room_booking_id }) => out_at.slice(0, 10) >= day || stayIds.has(room_booking_id),
    ),
    outings: all.outings.filter(({ date }) => date >= day),
    reserved: all.reserved.filter(({ date }) => date >= day),
  }
}
