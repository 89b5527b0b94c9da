import { describe, expect, it } from 'vitest'
import { descriptors } from '#app/operations.ts'
import { fillPath } from '#contract/route.ts'
import { routeOf, type QueuedRouteName } from '#contract/routes.ts'
import { cars } from '#contract/services/cars.ts'
import { custom } from '#contract/services/custom.ts'
import { services } from '#contract/services/index.ts'
import { laundry } from '#contract/services/laundry.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import type { Service } from '#contract/services/service.ts'
import { tables } from '#contract/services/tables.ts'
import { tours } from '#contract/services/tours.ts'
import {
  bookingStepLeadsTo,
  bookingSteps,
  isBookingStepPassed,
  mayStepBooking,
} from '#domain/booking-steps.ts'
import { bookingStatuses, type BookingStatus } from '#domain/stays.ts'
import { newRow } from '#offline/outbox/row.ts'
import { addRoom, wish } from './bookings-house.ts'
import { laundryLine } from './cart-house.ts'
import { addService, wish as customWish } from './custom-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo, TODAY, type House } from './http-house.ts'
import { addCar, wishCar } from './rentals-house.ts'
import { addTour, outing } from './tours-house.ts'

/**
 * Every state and every step of spec 3 §4, as the device shows a waiting step and as the house takes
 * it: both go by the table in domain/, whose tests hold it against the documents.
 */

type Table =
  | 'hotel_bookings'
  | 'restaurant_orders'
  | 'laundry_orders'
  | 'car_rentals'
  | 'tour_bookings'
  | 'table_reservations'
  | 'custom_orders'

interface Machine {
  table: Table
  statuses: readonly string[]
  routes: Readonly<Record<string, QueuedRouteName>>
  /** The state after a lawful step; null where it is not. */
  after: (status: string, step: string) => string | null
  through: (status: string, step: string) => boolean
  /** A row is used for one step: what keeps its nights does not come back from where it ended. */
  once?: true
  /** A new row, by whose body. */
  make: (house: House) => Promise<{ path: string; body: unknown }>
}

/** What a service's description says. */
const described = (service: Service) => ({
  table: service.table as Table,
  statuses: service.steps.statuses,
  routes: service.stepRoutes,
  after: (status: string, step: string) =>
    service.steps.may(status, step) ? service.steps.leadsTo(step) : null,
  through: (status: string, step: string) => service.steps.passed(status, step),
})

const machines: Readonly<Record<string, Machine>> = {
  'room booking': {
    table: 'hotel_bookings',
    // `accepted` is another host's word, which our house never says.
    statuses: bookingStatuses.filter((status) => status !== 'accepted'),
    routes: {
      approve: 'approveHotelBooking',
      check_in: 'checkInHotelBooking',
      check_out: 'checkOutHotelBooking',
      cancel: 'cancelHotelBooking',
      no_show: 'noShowHotelBooking',
    },
    after: (status, step) => {
      const its = bookingSteps.find((one) => one === step) ?? 'reschedule'
      return mayStepBooking(status, its) ? bookingStepLeadsTo(its, status as BookingStatus) : null
    },
    through: (status, step) => isBookingStepPassed(step as 'approve', status as BookingStatus),
    once: true,
    make: async ({ store }) => ({
      path: '/api/hotel/bookings',
      body: wish(await addRoom(store), { from: TODAY }),
    }),
  },
  'restaurant order': {
    ...described(restaurant),
    make: async ({ store }) => ({ path: '/api/restaurant/orders', body: await dinner(store) }),
  },
  'laundry order': {
    ...described(laundry),
    make: async () => ({
      path: '/api/laundry-orders/create-public',
      body: { ...laundryLine().request, customer: 'Aline', customer_phone: '0788 123 456' },
    }),
  },
  'car rental': {
    ...described(cars),
    make: async ({ store }) => ({
      path: '/api/car-rentals/orders',
      body: wishCar(await addCar(store)),
    }),
  },
  'tour booking': {
    ...described(tours),
    make: async ({ store }) => ({
      path: '/api/tours/bookings',
      body: outing(await addTour(store)),
    }),
  },
  'order of a service of the house’s own': {
    ...described(custom),
    make: async ({ store }) => ({
      path: '/api/custom-orders',
      body: customWish(await addService(store, { capacity: null })),
    }),
  },
  'table reservation': {
    ...described(tables),
    make: async () => ({
      path: '/api/restaurant/reservations',
      body: {
        date: TODAY,
        time: '19:00',
        party_size: 2,
        notes: null,
        promo_code: null,
        custom_request: null,
        customer: { name: 'Aline', phone: '0788 123 456', email: null },
        source: 'public',
      },
    }),
  },
}

