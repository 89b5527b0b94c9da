import sharp from 'sharp'
import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { customOrder, customService, publicCustomOrder } from '#contract/custom.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { cart, mealLine, ownLine, sent, type Line } from './cart-house.ts'
import { addService, customRow, definedMassage, order, wish } from './custom-house.ts'
import { stayInHouse } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, TODAY, type Asked } from './http-house.ts'

const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com', 'strong']
const SERVICES = '/api/custom-services'

let slugs = 0
const definition = (changes: Record<string, unknown> = {}) => ({
  ...definedMassage,
  slug: `massage-${(slugs += 1)}`,
  ...changes,
})

type Rows = { data: Record<string, unknown>[] }

eachStore(async (make) => {
  const house = await openDemo(make)
  const admin = await house.staff('admin')
  const reception = await house.staff('reception')
  const staff = await house.staff('staff')

  const define = (changes: Record<string, unknown> = {}, asked: Asked = {}) =>
    house.ask('POST', SERVICES, { token: admin, body: definition(changes), ...asked })
  const change = (id: unknown, body: object, asked: Asked = {}) =>
    house.ask('PATCH', `${SERVICES}/${String(id)}`, { token: admin, body, ...asked })
  const listed = async (token?: string) => {
    const { body } = await house.ask('GET', SERVICES, token === undefined ? {} : { token })
    return (body as unknown as Rows).data
  }
  const step = (id: unknown, name: string, asked: Asked = {}) =>
    house.ask('PATCH', `/api/custom-orders/${String(id)}/${name}`, { token: reception, ...asked })

  describe('what an admin defines', () => {
    it('stands in the list at once, for guests without who does it', async () => {
      const answer = await define()
      expect(answer.status, answer.text).toBe(201)
      const { data } = answer.body as { data: Record<string, unknown> }
      expect(safeParse(customService, data).success).toBe(true)
      expect(data).toMatchObject({ names: { en: 'Massage', fr: 'Un massage' }, price: 40 })
      const own = (await listed()).find(({ id }) => id === data.id)
      expect(own).toMatchObject({ slug: data.slug, capacity: 2 })
      expect(own).not.toHaveProperty('provided_by')
      expect((await listed(reception)).find(({ id }) => id === data.id)).toMatchObject({
        provided_by: 'Nyirahabimana',
      })
    })

    it('is told to guests where guests see it alone, in the list and in the feed', async () => {
      const { body } = await define({ seen_by: 'desk', names: { en: 'Firewood of the desk' } })
      const { id } = (body as unknown as { data: { id: string } }).data
      expect((await listed()).some((row) => row.id === id)).toBe(false)
      expect((await listed(staff)).some((row) => row.id === id)).toBe(true)
      const feed = async (token?: string) =>
        (await house.ask('GET', '/api/changes', token === undefined ? {} : { token })).text
      expect(await feed()).not.toContain('Firewood of the desk')
      expect(await feed()).not.toContain('Nyirahabimana')
      expect(await feed(staff)).toContain('Firewood of the desk')
    })

    it('has an address of its own, and none of the site’s', async () => {
      for (const slug of ['restaurant', 'services', 'dashboard']) {
        expect(await define({ slug })).toMatchObject({
          status: 422,
          body: { errors: { slug: [expect.stringContaining(slug)] } },
        })
      }
      for (const slug of ['Massage', 'a', 'a b', 'ä-ä', '../x', 'x'.repeat(41)]) {
        expect((await define({ slug })).status).toBe(422)
      }
      const { slug } = definition()
      expect((await define({ slug })).status).toBe(201)
      expect(await define({ slug })).toMatchObject({ status: 422, body: { code: 'validation' } })
      const other = await define()
      const { id } = (other.body as unknown as { data: { id: string } }).data
      expect((await change(id, { slug })).status).toBe(422)
    })

    it('names taxes that the house has, and how long it lasts where that is counted', async () => {
      expect((await define({ taxes: ['Salt tax'] })).body.errors).toHaveProperty('taxes')
      expect((await define({ duration_minutes: null })).body.errors).toHaveProperty(
        'duration_minutes',
      )
      expect((await define({ duration_minutes: null, unit: 'hour' })).status).toBe(201)
      const { body } = await define({ duration_minutes: null, capacity: null })
      const { id } = (body as unknown as { data: { id: string } }).data
      expect((await change(id, { capacity: 3 })).body.errors).toHaveProperty('duration_minutes')
    })

    it('merges changes of different fields, and refuses one that a colleague made meanwhile', async () => {
      const { body } = await define()
      const { id } = (body as unknown as { data: { id: string } }).data
      expect((await change(id, { price: 45, seen: { price: 40 } })).status).toBe(200)
      const names = { en: 'Hot stones', fr: 'Pierres chaudes' }
      const merged = await change(id, {
        names,
        seen: { names: { en: 'Massage', fr: 'Un massage' } },
      })
      expect(merged.body).toMatchObject({ data: { price: 45, names } })
      expect(await change(id, { price: 50, seen: { price: 40 } })).toMatchObject({
        status: 409,
        body: { code: 'conflict', current: { price: 45 } },
      })
    })

    it('has a picture of its own', async () => {
      const picture = { width: 90, height: 60, channels: 3, background: '#1e5b41' } as const
      const data = (await sharp({ create: picture }).jpeg().toBuffer()).toString('base64')
      const made = await define({ image_base64: { filename: 'massage.jpg', data } })
      expect(made.status, made.text).toBe(201)
      const { id } = (made.body as unknown as { data: { id: string } }).data
      const shown = (await listed()).find((row) => row.id === id)?.image_path
      expect(shown).toMatch(/^\/images\/[0-9a-f]+/)
      expect((await house.ask('GET', String(shown))).status).toBe(200)
      const taken = await change(id, { image_base64: null })
      expect(taken.body.data).toMatchObject({ image_path: null })
    })

    it('is an admin’s to write', async () => {
      for (const token of [staff, reception]) {
        expect((await define({}, { token })).status).toBe(403)
      }
      expect((await house.ask('POST', SERVICES, { body: definition() })).status).toBe(401)
    })
  })

  describe('an order', () => {
    it('is taken with the name, price and taxes of the moment, and answers with nothing personal', async () => {
      await house.ask('PATCH', '/api/settings', {
        token: admin,
        body: { taxes: [{ name: 'VAT', percent: 18, applies_to: ['room'] }] },
      })
      const service = await addService(house.store, { taxes: JSON.stringify(['VAT', 'Gone']) })
      const answer = await order(house, wish(service, { qty: 2, language: 'fr' }))
      expect(answer.status, answer.text).toBe(201)
      const made = answer.body.order as Record<string, unknown>
      expect(safeParse(publicCustomOrder, made).success).toBe(true)
      expect(made).toMatchObject({
        name: 'Un massage',
        name_en: 'Massage',
        price: 40,
        total: 80,
        taxes: [{ name: 'VAT', percent: 18 }],
        status: 'pending',
        cancel_hours: 24,
      })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
      await change(service.id, { price: 99, names: { en: 'Dearer' }, taxes: [] })
      expect(await customRow(house.store, answer.body.id)).toMatchObject({
        name_en: 'Massage',
        price_cents: 4000,
        total_cents: 8000,
        taxes: JSON.stringify([{ name: 'VAT', percent: 18 }]),
      })
    })

    it('is done once, however often it is sent', async () => {
      const service = await addService(house.store)
      const key = uuidv7()
      const first = await order(house, wish(service), { key })
      const again = await order(house, wish(service), { key })
      expect(again.status).toBe(201)
      expect(again.body.id).toBe(first.body.id)
    })

    it('is confirmed at once where nobody has to confirm it, and the guest is told', async () => {
      const service = await addService(house.store, { needs_confirming: 0 })
      const { body } = await order(house, wish(service))
      expect(body.order).toMatchObject({ status: 'confirmed' })
      const told = await house.store.db
        .selectFrom('notices')
        .select('kind')
        .where('dedupe', '=', `service_confirmed:custom:${String(body.id)}`)
        .execute()
      expect(told).toHaveLength(1)
    })

    it('says what it is for, and only that', async () => {
      const span = await addService(house.store, { wanted: 'span', unit: 'day', price_cents: 1500 })
      const until = addDays(TODAY, 5)
      const totals = { price: 15, total: 45 }
      const { body } = await order(house, wish(span, { until, totals }))
      expect(body.order).toMatchObject({ day: addDays(TODAY, 3), time: null, until, total: 45 })
      for (const wrong of [null, addDays(TODAY, 2), `${until}T10:00`]) {
        expect((await order(house, wish(span, { until: wrong, totals: undefined }))).status).toBe(
          422,
        )
      }
      const any = await addService(house.store, {
        wanted: 'any_time',
        unit: 'kilo',
        capacity: null,
      })
      const firewood = await order(house, wish(any, { qty: 2.5 }))
      expect(firewood.body.order).toMatchObject({ day: null, time: null, until: null, qty: 2.5 })
      expect((await order(house, wish(any, { qty: 2.25 }))).status).toBe(422)
      const hour = await addService(house.store)
      expect((await order(house, wish(hour, { time: null }))).body.errors).toHaveProperty('time')
      expect((await order(house, wish(hour, { qty: 1.5 }))).body.errors).toHaveProperty('qty')
    })

    it('meets a changed price with the house’s own figures', async () => {
      const service = await addService(house.store)
      const answer = await order(house, wish(service, { totals: { price: 35, total: 35 } }))
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'price_changed', current: { price: 40, total: 40, service_id: service.id } },
      })
    })

    it('is not taken of what is not offered, or not to guests', async () => {
      const off = await addService(house.store, { offered: 0 })
      expect(await order(house, wish(off))).toMatchObject({
        status: 409,
        body: { code: 'not_offered', current: { service_id: off.id } },
      })
      const source = { source: 'desk' }
      expect((await order(house, wish(off, source), { token: staff })).status).toBe(409)
      const desks = await addService(house.store, { seen_by: 'desk' })
      expect((await order(house, wish(desks))).body.code).toBe('not_offered')
      // A guest cannot say that something is the desk's.
      expect((await order(house, wish(desks, source))).body.code).toBe('not_offered')
      expect((await order(house, wish(desks, source), { token: staff })).status).toBe(201)
      expect((await order(house, wish({ id: 'none', price_cents: 1 }))).status).toBe(422)
    })

    it('is asked for early enough, save by the desk, which records what is', async () => {
      const service = await addService(house.store, { notice_hours: 48, capacity: null })
      const soon = { day: addDays(TODAY, 1) }
      expect((await order(house, wish(service, soon))).body.code).toBe('too_late')
      expect(
        (await order(house, wish(service, { day: addDays(TODAY, 2), time: '23:00' }))).status,
      ).toBe(201)
      const desk = { ...soon, source: 'desk' }
      expect((await order(house, wish(service, desk), { token: staff })).status).toBe(201)
      expect((await order(house, wish(service, { day: addDays(TODAY, 500) }))).status).toBe(422)
    })

    it('needs a phone from a guest, and none at the desk', async () => {
      const service = await addService(house.store)
      const customer = { name: 'Walk-in' }
      expect((await order(house, wish(service, { customer }))).status).toBe(422)
      const answer = await order(house, wish(service, { customer, source: 'desk' }), {
        token: staff,
      })
      expect(answer.status).toBe(201)
    })

    it('is found by its code', async () => {
      const service = await addService(house.store)
      const { body } = await order(house, wish(service, { code: 'K7MPQ2XY' }))
      expect(body.order).toMatchObject({ code: 'K7MPQ2XY' })
      const found = await house.ask('POST', '/api/custom-orders/look-up', {
        body: { codes: ['K7MPQ2XY', 'AAAAAAAA'] },
      })
      expect((found.body as unknown as Rows).data.map(({ id }) => id)).toEqual([body.id])
      for (const word of PERSONAL) expect(found.text).not.toContain(word)
    })
  })

  describe('capacity', () => {
    it('is full at any moment of a time, and free beside it', async () => {
      const service = await addService(house.store, { capacity: 2, duration_minutes: 60 })
      expect((await order(house, wish(service, { time: '15:00' }))).status).toBe(201)
      expect((await order(house, wish(service, { time: '15:30' }))).status).toBe(201)
      const full = await order(house, wish(service, { time: '15:45' }))
      expect(full).toMatchObject({
        status: 409,
        body: { code: 'tour_full', current: { service_id: service.id, left: 0 } },
      })
      const { days } = full.body.current as { days: { date: string }[] }
      expect(days[0]?.date).toBe(addDays(TODAY, 4))
      expect((await order(house, wish(service, { time: '16:00', qty: 1 }))).status).toBe(201)
      expect((await order(house, wish(service, { time: '14:00', qty: 2 }))).status).toBe(201)
      expect((await order(house, wish(service, { time: '18:00', qty: 3 }))).body.code).toBe(
        'tour_full',
      )
    })

    it('is of the day where only a day is wanted, and of every day of a span', async () => {
      const daily = await addService(house.store, { wanted: 'day', capacity: 5 })
      expect((await order(house, wish(daily, { qty: 3 }))).status).toBe(201)
      expect((await order(house, wish(daily, { qty: 3 }))).body.code).toBe('tour_full')
      expect((await order(house, wish(daily, { qty: 2 }))).status).toBe(201)
      const span = { wanted: 'span', unit: 'day', capacity: 1 }
      const bike = await addService(house.store, span)
      const from = (day: number, until: number) =>
        order(
          house,
          wish(bike, { day: addDays(TODAY, day), until: addDays(TODAY, until), totals: undefined }),
        )
      expect((await from(3, 5)).status).toBe(201)
      expect((await from(5, 7)).body.code).toBe('tour_full')
      expect((await from(1, 9)).body.code).toBe('tour_full')
      expect((await from(6, 7)).status).toBe(201)
    })

    it('is free again when an order is cancelled', async () => {
      const service = await addService(house.store, { capacity: 1 })
      const { body } = await order(house, wish(service))
      expect((await order(house, wish(service))).status).toBe(409)
      expect((await step(body.id, 'cancel')).status).toBe(200)
      expect((await order(house, wish(service))).status).toBe(201)
    })
  })

  describe('what everyone may know of an order', () => {
    const taken = async (serviceId: string) => {
      const { body, text } = await house.ask('GET', `${SERVICES}/days`)
      const rows = (body as unknown as Rows).data
      return { rows: rows.filter(({ service_id }) => service_id === serviceId), text }
    }
    const since = async (cursor: unknown) =>
      (await house.ask('GET', `/api/changes?since=${String(cursor)}`)).body as {
        cursor: string
        changes: Record<string, { rows: { id: string; service_id: string }[]; deleted: string[] }>
      }

    it('is when it is and how much it takes, and nothing of whose it is', async () => {
      const service = await addService(house.store)
      const made = await order(house, wish(service, { qty: 2 }))
      const { rows, text } = await taken(service.id)
      const day = addDays(TODAY, 3)
      expect(rows).toEqual([
        expect.objectContaining({
          from: `${day}T15:00`,
          until: `${day}T16:00`,
          amount: 2,
          operation_id: null,
        }),
      ])
      const { code } = made.body.order as { code: string }
      for (const word of [...PERSONAL, String(made.body.id), code]) {
        expect(text).not.toContain(word)
      }
    })

    it('goes to every device with the changes, and off it when the order is cancelled or done', async () => {
      const service = await addService(house.store)
      const start = await house.ask('GET', '/api/changes')
      const orders = [
        await order(house, wish(service)),
        await order(house, wish(service, { time: '17:00' })),
      ]
      const after = await since(start.body.cursor)
      const rows = after.changes.custom_days?.rows ?? []
      expect(rows.map(({ service_id }) => service_id)).toEqual([service.id, service.id])
      expect(Object.keys(after.changes)).not.toContain('custom_orders')

      await step(orders[0]!.body.id, 'cancel')
      await step(orders[1]!.body.id, 'confirm')
      expect((await taken(service.id)).rows).toHaveLength(1)
      await step(orders[1]!.body.id, 'complete')
      const { changes } = await since(after.cursor)
      expect(changes.custom_days?.deleted.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      expect((await taken(service.id)).rows).toEqual([])
    })

    it('is nothing of what is for no day', async () => {
      const service = await addService(house.store, { wanted: 'any_time', capacity: null })
      await order(house, wish(service, { day: null, time: null }))
      expect((await taken(service.id)).rows).toEqual([])
    })
  })

  describe('the desk', () => {
    it('confirms, completes and cancels, each from what it saw', async () => {
      const service = await addService(house.store)
      const { body } = await order(house, wish(service))
      const confirmed = await step(body.id, 'confirm', { body: { seen: { status: 'pending' } } })
      expect(confirmed.body).toMatchObject({ data: { status: 'confirmed' } })
      expect(safeParse(customOrder, confirmed.body.data).success).toBe(true)
      expect(
        await step(body.id, 'cancel', { body: { seen: { status: 'pending' } } }),
      ).toMatchObject({
        status: 409,
        body: { code: 'conflict', current: { status: 'confirmed' } },
      })
      expect((await step(body.id, 'complete')).status).toBe(200)
      expect((await step(body.id, 'cancel')).status).toBe(409)
    })

    it('has its orders in a list; the staff without prices and contacts', async () => {
      const service = await addService(house.store)
      const { body } = await order(house, wish(service))
      const list = async (token: string) => {
        const answer = await house.ask('GET', '/api/custom-orders?per_page=500', { token })
        return (answer.body as unknown as Rows).data.find(({ id }) => id === body.id)
      }
      expect(await list(reception)).toMatchObject({
        total: 40,
        customer_phone: '0788 123 456',
        notes: 'Not too strong',
      })
      const theirs = await list(staff)
      expect(theirs).toMatchObject({ name_en: 'Massage', customer_name: 'Aline Mukamana' })
      for (const field of ['total', 'price', 'customer_phone', 'customer_email', 'code']) {
        expect(theirs).not.toHaveProperty(field)
      }
      expect((await step(body.id, 'cancel', { token: staff })).status).toBe(403)
      expect((await step(body.id, 'confirm', { token: staff })).status).toBe(200)
      const found = await house.ask('GET', '/api/custom-orders?q=mukam', { token: reception })
      expect((found.body as unknown as Rows).data.length).toBeGreaterThan(0)
    })
  })

  describe('with the rest of a stay', () => {
    const line = (...its: Parameters<typeof ownLine>) => ({ ...ownLine(...its), line: 'own' })

    it('is quoted and booked in one cart with a meal, as it would be by itself', async () => {
      const service = await addService(house.store)
      const lines = [line(service), await mealLine(house.store)] as Line[]
      const quote = await house.ask('POST', '/api/book/quote', { body: { lines: sent(lines) } })
      expect(quote.body).toMatchObject({ lines: [{ line: 'own', kind: 'custom', total: 40 }, {}] })
      const booked = await house.ask('POST', '/api/book', { body: cart(lines) })
      expect(booked.status, booked.text).toBe(201)
      const [own] = (booked.body.cart as { lines: Record<string, unknown>[] }).lines
      expect(own).toMatchObject({
        kind: 'custom',
        title: 'Massage',
        from: addDays(TODAY, 3),
        total: 40,
        status: 'pending',
      })
      const [subject] = (own as { subjects: { id: string }[] }).subjects
      expect(await customRow(house.store, subject?.id)).toMatchObject({
        source: 'public-book',
        customer_name: 'Aline Mukamana',
        payment_method: 'cash',
      })
    })

    it('says in a cart what its own path says: dearer, full, not offered', async () => {
      const service = await addService(house.store, { capacity: 1 })
      const quoted = async (one: object) => {
        const answer = await house.ask('POST', '/api/book/quote', {
          body: { lines: sent([one as Line]) },
        })
        return (answer.body as { lines: { total: number | null; refusal: unknown }[] }).lines[0]
      }
      const cheap = { totals: { price: 30, total: 30 } }
      expect(await quoted(line(service, cheap))).toMatchObject({ total: 40, refusal: null })
      await order(house, wish(service))
      expect(await quoted(line(service))).toMatchObject({ refusal: { code: 'tour_full' } })
      const off = await addService(house.store, { offered: 0 })
      expect(await quoted(line(off))).toMatchObject({ refusal: { code: 'not_offered' } })
    })

    it('stands in a cart also where it is for no day', async () => {
      const any = { wanted: 'any_time', capacity: null, unit: 'kilo', price_cents: 200 }
      const service = await addService(house.store, any)
      const lines = [line(service, { qty: 2.5, day: null, time: null })] as Line[]
      const booked = await house.ask('POST', '/api/book', { body: cart(lines) })
      expect(booked.status, booked.text).toBe(201)
      expect(booked.body.cart).toMatchObject({ total: 5 })
    })

    it('is cancelled by its guest until so many hours before, and free again', async () => {
      const cancel = (code: unknown) =>
        house.ask('POST', '/api/cancellations', {
          body: { code, contact: '+250 788 123 456', seen: { refund: 0, kept: 0 } },
        })
      const service = await addService(house.store, { capacity: 1, cancel_hours: 24 })
      const made = (await order(house, wish(service))).body
      const { code } = made.order as { code: string }
      const found = await house.ask('POST', '/api/cancellations/terms', {
        body: { code, contact: '0788 123 456' },
      })
      expect(found.body).toMatchObject({
        kind: 'custom',
        can_cancel: true,
        lines: [{ title: 'Massage' }],
        free_until: '2026-07-03T13:00:00.000Z',
      })
      expect((await cancel(code)).status).toBe(200)
      expect(await customRow(house.store, made.id)).toMatchObject({
        status: 'cancelled',
        changed_by: 'guest',
      })
      expect((await order(house, wish(service))).status).toBe(201)
      for (const changes of [{ cancel_hours: null }, { cancel_hours: 24 * 10 }]) {
        const late = await addService(house.store, changes)
        const other = (await order(house, wish(late))).body.order as { code: string }
        expect((await cancel(other.code)).status).toBe(409)
      }
    })

    it('is charged to a room by who lives there, paid, and taxed on the receipt as ordered', async () => {
      const taxes = (percent: number) =>
        house.ask('PATCH', '/api/settings', {
          token: admin,
          body: { taxes: [{ name: 'VAT', percent, applies_to: ['room'] }] },
        })
      await taxes(18)
      const stay = await stayInHouse(house.store)
      const service = await addService(house.store, { taxes: JSON.stringify(['VAT']) })
      const payment = (room_guest_name: string) => ({
        payment: { method: 'room', room_number: stay.room_number, room_guest_name },
      })
      const { body } = await order(house, wish(service, payment(stay.customer_name)))
      expect(await customRow(house.store, body.id)).toMatchObject({
        room_booking_id: stay.id,
        flag: null,
      })
      const wrong = await order(house, wish(service, payment('Somebody Else')))
      expect(await customRow(house.store, wrong.body.id)).toMatchObject({
        room_booking_id: null,
        flag: 'room_mismatch',
      })
      // Later the house taxes otherwise: what was ordered keeps its tax.
      await taxes(10)
      const bill = (lines: object[]) =>
        house.ask('POST', `/api/hotel-bookings/${stay.id}/receipts`, {
          token: reception,
          body: { payer: 'Aline', lines, paid: 40, currency: 'USD' },
        })
      const massage = { kind: 'custom', ref: body.id, title: 'Massage', qty: 1, amount: 40 }
      const nights = { kind: 'nights', ref: null, title: '1 night', qty: 1, amount: 110 }
      const { data } = (await bill([massage, nights])).body as { data: Record<string, unknown> }
      expect(data.taxes).toEqual([
        { name: 'VAT', percent: 10, amount: 10 },
        { name: 'VAT', percent: 18, amount: 6.1 },
      ])
      const paid = await house.ask('POST', `/api/custom-orders/${String(body.id)}/payments`, {
        token: reception,
        body: { amount: 40, currency: 'USD', method: 'cash', status: 'paid' },
      })
      expect(paid.status, paid.text).toBe(201)
      expect(await customRow(house.store, body.id)).toMatchObject({ payment_status: 'paid' })
    })
  })
})
