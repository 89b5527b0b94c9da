import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#domain/days.ts'
import { orderStatuses, orderTotals } from '#domain/restaurant.ts'
import { cars } from '../cars.ts'
import { items } from '../menu.ts'
import { rooms } from '../rooms.ts'
import { staff } from '../people.ts'
import { seeded } from '../random.ts'
import { tours } from '../tours.ts'
import { activity } from './activity.ts'
import { closedForDays } from './stays.ts'

type Activity = ReturnType<typeof activity>

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** A few dozen busy houses, other ones each run; a failure says which day and seed made it. */
const houses = fc.sample(fc.tuple(days, fc.integer()), 30).map(([today, seed]) => ({
  today,
  seed,
  made: activity(today, seeded(seed)),
}))

/** Holds a law against all of them. */
function always(law: (made: Activity, today: string) => void) {
  for (const { today, seed, made } of houses) {
    try {
      law(made, today)
    } catch (cause) {
      throw new Error(`broken for activity('${today}', seeded(${seed}))`, { cause })
    }
  }
}

/** Days from one up to but not including another. */
const daysUpTo = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index))

describe('activity', () => {
  it('is the same for the same day and seed', () => {
    expect(activity('2026-11-21', seeded(7))).toEqual(activity('2026-11-21', seeded(7)))
    expect(activity('2026-11-21', seeded(7))).not.toEqual(activity('2026-11-21', seeded(8)))
  })

  it('leaves out what was over before its days, and changes nothing of the rest', () => {
    for (const { today, seed, made } of houses) {
      const some = activity(today, seeded(seed), undefined, 3)
      const first = addDays(today, -3)
      expect(some.hotel_bookings).toEqual(
        made.hotel_bookings.filter(({ check_out }) => check_out >= first),
      )
      expect(made.restaurant_orders).toEqual(expect.arrayContaining(some.restaurant_orders))
      expect(made.laundry_orders).toEqual(expect.arrayContaining(some.laundry_orders))
      expect(made.car_rentals).toEqual(expect.arrayContaining(some.car_rentals))
      expect(some.tour_bookings).toEqual(made.tour_bookings.filter(({ date }) => date >= first))
      expect(some.restaurant_orders.length).toBeLessThan(made.restaurant_orders.length / 2)
      const orders = new Set(some.restaurant_orders.map(({ id }) => id))
      expect(some.restaurant_order_items.every(({ order_id }) => orders.has(order_id))).toBe(true)
    }
  })

  it('never puts two guests in one room on one night', () =>
    always((made) => {
      const nights = made.hotel_bookings
        .filter((stay) => stay.status !== 'cancelled')
        .flatMap((stay) =>
          daysUpTo(stay.check_in, stay.check_out).map((night) => `${stay.room_id} ${night}`),
        )
      expect(new Set(nights).size).toBe(nights.length)
    }))

  it('claims each night of approved, active and completed stays, and no other', () =>
    always((made) => {
      const wanted = made.hotel_bookings
        .filter((stay) => ['approved', 'active', 'completed'].includes(stay.status))
        .flatMap((stay) =>
          daysUpTo(stay.check_in, stay.check_out).map((night) => `${stay.id} ${night}`),
        )
      expect(made.room_nights.map((claim) => `${claim.booking_id} ${claim.night}`)).toEqual(wanted)
    }))

  it('leaves the closed room empty while it is closed', () =>
    always((made, today) => {
      const closed = daysUpTo(today, addDays(today, closedForDays))
      const there = made.room_nights.filter((claim) => claim.room_id === 'room-9')
      expect(there.filter((claim) => closed.includes(claim.night))).toEqual([])
    }))

  it('works out stays: price, extras, guests within the room', () =>
    always((made) => {
      for (const stay of made.hotel_bookings) {
        const room = rooms.find((one) => one.id === stay.room_id)
        const nights = daysBetween(stay.check_in, stay.check_out)
        const guests = stay.adults + stay.children
        expect(nights).toBeGreaterThan(0)
        expect(guests).toBeLessThanOrEqual(room?.capacity ?? 0)
        expect(stay.total_cents).toBe(
          (room?.price_per_night_cents ?? 0) * nights +
            stay.extra_breakfast * 800 * guests * nights +
            stay.extra_airport_transfer * 2000 +
            stay.extra_late_checkout * 1500,
        )
      }
    }))

  it('gives states that fit the days', () =>
    always((made, today) => {
      for (const stay of made.hotel_bookings) {
        if (stay.status === 'completed') expect(stay.check_out <= today).toBe(true)
        if (stay.status === 'active') {
          expect(stay.check_in <= today && today <= stay.check_out).toBe(true)
        }
        if (stay.status === 'pending') expect(stay.check_in > today).toBe(true)
      }
    }))

  it('works out orders from their lines at the menu’s prices', () =>
    always((made) => {
      for (const order of made.restaurant_orders) {
        const lines = made.restaurant_order_items.filter((line) => line.order_id === order.id)
        expect(lines.length).toBeGreaterThan(0)
        for (const line of lines) {
          expect(items.find((item) => item.id === line.item_id)?.price_cents).toBe(line.price_cents)
        }
        expect(order).toMatchObject(orderTotals(lines, order.promo_code, true))
      }
    }))

  it('has today in every state, with work to do', () =>
    always((made, today) => {
      const ofToday = made.restaurant_orders.filter((order) => order.schedule_date === today)
      for (const status of orderStatuses) {
        expect(
          ofToday.some((order) => order.status === status),
          status,
        ).toBe(true)
      }
    }))

  it('names who of the staff took each payment, and the history says the same', () =>
    always((made) => {
      const mayTake = staff.filter(({ role }) => role !== 'staff' && role !== 'trainer')
      const authors = new Map(made.payments.map(({ id, changed_by }) => [id, changed_by]))
      for (const { processor, changed_by } of made.payments) {
        if (processor === null) expect(mayTake.map(({ name }) => name)).toContain(changed_by)
        else expect(changed_by).toBeNull()
      }
      for (const { kind, params, by } of made.stay_events) {
        if (kind !== 'payment') continue
        expect(by).toBe(authors.get((JSON.parse(params) as { subject?: string }).subject ?? ''))
      }
    }))

  it('numbers orders in the order they came in', () =>
    always(({ restaurant_orders: orders }) => {
      expect(orders.map((order) => order.number)).toEqual(orders.map((_, index) => 1001 + index))
      const moments = orders.map((order) => order.created_at)
      expect(moments).toEqual(moments.toSorted())
    }))

  it('pays bills with their totals, and every paid bill once', () =>
    always((made) => {
      const bills = [
        ...made.hotel_bookings,
        ...made.restaurant_orders,
        ...made.laundry_orders,
        ...made.car_rentals,
        ...made.tour_bookings,
      ]
      const byId = new Map(bills.map((bill) => [bill.id, bill]))
      for (const payment of made.payments) {
        expect(payment.amount_cents).toBe(byId.get(payment.subject_id)?.total_cents)
      }
      const paid = made.payments.filter((one) => one.status === 'paid').map((one) => one.subject_id)
      expect(paid.toSorted()).toEqual(
        bills
          .filter((bill) => bill.payment_status === 'paid')
          .map((bill) => bill.id)
          .toSorted(),
      )
    }))

  it('lends no car twice on a day and sells no place twice on a tour', () =>
    always((made) => {
      const carDays = made.car_rentals
        .filter((rental) => rental.status !== 'cancelled')
        .flatMap((rental) =>
          daysUpTo(rental.pickup_date, rental.dropoff_date).map((day) => `${rental.car_id} ${day}`),
        )
      expect(new Set(carDays).size).toBe(carDays.length)
      expect(made.car_rentals.every((one) => cars.some((car) => car.id === one.car_id))).toBe(true)
      for (const tour of tours) {
        const perDay = new Map<string, number>()
        for (const one of made.tour_bookings) {
          if (one.tour_id !== tour.id || one.status === 'cancelled') continue
          perDay.set(one.date, (perDay.get(one.date) ?? 0) + one.people)
        }
        expect(Math.max(0, ...perDay.values())).toBeLessThanOrEqual(tour.capacity)
      }
    }))

  it('works out laundry from its lines and fees', () =>
    always((made) => {
      for (const order of made.laundry_orders) {
        const lines = JSON.parse(order.items) as { price_cents: number; qty: number }[]
        const subtotal = lines.reduce(
          (sum, line) => sum + Math.round(line.price_cents * line.qty),
          0,
        )
        expect(order.subtotal_cents).toBe(subtotal)
        expect(order.total_cents).toBe(order.subtotal_cents + order.fees_cents)
        expect(order.in_at <= order.out_at).toBe(true)
      }
    }))

  it('makes nothing after now, and makes codes without look-alikes', () => {
    const now = '2026-11-21T05:30:00.000Z'
    const made = activity('2026-11-21', seeded(1), now)
    const { room_nights: _nights, restaurant_order_items: _lines, ...dated } = made
    for (const row of Object.values(dated).flat()) {
      expect(row.created_at <= now).toBe(true)
      if ('code' in row) expect(row.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    }
  })

  it('charges to a room only where room and guest match a stay', () =>
    always((made) => {
      for (const order of made.restaurant_orders) {
        if (order.room_booking_id === null) continue
        const stay = made.hotel_bookings.find((one) => one.id === order.room_booking_id)
        expect(rooms.find((one) => one.id === stay?.room_id)?.room_number).toBe(order.room_number)
        expect(stay?.customer_name).toBe(order.room_guest_name)
      }
    }))
})