it('has every service that is described', () => {
  const walked = Object.values(machines).map(({ table }) => table)
  expect(walked.toSorted()).toEqual(
    ['hotel_bookings', ...services.map(({ table }) => table)].toSorted(),
  )
})

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  async function placed(machine: Machine): Promise<string> {
    const { path, body } = await machine.make(house)
    const made = await house.ask('POST', path, { body })
    expect(made.status, made.text).toBe(201)
    return String(made.body.id)
  }

  /** What the device's list shows while the step waits. */
  function shown(machine: Machine, route: QueuedRouteName, row: { id: string; status: string }) {
    const operation = newRow(
      {
        route,
        params: { id: row.id },
        body: { seen: { status: row.status } },
        actor: { kind: 'staff', userId: 'u', name: 'Some admin' },
        words: { title: '', detail: '' },
      },
      { id: 'operation', key: 'key', now: MORNING.getTime() },
    )
    const overlay = descriptors[route]?.overlay
    expect(overlay?.resource, route).toBe(machine.table)
    const kept = { ...row, version: 1, operation_id: null, payment_status: 'unpaid' }
    const [after] = overlay?.apply([kept], { ...operation, seq: 1 }) ?? []
    return (after as { status?: string } | undefined)?.status
  }

  describe.each(Object.entries(machines))('every step of every state: %s', (_, machine) => {
    it('is shown by the device and taken by the house as the one table has it', async () => {
      const { table, statuses, routes, after, through, once } = machine
      let id = await placed(machine)
      const counted = { taken: 0, refused: 0 }
      for (const status of statuses) {
        for (const [step, route] of Object.entries(routes)) {
          const pair = `${step} of what is ${status}`
          const to = after(status, step)
          if (once) id = await placed(machine)
          expect(shown(machine, route, { id, status }), pair).toBe(to ?? status)

          await house.store.transaction((tx) => tx.update(table, id, { status }))
          const { method, paths } = routeOf(route)
          const answer = await house.ask(method, fillPath(paths[0], { id }), {
            token,
            body: { seen: { status } },
          })
          const now = await house.store.db
            .selectFrom(table as 'hotel_bookings')
            .select('status')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          expect(now.status, `${pair}: ${answer.text}`).toBe(to ?? status)
          if (to === null && !through(status, step)) {
            expect(answer.body, pair).toMatchObject({ code: 'conflict', current: { id, status } })
            counted.refused += 1
          } else {
            expect(answer.status, `${pair}: ${answer.text}`).toBe(200)
            counted.taken += 1
          }
        }
      }
      expect(counted.taken).toBeGreaterThan(2)
      expect(counted.refused).toBeGreaterThan(2)
    })

    it('sent without what was seen is done once, and changes nothing where it comes too late', async () => {
      const { table, statuses, routes, after, through, once } = machine
      let id = await placed(machine)
      const whole = async () =>
        await house.store.db
          .selectFrom(table as 'hotel_bookings')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      const counted = { done: 0, late: 0, refused: 0 }
      for (const status of statuses) {
        for (const [step, route] of Object.entries(routes)) {
          const pair = `${step} of what is ${status}`
          if (once) id = await placed(machine)
          await house.store.transaction((tx) => tx.update(table, id, { status }))
          const { method, paths } = routeOf(route)
          const send = () => house.ask(method, fillPath(paths[0], { id }), { token })
          const to = after(status, step)
          if (to !== null) {
            const first = await send()
            expect(first.status, `${pair}: ${first.text}`).toBe(200)
            expect((await whole()).status, pair).toBe(to)
            counted.done += 1
          }
          const before = await whole()
          const answer = await send()
          if (to !== null || through(status, step)) {
            expect(answer.status, `${pair}, again: ${answer.text}`).toBe(200)
            expect(answer.body.data, pair).toMatchObject({ id, status: before.status })
            counted.late += 1
          } else {
            expect(answer.status, `${pair}: ${answer.text}`).toBe(409)
            expect(answer.body, pair).toMatchObject({ code: 'conflict', current: { id, status } })
            counted.refused += 1
          }
          // No new version, name or time either.
          expect(await whole(), pair).toEqual(before)
        }
      }
      for (const count of Object.values(counted)) expect(count).toBeGreaterThan(2)
    })
  })
})
