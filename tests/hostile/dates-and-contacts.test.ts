import { beforeAll, describe, expect, it } from 'vitest'
import { routes, routeOf, type RouteName } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Store } from '#server/db/store.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { eachStore } from '../contract/fixtures.ts'
import { addRoom, bundle, wish } from '../contract/bookings-house.ts'
import {
  bundleLine,
  carLine,
  cart,
  laundryLine,
  mealLine,
  roomLine,
  tourLine,
} from '../contract/cart-house.ts'
import { dinner, MORNING, openHouse, TODAY, type House } from '../contract/http-house.ts'
import { addCar, wishCar } from '../contract/rentals-house.ts'
import { addTour, outing } from '../contract/tours-house.ts'

/**
 * Days that no calendar has and contacts that reach nobody are refused with their field, never a
 * failure of the house: what waits in an outbox would be tried for ever.
 */

/** Years under 100 are read as 19xx by JavaScript, and as others by the stores. */
const days = ['0050-01-01', '0000-01-01', '0999-12-31', '2026-02-30', '2027-02-29', '3026-01-01']
const emails = [
  'a@b, c@d',
  'a@b.rw, c@d.rw',
  'a@b',
  '<a@b.rw>',
  'a@b.rw;c@d.rw',
  'a b@c.rw',
  'a@b..rw',
]
const phones = ['12', '0788', '+250 788', 'call me', '0788 123 456 789 000', '+000 000 000 00']
const foreign = ['+44 (0)20 7946 0958', '+1 212 555 0100', '00256 772 123456', '0788-123-456']

type Json = null | string | number | boolean | Json[] | { [key: string]: Json }

/** The body with each leaf that `wanted` names replaced, one at a time. */
function replaced(body: Json, wanted: (key: string, value: string) => boolean, by: string): Json[] {
  const found: Json[] = []
  function walk(at: Json, key: string, put: (value: Json) => Json): void {
    if (typeof at === 'string' && wanted(key, at)) found.push(put(by))
    if (at === null || typeof at !== 'object') return
    if (Array.isArray(at)) at.forEach((one, n) => walk(one, key, (v) => put(at.with(n, v))))
    else
      for (const [name, one] of Object.entries(at))
        walk(one, name, (v) => put({ ...at, [name]: v }))
  }
  walk(body, '', (value) => value)
  return found
}

