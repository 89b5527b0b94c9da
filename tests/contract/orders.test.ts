import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { publicOrder } from '#contract/restaurant.ts'
import type { Week } from '#domain/hours.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Database } from '#server/db/schema.ts'
import { changeSettings, stayInHouse } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo, TODAY, type Asked } from './http-house.ts'

const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com', 'groundnuts, please']
const PLACE = '/api/restaurant/orders'

eachStore(async (make) => {
  const house = await openDemo(make)

  async function place(changes: Record<string, unknown> = {}, asked: Asked = {}) {
    return house.ask('POST', PLACE, { body: await dinner(house.store, changes), ...asked })
  }

  const row = (id: string) =>
    house.store.db
      .selectFrom('restaurant_orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const countOrders = async () =>
    Number(
      (
        await house.store.db
          .selectFrom('restaurant_orders')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  /** A dish of its own, so that other tests keep theirs. */
  async function dish(changes: Partial<Database['items']> = {}): Promise<Database['items']> {
    const id = `item-test-${uuidv7()}`
    const category = await house.store.db
      .selectFrom('categories')
      .select('id')
      .where('name', 'like', 'Main%')
      .executeTakeFirstOrThrow()
    await house.store.transaction((tx) =>
      tx.insert('items', {
        id,
        category_id: category.id,
        name: 'Trout of the day',
        description: '',
        price_cents: 1250,
        image_path: null,
        is_available: 1,
        position: 90,
        ...changes,
      }),
    )
    return house.store.db
      .selectFrom('items')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  const step = (id: string, name: string, asked: Asked = {}) =>
    house.ask('PATCH', `/api/restaurant-orders/${id}/${name}`, asked)

  const cancel = (id: string, body: object, address?: string) =>
    house.ask('POST', `${PLACE}/${id}/cancel-own`, { body, ...(address && { address }) })

  async function own() {
    const answer = await place()
    return answer.body.order as { id: string; code: string }
  }

  const list = (query: string, token?: string) =>
    house.ask('GET', `/api/restaurant-orders?${query}`, token === undefined ? {} : { token })

  describe('placing', () => {
    it('takes the documents’ payload, and answers with nothing personal', async () => {
      const answer = await place()
      expect(answer.status).toBe(201)
      const { id, order_id, order } = answer.body as Record<string, Record<string, unknown>>
      expect(order_id).toBe(id)
      expect(order?.id).toBe(id)
      expect(safeParse(publicOrder, order).success).toBe(true)
      expect(order).toMatchObject({ status: 'pending', payment_status: 'unpaid', items_count: 4 })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it('stamps the row with operation, device and both times, and writes the audit', async () => {
      const [operation, device, key] = [uuidv7(), uuidv7(), uuidv7()]
      const deviceTime = '2026-06-30T05:00:00.000Z'
      const answer = await place({}, { operation, device, key, deviceTime })
      const id = String(answer.body.id)
      expect(await row(id)).toMatchObject({
        operation_id: operation,
        device_time: deviceTime,
        created_at: MORNING.toISOString(),
        source: 'public',
        version: 1,
      })
      const audits = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('row_id', '=', id)
        .execute()
      expect(audits).toHaveLength(1)
      expect(audits[0]).toMatchObject({
        actor: `device:${device}`,
        device_id: device,
        device_time: deviceTime,
        operation_id: operation,
        endpoint: 'placeRestaurantOrder',
      })
      for (const word of PERSONAL) expect(audits[0]?.changed).not.toContain(word)
    })

    it('is found at the fallback path too', async () => {
      const body = await dinner(house.store)
      expect((await house.ask('POST', `${PLACE}/public`, { body })).status).toBe(201)
    })

    it('gives twenty guests at once twenty numbers', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => place()))
      const numbers = answers.map(({ body }) => (body.order as { number: number }).number)
      expect(new Set(numbers).size).toBe(20)
      expect(Math.max(...numbers) - Math.min(...numbers)).toBe(19)
    })

    it('keeps the device’s code, and makes another where somebody has it', async () => {
      const first = await place({ code: 'K7MPQ2XY' })
      const second = await place({ code: 'K7MPQ2XY' })
      expect(first.body.order).toMatchObject({ code: 'K7MPQ2XY' })
      expect(second.status).toBe(201)
      expect((second.body.order as { code: string }).code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
      expect(second.body.order).not.toMatchObject({ code: 'K7MPQ2XY' })
    })

    it('works the price out by itself: other totals are a new quote, not an order', async () => {
      const before = await countOrders()
      const body = await dinner(house.store)
      const { subtotal } = body.totals
      const answer = await place({
        items: body.items.map((item) => ({ ...item, price: 0.01 })),
        totals: { subtotal: 0.04, discount: 0, total: 0.04 },
      })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'price_changed',
        current: { subtotal, discount: 0, total: subtotal, currency: 'USD' },
      })
      const quote = answer.body.current as { items: unknown }
      expect(quote.items).toEqual(body.items)
      expect(await countOrders()).toBe(before)
      const again = await place({ totals: { subtotal, discount: 0, total: subtotal + 0.01 } })
      expect(again.status).toBe(201)
      const off = await place({ totals: { subtotal, discount: 0, total: subtotal - 0.02 } })
      expect(off.body).toMatchObject({ code: 'price_changed' })
    })

    it('gives the demo promo 15 %, at most 30 dollars', async () => {
      const { id } = await dish({ price_cents: 10_000 })
      const item = { id, name: 'x', price: 100, qty: 1 }
      const small = await place({
        items: [item],
        promo_code: 'anything',
        totals: { subtotal: 100, discount: 15, total: 85 },
      })
      expect(small.body.order).toMatchObject({ discount: 15, total: 85 })
      const large = await place({
        items: [{ ...item, qty: 5 }],
        promo_code: 'anything',
        totals: { subtotal: 500, discount: 30, total: 470 },
      })
      expect(large.body.order).toMatchObject({ discount: 30, total: 470 })
    })

    it('counts a code that the house keeps for meals, and says of another that it does not count', async () => {
      const kept = {
        code: 'DINE',
        percent: 20,
        from: TODAY,
        to: TODAY,
        service: 'restaurant',
      } as const
      await changeSettings(house.store, (settings) => {
        settings.demo_promo = false
        settings.promo_codes.push({ ...kept, cap_cents: 1500 })
      })
      const { id } = await dish({ price_cents: 4_000 })
      const order = (promo_code: string, changes: object = {}) =>
        place({
          items: [{ id, name: 'x', price: 40, qty: 2 }],
          promo_code,
          // As a device shows it, which knows no codes.
          totals: { subtotal: 80, discount: 0, total: 80 },
          ...changes,
        })
      expect((await order('dine')).body.order).toMatchObject({ discount: 15, total: 65 })
      const other = await order('LUNCH')
      expect([other.status, other.body.reason], other.text).toEqual([422, 'unknown_promo_code'])
      const late = await order('DINE', { schedule: { date: '2026-07-02', time: '19:00' } })
      expect(late.body).toMatchObject({ reason: 'promo_for_meals', params: { from: TODAY } })
      const wrong = await order('DINE', { totals: { subtotal: 80, discount: 0, total: 79 } })
      expect(wrong.body).toMatchObject({ code: 'price_changed', current: { total: 65 } })
      await changeSettings(house.store, (settings) => {
        settings.demo_promo = true
        settings.promo_codes.pop()
      })
    })

    it('names what is no longer to be had', async () => {
      const off = await dish({ is_available: 0, name: 'Tilapia' })
      const gone = await dish({ name: 'Rabbit stew' })
      await house.store.transaction((tx) => tx.remove('items', gone.id))
      const items = [off, gone].map(({ id, name }) => ({ id, name, price: 12.5, qty: 1 }))
      const answer = await place({ items, totals: { subtotal: 25, discount: 0, total: 25 } })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        code: 'item_unavailable',
        current: {
          items: [
            { id: off.id, name: 'Tilapia' },
            { id: gone.id, name: 'Rabbit stew' },
          ],
        },
      })
      expect(answer.body.message).toContain('Tilapia, Rabbit stew')
    })

    it('refuses what was never on the menu, by field', async () => {
      const answer = await place({ items: [{ id: 'item-none', name: 'x', price: 1, qty: 1 }] })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: 'validation' })
      expect(answer.body.errors).toHaveProperty(['items.0.id'])
    })

    it('refuses an empty cart in the documents’ words, but takes a custom dish alone', async () => {
      const nothing = { items: [], totals: { subtotal: 0, discount: 0, total: 0 } }
      const empty = await place(nothing)
      expect(empty.status).toBe(422)
      expect(empty.body).toMatchObject({
        code: 'validation',
        message: 'Cart is empty',
        errors: { items: ['Add some items first.'] },
      })
      const custom = await place({ ...nothing, custom_request: 'Isombe without meat' })
      expect(custom.status).toBe(201)
    })

    it('wants name and phone, in the documents’ words', async () => {
      const answer = await place({ customer: { name: '  ', phone: '', email: null } })
      expect(answer.body).toMatchObject({
        code: 'validation',
        message: 'Please enter your name and phone number.',
        errors: {
          'customer.name': ['This field is required.'],
          'customer.phone': ['This field is required.'],
        },
      })
    })

    it.each([
      ['06:59', 422],
      ['22:01', 422],
      ['22:00', 201],
      ['07:00', 422],
    ])('at %s answers %i', async (time, status) => {
      // Seven has passed when it is half past nine: too late rather than closed.
      const answer = await place({ schedule: { date: TODAY, time } })
      expect(answer.status).toBe(status)
      if (status === 422) {
        expect(answer.body.code).toBe(time < '09:30' ? 'too_late' : 'closed')
      }
    })

    it('tells the hours when it is closed, and serves drinks until midnight', async () => {
      const late = { schedule: { date: '2026-07-02', time: '23:00' } }
      const food = await place(late)
      expect(food.body).toMatchObject({
        code: 'closed',
        message: 'The restaurant serves from 07:00 to 22:00. Please choose another time.',
      })
      const drink = await house.store.db
        .selectFrom('items')
        .innerJoin('categories', 'categories.id', 'items.category_id')
        .select(['items.id', 'items.name', 'items.price_cents'])
        .where('categories.name', 'like', '%Beer%')
        .where('items.is_available', '=', 1)
        .executeTakeFirstOrThrow()
      const price = drink.price_cents / 100
      const beer = await place({
        ...late,
        items: [{ id: drink.id, name: drink.name, price, qty: 1 }],
        totals: { subtotal: price, discount: 0, total: price },
      })
      expect(beer.status).toBe(201)
    })

    it('that waited is refused for a day that has been closed since; staff’s is taken', async () => {
      const key = uuidv7()
      // 6 July 2026 is a Monday.
      const asked = { schedule: { date: '2026-07-06', time: '19:00' } }
      const only = (days: Week | null) =>
        changeSettings(house.store, (settings) => (settings.hours.restaurant.days = days))
      try {
        await only([[], null, null, null, null, null, null])
        expect((await place(asked, { key })).body).toMatchObject({
          code: 'closed',
          reason: 'restaurant_closed_day',
          params: { date: '2026-07-06' },
          message: 'The restaurant is closed on 2026-07-06. Please choose another day.',
        })
        const token = await house.staff()
        expect((await place({ ...asked, source: 'desk' }, { token })).status).toBe(201)
        const tuesday = { schedule: { date: '2026-07-07', time: '19:00' } }
        expect((await place(tuesday)).status).toBe(201)
      } finally {
        await only(null)
      }
      // A refusal leaves nothing behind: the same row goes through once the day is open again.
      expect((await place(asked, { key })).status).toBe(201)
    })

    it.each(['2026-02-31', '2026-06-31', '2031-01-01'])(
      'does not take the day %s',
      async (date) => {
        const answer = await place({ schedule: { date, time: '19:00' } })
        expect(answer.status).toBe(422)
        expect(['validation', 'too_late']).toContain(answer.body.code)
      },
    )

    it('judges lateness by its own clock, whatever the device’s says', async () => {
      try {
        house.now = new Date('2026-07-01T17:15:00.000Z')
        expect(
          (await place({}, { key: uuidv7(), deviceTime: '2030-01-01T00:00:00Z' })).status,
        ).toBe(201)
        house.now = new Date('2026-07-01T19:00:00.000Z')
        const late = await place({}, { key: uuidv7(), deviceTime: '2026-07-01T06:00:00Z' })
        expect(late.status).toBe(422)
        expect(late.body).toMatchObject({
          code: 'too_late',
          message: `The time you asked for, 19:00 on ${TODAY}, has passed.`,
        })
      } finally {
        house.now = MORNING
      }
    })

    it('never calls late or closed what staff record, and nobody else can say it is theirs', async () => {
      const yesterday = { schedule: { date: '2026-06-30', time: '23:30' }, source: 'desk' }
      const token = await house.staff()
      const recorded = await place(yesterday, { token })
      expect(recorded.status).toBe(201)
      expect((await row(String(recorded.body.id))).source).toBe('desk')
      expect((await place(yesterday)).body.code).toBe('too_late')
      const trainer = await house.staff('trainer')
      expect((await place(yesterday, { token: trainer })).body.code).toBe('too_late')
    })

    it('puts on the folio only what matches a stay, and says the same to everybody', async () => {
      const stay = await stayInHouse(house.store)
      const charge = (room_guest_name: string) => ({
        payment: {
          method: 'room',
          amount: 0,
          reference: null,
          processor: null,
          room_number: ` ${stay.room_number} `,
          room_guest_name,
        },
      })
      const family = stay.customer_name.split(' ').at(-1) ?? ''
      const right = await place(charge(family.toUpperCase()))
      const wrong = await place(charge('Somebody Else'))
      expect([right.status, wrong.status]).toEqual([201, 201])
      expect(await row(String(right.body.id))).toMatchObject({
        room_booking_id: stay.id,
        flag: null,
      })
      expect(await row(String(wrong.body.id))).toMatchObject({
        room_booking_id: null,
        flag: 'room_mismatch',
      })
      expect(Object.keys(right.body.order as object)).toEqual(
        Object.keys(wrong.body.order as object),
      )
      expect(wrong.text).not.toContain('mismatch')
    })

    it('goes on the bill of the stay that the reception picked, though its guest has moved', async () => {
      const [stay] = await house.store.db
        .selectFrom('hotel_bookings')
        .select(['id', 'customer_name'])
        .where('status', 'in', ['approved', 'active'])
        .where('check_in', '<', TODAY)
        .where('check_out', '>', TODAY)
        .execute()
      const picked = (room_booking_id: string) => ({
        source: 'desk',
        payment: {
          method: 'room',
          amount: 0,
          reference: null,
          processor: null,
          room_number: 'moved',
          room_guest_name: 'As the desk wrote it',
          room_booking_id,
        },
      })
      const billOf = async (changes: object, asked: Asked = {}) => {
        const { body } = await place(changes as Record<string, unknown>, asked)
        const { room_booking_id, flag } = await row(String(body.id))
        return room_booking_id ?? flag
      }
      const id = stay?.id ?? ''
      const left = await house.store.db
        .selectFrom('hotel_bookings')
        .select('id')
        .where('check_out', '<', TODAY)
        .executeTakeFirstOrThrow()
      const [reception, cook] = [await house.staff('reception'), await house.staff('staff')]
      expect(await billOf(picked(id), { token: reception })).toBe(id)
      // Who has left pays no more; who does not read the guests' names, or is one, names them.
      expect(await billOf(picked(left.id), { token: reception })).toBe('room_mismatch')
      expect(await billOf(picked(id), { token: cook })).toBe('room_mismatch')
      expect(await billOf(picked(id))).toBe('room_mismatch')
    })

    const nobody = { customer: { name: '', phone: null, email: null } }
    const named = { customer: { name: 'Aline', phone: '', email: null } }
    it.each([
      ['reception', { ...named, source: 'desk' }, 201],
      ['staff', { ...named, source: 'desk' }, 201],
      ['staff', { ...nobody, source: 'desk', table_or_room: '4' }, 201],
      ['staff', { ...nobody, source: 'desk' }, 'Customer name is required'],
      [
        'staff',
        { ...nobody, source: 'desk', service_type: 'room', table_or_room: '4' },
        'Customer name is required',
      ],
      ['staff', named, 'Please enter your name and phone number.'],
      [null, { ...named, source: 'desk' }, 'Please enter your name and phone number.'],
      [null, { ...nobody, table_or_room: '4' }, 'Please enter your name and phone number.'],
    ])('asks %s for %o: %s', async (role, changes, expected) => {
      const token = role === null ? {} : { token: await house.staff(role) }
      const { status, body } = await place(changes, token)
      expect(typeof expected === 'number' ? status : body.message).toBe(expected)
      if (expected !== 201) return
      const { table_or_room = null } = changes as { table_or_room?: string }
      expect(await row(String(body.id))).toMatchObject({
        source: 'desk',
        changed_by: `Some ${role}`,
        customer_name: changes.customer.name,
        customer_phone: '',
        table_or_room,
      })
    })

    it('wants room number and guest name for a room charge', async () => {
      const empty = { room_number: null, room_guest_name: '' }
      const answer = await place({
        payment: { method: 'room', amount: 0, reference: null, processor: null, ...empty },
      })
      expect(answer.body).toMatchObject({
        code: 'validation',
        message: 'Please enter room number and guest name.',
      })
    })

    it('never keeps a whole card number', async () => {
      const answer = await place({
        payment: {
          method: 'card',
          amount: 10,
          reference: 'visa 4111 1111 1111 1111 12/28',
          processor: 'demo',
        },
      })
      const kept = await row(String(answer.body.id))
      expect(kept.payment_reference).toBe('visa •••• 1111 12/28')
      expect(kept.payment_status).toBe('unpaid')
    })
  })

  describe('steps', () => {
    it('go from pending to completed, each with what was seen', async () => {
      const token = await house.staff()
      const id = String((await place()).body.id)
      const chain = [
        ['accept', 'pending', 'accepted'],
        ['start-preparing', 'accepted', 'preparing'],
        ['ready', 'preparing', 'ready'],
        ['deliver', 'ready', 'delivered'],
        ['complete', 'delivered', 'completed'],
      ]
      for (const [version, [name, seen, to]] of chain.entries()) {
        const answer = await step(id, String(name), { token, body: { seen: { status: seen } } })
        expect(answer.status).toBe(200)
        expect(answer.body.data).toMatchObject({ id, status: to, version: version + 2 })
      }
      const audits = await house.store.db
        .selectFrom('audit')
        .select(['actor_name', 'changed'])
        .where('row_id', '=', id)
        .execute()
      expect(audits).toHaveLength(6)
      expect(audits.map(({ changed }) => changed)).toContain('{"status":["ready","delivered"]}')
      expect(audits.at(-1)?.actor_name).toBe('Some admin')
    })

    it('need no body from other apps, with or without a content type', async () => {
      const token = await house.staff()
      const id = String((await place()).body.id)
      expect((await step(id, 'accept', { token })).status).toBe(200)
      const json = { 'content-type': 'application/json' }
      expect((await step(id, 'start-preparing', { token, headers: json })).status).toBe(200)
    })

    it('answer 409 with the row when it is not as the person saw it', async () => {
      const token = await house.staff()
      const id = String((await place()).body.id)
      await step(id, 'accept', { token })
      await step(id, 'start-preparing', { token })
      const stale = await step(id, 'cancel', { token, body: { seen: { status: 'pending' } } })
      expect(stale.status).toBe(409)
      const current = { id, status: 'preparing', changed_by: 'Some admin' }
      expect(stale.body).toMatchObject({ code: 'conflict', current })
      expect((await row(id)).status).toBe('preparing')
    })

    it('answer 409 with the row when unlawful', async () => {
      const token = await house.staff()
      const id = String((await place()).body.id)
      const early = await step(id, 'deliver', { token })
      expect(early.status).toBe(409)
      expect(early.body).toMatchObject({ code: 'conflict', current: { id, status: 'pending' } })
      await step(id, 'cancel', { token, body: { reason: 'No gas' } })
      const dead = await step(id, 'accept', { token, body: { seen: { status: 'cancelled' } } })
      expect(dead.body).toMatchObject({ code: 'conflict', current: { cancel_reason: 'No gas' } })
    })

    it('answer 200 and the row, unchanged, when the wished state is there already', async () => {
      const token = await house.staff()
      const id = String((await place()).body.id)
      await step(id, 'accept', { token })
      const again = await step(id, 'accept', { token, body: { seen: { status: 'pending' } } })
      expect(again.status).toBe(200)
      expect(again.body.data).toMatchObject({ status: 'accepted', version: 2 })
    })

    it('are won by one of two tablets that want different things', async () => {
      const token = await house.staff()
      for (let round = 0; round < 5; round += 1) {
        const id = String((await place()).body.id)
        const seen = { body: { seen: { status: 'pending' } }, token }
        const answers = await Promise.all([step(id, 'accept', seen), step(id, 'cancel', seen)])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      }
    })

    it('are the desk’s alone', async () => {
      const id = String((await place()).body.id)
      const nobody = await step(id, 'accept')
      expect(nobody.status).toBe(401)
      expect(nobody.body).toMatchObject({
        code: 'unauthenticated',
        message: 'Unauthenticated. Please log in again.',
      })
      for (const role of ['trainer', 'trainee']) {
        const answer = await step(id, 'accept', { token: await house.staff(role) })
        expect(answer.body).toMatchObject({ code: 'forbidden' })
      }
      expect((await step(id, 'accept', { token: await house.staff('staff') })).status).toBe(200)
    })

    it('answer 404 for an order that is not there', async () => {
      const answer = await step('nowhere', 'accept', { token: await house.staff() })
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ code: 'not_found' })
      expect(answer.body).not.toHaveProperty('errors')
    })
  })

  describe('a guest’s own order', () => {
    it('is found by its code, with nothing personal', async () => {
      const { code } = await own()
      const answer = await house.ask('POST', `${PLACE}/lookup`, {
        body: { codes: [code, '22222222'] },
      })
      expect(answer.status).toBe(200)
      const found = answer.body.data as { code: string }[]
      expect(found.map((one) => one.code)).toEqual([code])
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it.each(['+250788123456', '0788123456', '250 788 123 456', 'ALINE@example.com'])(
      'is cancelled with %s',
      async (contact) => {
        const { id, code } = await own()
        const answer = await cancel(id, { code, contact })
        expect(answer.status).toBe(200)
        expect(answer.body).toMatchObject({
          id,
          order: { status: 'cancelled', cancel_reason: 'Cancelled by the guest' },
        })
        const again = await cancel(id, { code, contact })
        expect(again.body.order).toMatchObject({ status: 'cancelled', version: 2 })
      },
    )

    it('is not cancelled once the house has accepted it', async () => {
      const { id, code } = await own()
      await house.ask('PATCH', `/api/restaurant-orders/${id}/accept`, {
        token: await house.staff(),
      })
      const answer = await cancel(id, { code, contact: '0788123456' })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'conflict', current: { status: 'accepted' } })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it('tells a wrong code from a wrong phone by nothing, and slows guessing', async () => {
      const { id, code } = await own()
      const address = '198.51.100.7'
      const wrong = [
        await cancel(id, { code: '22222222', contact: '0788123456' }, address),
        await cancel(id, { code, contact: '0788999999' }, address),
        await cancel('nowhere', { code, contact: '0788123456' }, address),
      ]
      expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      for (let more = 0; more < 3; more += 1) {
        await cancel(id, { code, contact: '0788999999' }, address)
      }
      const slowed = await cancel(id, { code, contact: '0788123456' }, address)
      expect(slowed.status).toBe(429)
      expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
      // From elsewhere, and from here after a while, the right pair works.
      house.now = new Date(MORNING.getTime() + 60_000)
      try {
        expect((await cancel(id, { code, contact: '0788123456' }, address)).status).toBe(200)
      } finally {
        house.now = MORNING
      }
    })
  })

  describe('the desk’s list', () => {
    type Listed = { id: string; status: string; schedule_date: string; created_at: string }[]

    it('has items and payments, newest first', async () => {
      const token = await house.staff()
      const answer = await list('include=items,payments', token)
      expect(answer.status).toBe(200)
      const rows = answer.body.data as Listed
      expect(rows.length).toBeGreaterThan(10)
      expect(rows[0]).toHaveProperty('items')
      expect(rows[0]).toHaveProperty('payments')
      expect(rows[0]).toHaveProperty('customer_phone')
      const times = rows.map(({ created_at }) => created_at)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    it('filters by status, days and words, and pages', async () => {
      const token = await house.staff()
      const completed = (await list('status=completed', token)).body.data as Listed
      expect(completed.length).toBeGreaterThan(0)
      expect(completed.every(({ status }) => status === 'completed')).toBe(true)
      const june = (await list('from=2026-06-20&to=2026-06-25', token)).body.data as Listed
      expect(june.length).toBeGreaterThan(0)
      for (const one of june) expect(one.schedule_date).toMatch(/^2026-06-2[0-5]$/)
      const mine = await place({
        customer: { name: 'Zéphyrine 100% _x', phone: '0788000111', email: null },
      })
      const found = async (q: string) =>
        ((await list(`q=${encodeURIComponent(q)}`, token)).body.data as Listed).map(({ id }) => id)
      expect(await found('zéphyrine 100%')).toEqual([mine.body.id])
      expect(await found('0788000111')).toEqual([mine.body.id])
      expect(await found('zeph')).toEqual([mine.body.id])
      expect(await found('%')).toEqual([])
      const among = async (query: string) =>
        ((await list(`q=zephyrine&${query}`, token)).body.data as Listed).map(({ id }) => id)
      expect(await among('status=pending,ready')).toEqual([mine.body.id])
      expect(await among('status=ready')).toEqual([])
      expect(await among(`status=pending&from=${TODAY}&to=${TODAY}`)).toEqual([mine.body.id])
      expect(await among('to=2026-06-25')).toEqual([])
      expect(await found("' or 1=1 --")).toEqual([])
      const page = await list('per_page=2&page=2', token)
      expect(page.body).toMatchObject({ current_page: 2, per_page: 2 })
      expect(page.body.data).toHaveLength(2)
      expect((await list('per_page=100000', token)).body).toMatchObject({ per_page: 500 })
    })

    it('tells who changed an order last, to the desk alone', async () => {
      const token = await house.staff()
      const changedBy = async (id: string) =>
        (
          (await list('per_page=500', token)).body.data as { id: string; changed_by: string }[]
        ).find((one) => one.id === id)?.changed_by
      const placed = await place()
      const id = String(placed.body.id)
      const { code } = placed.body.order as { code: string }
      expect(await changedBy(id)).toBe('guest')
      expect((await step(id, 'accept', { token })).body.data).toMatchObject({
        changed_by: 'Some admin',
      })
      expect(await changedBy(id)).toBe('Some admin')
      const seen = await house.ask('POST', `${PLACE}/lookup`, { body: { codes: [code] } })
      for (const { text } of [placed, seen]) {
        expect(text).not.toContain('changed_by')
        expect(text).not.toContain('Some admin')
      }
      const other = await own()
      await cancel(other.id, { code: other.code, contact: '0788 123 456' })
      expect(await changedBy(other.id)).toBe('guest')
      const walkIn = await place({ source: 'desk' }, { token })
      expect(await changedBy(String(walkIn.body.id))).toBe('Some admin')
    })

    it('is not for guests, nor for a token that may only send', async () => {
      expect((await list('')).status).toBe(401)
      expect((await list('', await house.staff('admin', 'send'))).body.code).toBe('forbidden')
    })
  })
})
