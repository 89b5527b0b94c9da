import { beforeEach, describe, expect, it } from 'vitest'
import { routeOf } from '#contract/routes.ts'
import { builtInKinds, serviceOf, type BuiltInKind } from '#contract/services/index.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, changeSettings } from './bookings-house.ts'
import { carLine, cart, laundryLine, mealLine, roomLine, sent, tourLine } from './cart-house.ts'
import { addService, order, wish } from './custom-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo, TODAY, type Asked, type House } from './http-house.ts'
import { addCar, wishCar } from './rentals-house.ts'
import { addTour, outing } from './tours-house.ts'

/* The house switches its services off and on: nothing new is taken, what was taken goes on. */

const REFUSED = {
  code: 'not_offered',
  message: 'The house does not offer this at the moment.',
}

const customer = { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' }

/** What a guest's page sends for each. */
const bodies: Readonly<Record<BuiltInKind, (house: House) => Promise<object>>> = {
  restaurant: async ({ store }) =>
    await dinner(store, { schedule: { date: addDays(TODAY, 2), time: '19:00' } }),
  laundry: async () => {
    const { request } = laundryLine()
    return { ...request, customer: customer.name, customer_phone: customer.phone }
  },
  car: async ({ store }) => wishCar(await addCar(store)),
  tour: async ({ store }) => outing(await addTour(store)),
  table: async () => ({
    date: addDays(TODAY, 40),
    time: '19:00',
    party_size: 2,
    notes: null,
    promo_code: null,
    custom_request: null,
    customer,
    source: 'public',
  }),
}

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()
  beforeEach(() => switchOff([]))

  const switchOff = (kinds: readonly BuiltInKind[]) =>
    changeSettings(house.store, (settings) => (settings.services_off = [...kinds]))

  async function place(kind: BuiltInKind, asked: Asked = {}, changes: object = {}) {
    const [path] = routeOf(serviceOf(kind).routes.place).paths
    const body = { ...(await bodies[kind](house)), ...changes }
    return await house.ask('POST', path, { body, ...asked })
  }
  const count = async (kind: BuiltInKind) => {
    const table = serviceOf(kind).table as 'laundry_orders'
    const rows = await house.store.db.selectFrom(table).select('id').execute()
    return rows.length
  }

  describe.each(builtInKinds)('a service that is off (%s)', (kind) => {
    it('takes nothing new from a guest or the desk, and leaves nothing behind', async () => {
      await switchOff([kind])
      const before = await count(kind)
      const guests = await place(kind)
      expect([guests.status, guests.body]).toMatchObject([409, REFUSED])
      const desks = await place(kind, { token }, { source: 'desk' })
      expect([desks.status, desks.body]).toMatchObject([409, REFUSED])
      expect(await count(kind)).toBe(before)
    })

    it('takes what comes once it is on again, also under the key that was refused', async () => {
      const asked = { key: uuidv7(), operation: uuidv7(), device: uuidv7() }
      const body = await bodies[kind](house)
      const [path] = routeOf(serviceOf(kind).routes.place).paths
      const send = () => house.ask('POST', path, { body, ...asked })
      await switchOff([kind])
      expect((await send()).body).toMatchObject(REFUSED)
      await switchOff(builtInKinds.filter((other) => other !== kind))
      expect((await send()).status).toBe(201)
    })

    it('answers again for what it took before, which goes on with its steps', async () => {
      const asked = { key: uuidv7(), operation: uuidv7(), device: uuidv7() }
      const body = await bodies[kind](house)
      const { routes, steps, stepRoutes } = serviceOf(kind)
      const [path] = routeOf(routes.place).paths
      const send = () => house.ask('POST', path, { body, ...asked })
      const { status, body: answer } = await send()
      expect(status).toBe(201)
      await switchOff([kind])
      const repeated = await send()
      expect([repeated.status, repeated.headers['idempotency-replayed']]).toEqual([201, 'true'])
      const id = String(answer.id)
      const { code } = await house.store.db
        .selectFrom(serviceOf(kind).table as 'laundry_orders')
        .select('code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const seen = await house.ask('POST', routeOf(routes.lookUp).paths[0], {
        body: { codes: [code] },
      })
      expect(seen.body.data).toMatchObject([{ code, status: 'pending' }])
      const [first = ''] = Object.keys(stepRoutes)
      const names: Readonly<Record<string, Parameters<typeof routeOf>[0]>> = stepRoutes
      const step = names[first]
      if (step === undefined) throw new Error('a service without steps')
      const stepped = await house.ask('PATCH', routeOf(step).paths[0].replace('{id}', id), {
        token,
        body: { seen: { status: 'pending' } },
      })
      const to = (steps.leadsTo as (name: string) => string)(first)
      expect([stepped.status, stepped.body.data]).toMatchObject([200, { status: to }])
      expect((await house.ask('GET', routeOf(routes.list).paths[0], { token })).status).toBe(200)
    })

    it('is refused to what waited on a device, which must not be told that it was taken', async () => {
      await switchOff([kind])
      const operation = {
        id: uuidv7(),
        key: uuidv7(),
        route: serviceOf(kind).routes.place,
        device_time: new Date(MORNING.getTime() - 3_600_000).toISOString(),
        params: {},
        body: await bodies[kind](house),
        group: 'a group',
        after: [],
      }
      const { body } = await house.ask('POST', '/api/outbox', {
        body: { contract_version: 1, operations: [operation] },
        device: uuidv7(),
      })
      expect(body).toMatchObject({ answers: [{ status: 409, body: REFUSED }] })
    })
  })

  it('a service of the house’s own that is off: its open order goes on to the bill and its money', async () => {
    const { id: service, price_cents } = await addService(house.store)
    const wished = wish({ id: service, price_cents })
    const { id, order: placed } = (await order(house, wished)).body as {
      id: string
      order: { code: string }
    }
    const off = await house.ask('PATCH', `/api/custom-services/${service}`, {
      token: await house.staff('admin'),
      body: { offered: false, seen: { offered: true } },
    })
    expect(off.status, off.text).toBe(200)
    expect((await order(house, wished)).body.code).toBe('not_offered')
    const asked = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
      const answer = await house.ask(method, path, { token, ...(body && { body }) })
      expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300)
      return answer.body as { data: Record<string, unknown>; id?: string }
    }
    const own = `/api/custom-orders/${id}`
    await asked('PATCH', `${own}/confirm`, { seen: { status: 'pending' } })
    await asked('PATCH', `${own}/complete`, { seen: { status: 'confirmed' } })
    const stay = await house.store.db
      .selectFrom('hotel_bookings')
      .select('id')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    const charge = { kind: 'custom', subject_id: id, on: true }
    await asked('POST', `/api/hotel-bookings/${stay.id}/charges`, charge)
    const paid = { amount: 40, currency: 'USD', method: 'cash', status: 'paid' }
    await asked('POST', `${own}/payments`, paid)
    const list = await asked('GET', '/api/custom-orders?per_page=500')
    expect(list.data).toContainEqual(
      expect.objectContaining({ id, status: 'completed', room_booking_id: stay.id }),
    )
    // What /requests reads.
    const { body: seen } = await house.ask('POST', '/api/custom-orders/look-up', {
      body: { codes: [placed.code] },
    })
    expect(seen.data).toMatchObject([{ id, status: 'completed', payment_status: 'paid' }])
  })

  describe('a stay with a service that is off', () => {
    const lines = async () => [
      roomLine(await addRoom(house.store)),
      laundryLine(),
      carLine(await addCar(house.store)),
      tourLine(await addTour(house.store)),
      await mealLine(house.store, { schedule: { date: addDays(TODAY, 11), time: '19:00' } }),
    ]

    it('hears at which line, and is booked without it where the guest says so', async () => {
      await switchOff(['laundry', 'tour'])
      const all = await lines()
      const quote = await house.ask('POST', '/api/book/quote', { body: { lines: sent(all) } })
      const said = (quote.body.lines as { kind: string; refusal: object | null }[]).map(
        ({ kind, refusal }) => [kind, refusal],
      )
      expect(said).toMatchObject([
        ['room', null],
        ['laundry', REFUSED],
        ['car', null],
        ['tour', REFUSED],
        ['restaurant', null],
      ])
      const whole = await house.ask('POST', '/api/book', { body: cart(all) })
      expect([whole.status, whole.body.code]).toEqual([409, 'conflict'])
      const each = await house.ask('POST', '/api/book', { body: cart(all, { take: 'each' }) })
      expect(each.status).toBe(201)
      const shown = each.body.cart as { lines: { kind: string; refusal: object | null }[] }
      expect(shown.lines.filter(({ refusal }) => refusal !== null)).toMatchObject([
        { kind: 'laundry', refusal: REFUSED },
        { kind: 'tour', refusal: REFUSED },
      ])
    })
  })

  describe('switching', () => {
    const change = (body: object, asked: Asked = {}) =>
      house.ask('PATCH', '/api/settings', { token, body, ...asked })

    it('is an admin’s, is told to everyone, and refuses what is no service', async () => {
      const answer = await change({ services_off: ['tour', 'laundry'], seen: { services_off: [] } })
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { data: { services_off: ['laundry', 'tour'] } },
      ])
      const { body } = await house.ask('GET', '/api/house')
      expect(body.services_off).toEqual(['laundry', 'tour'])
      for (const services_off of [['room'], ['sauna'], ['custom'], 'tour']) {
        expect((await change({ services_off })).status).toBe(422)
      }
      const reception = await house.staff('reception')
      const theirs = await change({ services_off: [] }, { token: reception })
      expect([theirs.status, theirs.body.code]).toEqual([403, 'forbidden'])
    })

    it('keeps what a colleague switched meanwhile, since each switch is its own', async () => {
      await change({ services_off: ['car'], seen: { services_off: [] } })
      // Seen before the colleague's: laundry off, and nothing else was touched.
      const late = await change({ services_off: ['laundry'], seen: { services_off: [] } })
      expect([late.status, late.body]).toMatchObject([
        200,
        { data: { services_off: ['laundry', 'car'] } },
      ])
      const on = await change({
        services_off: ['laundry'],
        seen: { services_off: ['laundry', 'car'] },
      })
      expect(on.body).toMatchObject({ data: { services_off: ['laundry'] } })
    })
  })
})