const isDay = (_: string, value: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(value)
/** The documents' copies beside `customer` are not read by the house. */
const isEmail = (key: string, value: string) => value.includes('@') && key === 'email'
const isPhone = (key: string, value: string) => value !== '' && key === 'phone'

eachStore((make) => {
  describe('what no calendar has, and what reaches nobody', () => {
    let store: Store
    let house: House
    let token: string
    let bodies: [path: string, body: Json][]
    beforeAll(async () => {
      store = await make({ seeded: true, clock: () => MORNING })
      house = await openHouse(store)
      token = await house.staff()
      const [room, other] = [await addRoom(store), await addRoom(store)]
      const car = await addCar(store)
      const tour = await addTour(store)
      const someone = { name: 'Aline', phone: '0788 123 456', email: 'aline@example.com' }
      const lines = [
        roomLine(await addRoom(store)),
        bundleLine([await addRoom(store), await addRoom(store)]),
        carLine(await addCar(store)),
        tourLine(await addTour(store)),
        await mealLine(store),
        laundryLine(),
      ]
      const made: [RouteName, unknown][] = [
        ['placeRestaurantOrder', await dinner(store)],
        ['bookRoom', wish(room)],
        ['bookBundle', bundle([room, other])],
        ['rentCar', wishCar(car)],
        ['bookTour', outing(tour)],
        ['bookCart', { ...cart(lines), customer: someone }],
        [
          'reserveTable',
          { date: TODAY, time: '19:00', party_size: 2, customer: someone, source: 'public' },
        ],
        [
          'sendMessage',
          { ...someone, subject: 'A question', message: 'Is the road to the house open?' },
        ],
      ]
      bodies = made.map(([name, body]) => [
        routeOf(name).paths[0],
        JSON.parse(JSON.stringify(body)) as Json,
      ])
    })

    const send = (path: string, body: Json) =>
      house.ask('POST', path, {
        body,
        key: uuidv7(),
        device: uuidv7(),
        address: `10.1.${n++ % 250}.9`,
      })
    let n = 0

    it('is refused with the field, in every request of a guest', async () => {
      let tried = 0
      for (const [path, body] of bodies) {
        const wrong = [
          ...days.flatMap((day) => replaced(body, isDay, day).map((one) => [day, one] as const)),
          ...emails.flatMap((email) =>
            replaced(body, isEmail, email).map((one) => [email, one] as const),
          ),
          ...phones.flatMap((phone) =>
            replaced(body, isPhone, phone).map((one) => [phone, one] as const),
          ),
        ]
        expect(wrong.length, path).toBeGreaterThan(5)
        for (const [what, one] of wrong) {
          const answer = await send(path, one)
          expect([path, what, answer.status, answer.body.code]).toEqual([
            path,
            what,
            422,
            'validation',
          ])
          tried += 1
        }
      }
      expect(tried).toBeGreaterThan(150)
    })

    it('numbers of other countries are fine, and nothing but the bad field was wrong', async () => {
      for (const [path, body] of bodies) {
        for (const [index, phone] of foreign.entries()) {
          const [one = body] = replaced(body, isPhone, phone)
          // One of each may be had; the schema is what is asked about.
          const { status, body: said } = await send(path, one)
          expect(said.code, `${path} ${phone}: ${JSON.stringify(said.errors)}`).not.toBe(
            'validation',
          )
          if (index === 0) expect(status, `${path} ${String(said.message)}`).toBeLessThan(300)
        }
      }
    })

    it('in a query is no failure of the house', async () => {
      const reads = endpoints
        .map(({ name }) => name)
        .filter((name) => routeOf(name).method === 'GET' && name !== 'streamEvents')
      const names = ['from', 'to', 'date', 'day', 'month', 'check_in', 'check_out', 'pickup_date']
      const all = [
        ...names,
        'dropoff_date',
        'pickup',
        'dropoff',
        'in',
        'out',
        'start',
        'end',
        'year',
      ]
      for (const name of reads) {
        for (const day of [...days, '0050-01', 'x']) {
          const query = all.map((one) => `${one}=${day}`).join('&')
          const path = routes[name as RouteName].paths[0].replaceAll(/\{\w+\}/g, 'none')
          const { status } = await house.ask('GET', `${path}?${query}`, { token })
          expect(status, `${name} ${day}`).toBeLessThan(500)
        }
      }
    })

    it('in a device’s clock is refused', async () => {
      const dinnerBody = await dinner(store)
      for (const time of [
        '0050-01-01T00:00:00Z',
        '0001-01-01T00:00:00.000Z',
        '3500-01-01T00:00:00Z',
      ]) {
        const answer = await house.ask('POST', '/api/restaurant/orders', {
          body: dinnerBody,
          key: uuidv7(),
          deviceTime: time,
          headers: { 'x-device-time': time },
        })
        expect([time, answer.status]).toEqual([time, 400])
      }
      const payment = await house.ask(
        'POST',
        routes.recordBookingPayment.paths[0].replace('{id}', 'none'),
        {
          token,
          body: { created_at: '0050-01-01' },
        },
      )
      expect(Object.keys(payment.body.errors ?? {})).toContain('created_at')
    })

    it('a rental’s places are not for whoever has its code alone', async () => {
      const body = wishCar(await addCar(store))
      const made = await house.ask('POST', '/api/car-rentals/orders', { body, key: uuidv7() })
      expect(made.status).toBe(201)
      const { code } = made.body.rental as { code: string }
      const found = await house.ask('POST', routes.lookUpRentals.paths[0], {
        body: { codes: [code] },
      })
      expect(found.status).toBe(200)
      expect(found.text).toContain(code)
      const { locations } = body
      expect(found.text).not.toContain(locations.pickup)
      const desk = await house.ask('GET', '/api/car-rentals', { token })
      expect(desk.text).toContain(locations.pickup)
    })
  })
})
