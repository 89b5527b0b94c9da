import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { laundryOrder, publicLaundryOrder } from '#contract/laundry.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Database } from '#server/db/schema.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY, type Asked } from './http-house.ts'
import { washing } from './laundry-house.ts'

const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com', 'Market Street', 'softener']
const PUBLIC = '/api/laundry-orders/create-public'
const DESK = '/api/laundry-orders'

eachStore(async (make) => {
  const house = await openDemo(make, { seedDays: 40 })

  const place = (changes: Record<string, unknown> = {}, asked: Asked = {}, path = PUBLIC) =>
    house.ask('POST', path, { body: washing(changes), ...asked })

  const row = (id: unknown) =>
    house.store.db
      .selectFrom('laundry_orders')
      .selectAll()
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow()

  async function service(changes: Partial<Database['laundry_services']> = {}) {
    const id = `laundry-test-${uuidv7()}`
    await house.store.transaction((tx) =>
      tx.insert('laundry_services', {
        id,
        name: 'Curtains',
        unit: 'per item',
        price_cents: 600,
        turnaround_hrs: 24,
        is_available: 1,
        position: 90,
        image_path: null,
        ...changes,
      }),
    )
    return id
  }

  const step = (id: unknown, name: string, asked: Asked = {}) =>
    house.ask('PATCH', `${DESK}/${String(id)}/${name}`, asked)

  const list = (query: string, token?: string) =>
    house.ask('GET', `${DESK}?${query}`, token === undefined ? {} : { token })

  describe('placing', () => {
    it.each([PUBLIC, DESK])('is taken at %s, and answers with nothing personal', async (path) => {
      const answer = await place({}, {}, path)
      expect(answer.status).toBe(201)
      const order = answer.body.order as Record<string, unknown>
      expect(safeParse(publicLaundryOrder, order).success).toBe(true)
      expect(order).toMatchObject({
        id: answer.body.id,
        status: 'pending',
        payment_status: 'unpaid',
        in_at: `${TODAY}T10:00`,
        out_at: '2026-07-02T16:00',
        items_subtotal: 11.75,
        fees: 3,
        grand_total: 14.75,
        pickup: true,
        rush: false,
      })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it('stamps the row with operation, device and both times, and writes the audit', async () => {
      const [operation, device, key] = [uuidv7(), uuidv7(), uuidv7()]
      const deviceTime = '2026-06-30T05:00:00.000Z'
      const answer = await place({ language: 'fr' }, { operation, device, key, deviceTime })
      expect(await row(answer.body.id)).toMatchObject({
        operation_id: operation,
        device_time: deviceTime,
        created_at: MORNING.toISOString(),
        source: 'public',
        changed_by: 'guest',
        language: 'fr',
        address: 'Market Street 4, Musanze',
        version: 1,
      })
      const again = await place({ language: 'fr' }, { operation, device, key, deviceTime })
      expect(again.body).toEqual(answer.body)
      const audits = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('row_id', '=', String(answer.body.id))
        .execute()
      expect(audits).toHaveLength(1)
      expect(audits[0]).toMatchObject({ endpoint: 'placeLaundryOrder', operation_id: operation })
      for (const word of PERSONAL) expect(audits[0]?.changed).not.toContain(word)
    })

    it('keeps the device’s code, and makes another where somebody has it', async () => {
      const first = await place({ code: 'K7MPQ2XY' })
      const second = await place({ code: 'K7MPQ2XY' })
      expect(first.body.order).toMatchObject({ code: 'K7MPQ2XY' })
      expect(second.status).toBe(201)
      expect(second.body.order).not.toMatchObject({ code: 'K7MPQ2XY' })
    })

    it('takes the documents’ own payload, phone and address in the joined notes', async () => {
      const bare = washing()
      const answer = await house.ask('POST', PUBLIC, {
        body: {
          customer: bare.customer,
          room: null,
          drop_off: bare.drop_off,
          pick_up: bare.pick_up,
          rush: false,
          notes: bare.notes,
          items: bare.items,
          source: 'public',
          totals: bare.totals,
          schedule: bare.schedule,
        },
      })
      expect(answer.status).toBe(201)
      expect(await row(answer.body.id)).toMatchObject({
        customer_phone: '0788 123 456',
        notes: expect.stringContaining('No softener, please'),
        pickup: 1,
      })
    })

    it('works the price out by itself: other totals are a new quote, not an order', async () => {
      const totals = { items_subtotal: 1, fees: 3, grand_total: 4 }
      const answer = await place({ totals })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'price_changed',
        current: {
          items: [
            { service_id: 'laundry-shirt', price: 1.5, qty: 2 },
            { service_id: 'laundry-wash-fold', price: 3.5, qty: 2.5 },
          ],
          items_subtotal: 11.75,
          fees: 3,
          grand_total: 14.75,
          currency: 'USD',
        },
      })
      const within = { items_subtotal: 11.75, fees: 3, grand_total: 14.76 }
      expect((await place({ totals: within })).status).toBe(201)
      expect((await place({ totals: undefined })).status).toBe(201)
    })

    it('asks 20 % more for express, and nothing for what is brought', async () => {
      const express = await place({ rush: true, totals: undefined })
      expect(express.body.order).toMatchObject({ fees: 5.35, grand_total: 17.1 })
      const brought = await place({ pickup: false, totals: undefined })
      expect(brought.body.order).toMatchObject({ fees: 0, grand_total: 11.75 })
    })

    it('names what is no longer to be had', async () => {
      const off = await service({ is_available: 0, name: 'Tents' })
      const gone = await service({ name: 'Sails' })
      await house.store.transaction((tx) => tx.remove('laundry_services', gone))
      const items = [off, gone].map((service_id) => ({ service_id, qty: 1 }))
      const answer = await place({ items, totals: undefined })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        code: 'item_unavailable',
        message: 'No longer available: Tents, Sails.',
        current: {
          items: [
            { id: off, name: 'Tents' },
            { id: gone, name: 'Sails' },
          ],
        },
      })
    })

    it.each([
      [[{ service_id: 'laundry-none', qty: 1 }], 'items.0.service_id'],
      [[{ service_id: 'laundry-shirt', qty: 1.5 }], 'items.0.qty'],
      [[{ service_id: 'laundry-wash-fold', qty: 0.3 }], 'items.0.qty'],
      [[{ service_id: 'laundry-boots', qty: 0.5 }], 'items.0.qty'],
      [[{ service_id: 'laundry-shirt', qty: 0 }], 'items.0.qty'],
      [[{ service_id: 'laundry-shirt', qty: -2 }], 'items.0.qty'],
      [[{ service_id: 'laundry-shirt', qty: 100 }], 'items.0.qty'],
      [[], 'items'],
    ])('does not take the lines %j', async (items, field) => {
      const answer = await place({ items, totals: undefined })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        code: 'validation',
        message: 'Add at least one valid service line.',
      })
      expect(answer.body.errors).toHaveProperty([field])
    })

    it.each([
      [{ customer: '  ' }, 'customer'],
      [{ customer_phone: ' ' }, 'customer_phone'],
      [{ address: '' }, 'address'],
      [{ customer_phone: undefined, notes: null }, 'customer_phone'],
      [{ address: 'x'.repeat(301) }, 'address'],
      [{ notes: 'x'.repeat(2001) }, 'notes'],
    ])('by %o answers 422 with the field', async (changes, field) => {
      const answer = await place(changes)
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('validation')
      expect(answer.body.errors).toHaveProperty([field])
    })
  })

  describe('a guest’s schedule', () => {
    it('judges lateness by the house’s clock, with a quarter of an hour’s grace', async () => {
      try {
        house.now = new Date('2026-07-01T08:15:00.000Z')
        const deviceTime = '2030-01-01T00:00:00Z'
        expect((await place({}, { key: uuidv7(), deviceTime })).status).toBe(201)
        house.now = new Date('2026-07-01T08:16:00.000Z')
        const late = await place({}, { key: uuidv7(), deviceTime: '2026-07-01T06:00:00Z' })
        expect(late.status).toBe(422)
        expect(late.body).toMatchObject({
          code: 'too_late',
          message: `The time you asked for, 10:00 on ${TODAY}, has passed.`,
        })
      } finally {
        house.now = MORNING
      }
    })

    it.each([
      // 24 hours for shirts and kilos.
      ['2026-07-02T09:59', {}, 422],
      ['2026-07-02T10:00', {}, 201],
      // Express: half, and twelve at least.
      ['2026-07-01T21:59', { rush: true }, 422],
      ['2026-07-01T22:00', { rush: true }, 201],
      // The longest of all: a suit takes 48.
      ['2026-07-03T09:59', { items: [{ service_id: 'laundry-suit', qty: 1 }] }, 422],
      ['2026-07-03T10:00', { items: [{ service_id: 'laundry-suit', qty: 1 }] }, 201],
      // Back before it was fetched.
      ['2026-06-30T10:00', {}, 422],
    ])('back at %s with %o: %i', async (drop_off, changes, status) => {
      const answer = await place({ drop_off, ...changes, totals: undefined })
      expect(answer.status).toBe(status)
      if (status === 422) {
        expect(answer.body.code).toBe('validation')
        expect(answer.body.errors).toHaveProperty('drop_off')
      }
    })

    it.each([
      [{ pick_up: '2026-02-31T10:00' }, 'pick_up'],
      [{ drop_off: '2027-08-01T10:00' }, 'drop_off'],
      [{ pick_up: '2031-01-01T10:00', drop_off: '2031-01-03T10:00' }, 'pick_up'],
      [{ pick_up: '2026-07-01T25:00' }, 'pick_up'],
      [{ pick_up: '2026-7-1' }, 'pick_up'],
    ])('does not take %o', async (changes, field) => {
      const answer = await place(changes)
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('validation')
      expect(answer.body.errors).toHaveProperty([field])
    })
  })

  describe('at the desk', () => {
    const walkIn = {
      source: 'desk',
      customer_phone: undefined,
      address: undefined,
      notes: null,
      pickup: undefined,
      room: '4',
      drop_off: '2026-06-30T08:00',
      pick_up: '2026-06-30T18:00',
      totals: undefined,
    }

    it('drop-off comes first, and nothing is too late', async () => {
      const token = await house.staff()
      const answer = await place(walkIn, { token }, DESK)
      expect(answer.status).toBe(201)
      expect(await row(answer.body.id)).toMatchObject({
        source: 'desk',
        in_at: '2026-06-30T08:00',
        out_at: '2026-06-30T18:00',
        pickup: 0,
        fees_cents: 0,
        room: '4',
        changed_by: 'Some admin',
      })
    })

    it('pick-up before drop-off is refused in the documents’ words', async () => {
      const token = await house.staff()
      const answer = await place({ ...walkIn, pick_up: '2026-06-30T07:00' }, { token }, DESK)
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        code: 'validation',
        message: 'Pick-up must be on/after drop-off',
        errors: { pick_up: ['Pick-up must be on/after drop-off'] },
      })
    })

    it('nobody else can say that it is theirs', async () => {
      const yesterday = { source: 'desk', pick_up: '2026-06-30T10:00' }
      expect((await place(yesterday, {}, DESK)).body.code).toBe('too_late')
      const token = await house.staff('trainer')
      expect((await place(yesterday, { token }, DESK)).body.code).toBe('too_late')
    })
  })

  describe('steps', () => {
    it('go from pending to delivered, each with what was seen, and say when', async () => {
      const token = await house.staff()
      const { id } = (await place()).body
      const chain = [
        ['start', 'pending', 'processing', { ready_at: null, delivered_at: null }],
        ['ready', 'processing', 'ready', { ready_at: MORNING.toISOString(), delivered_at: null }],
        ['deliver', 'ready', 'delivered', { delivered_at: MORNING.toISOString() }],
      ] as const
      for (const [version, [name, seen, to, times]] of chain.entries()) {
        const answer = await step(id, name, { token, body: { seen: { status: seen } } })
        expect(answer.status).toBe(200)
        expect(safeParse(laundryOrder, answer.body.data).success).toBe(true)
        expect(answer.body.data).toMatchObject({
          id,
          status: to,
          version: version + 2,
          changed_by: 'Some admin',
          ...times,
        })
      }
    })

    it('answer 409 with the row when it is not as seen, or unlawful', async () => {
      const token = await house.staff()
      const { id } = (await place()).body
      const early = await step(id, 'deliver', { token })
      expect(early.status).toBe(409)
      expect(early.body).toMatchObject({ code: 'conflict', current: { id, status: 'pending' } })
      await step(id, 'start', { token })
      const stale = await step(id, 'cancel', { token, body: { seen: { status: 'pending' } } })
      expect(stale.body).toMatchObject({ code: 'conflict', current: { status: 'processing' } })
      await step(id, 'cancel', { token, body: { reason: 'No water' } })
      const dead = await step(id, 'ready', { token })
      expect(dead.body).toMatchObject({ code: 'conflict', current: { cancel_reason: 'No water' } })
    })

    it('answer 200 and the row, unchanged, when a colleague was there before', async () => {
      const token = await house.staff()
      const { id } = (await place()).body
      await step(id, 'start', { token })
      await step(id, 'ready', { token })
      const again = await step(id, 'start', { token, body: { seen: { status: 'pending' } } })
      expect(again.status).toBe(200)
      expect(again.body.data).toMatchObject({ status: 'ready', version: 3 })
    })

    it('are won by one of two tablets that want different things', async () => {
      const token = await house.staff()
      const { id } = (await place()).body
      const seen = { body: { seen: { status: 'pending' } }, token }
      const answers = await Promise.all([step(id, 'start', seen), step(id, 'cancel', seen)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    it('are the desk’s alone', async () => {
      const { id } = (await place()).body
      expect((await step(id, 'start')).status).toBe(401)
      const token = await house.staff('trainee')
      expect((await step(id, 'start', { token })).body.code).toBe('forbidden')
      const missing = await step('nowhere', 'start', { token: await house.staff() })
      expect(missing.status).toBe(404)
      expect(missing.body.code).toBe('not_found')
    })
  })

  describe('a guest’s own order', () => {
    it('is found by its code, with nothing personal', async () => {
      const { code } = (await place()).body.order as { code: string }
      const answer = await house.ask('POST', `${DESK}/lookup`, {
        body: { codes: [code, '22222222'] },
      })
      expect(answer.status).toBe(200)
      expect((answer.body.data as { code: string }[]).map((one) => one.code)).toEqual([code])
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it('is cancelled at /cancel-bookings until it was started', async () => {
      const cancel = (code: string) =>
        house.ask('POST', '/api/cancellations', {
          body: { code, contact: '0788123456', seen: { refund: 0, kept: 0 } },
        })
      const own = (await place()).body.order as { id: string; code: string }
      expect((await cancel(own.code)).status).toBe(200)
      expect(await row(own.id)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'Cancelled by the guest',
        changed_by: 'guest',
      })
      const other = (await place()).body.order as { id: string; code: string }
      await step(other.id, 'start', { token: await house.staff() })
      expect((await cancel(other.code)).status).toBe(409)
      expect((await row(other.id)).status).toBe('processing')
    })
  })

  describe('the desk’s list', () => {
    type Listed = { id: string; status: string; in_at: string; created_at: string }[]
    const rows = async (query: string, token: string) =>
      (await list(query, token)).body.data as Listed

    it('has all in the contract’s form, newest first', async () => {
      const token = await house.staff()
      const all = await rows('include=items', token)
      expect(all.length).toBeGreaterThan(40)
      for (const one of all) expect(safeParse(laundryOrder, one).success).toBe(true)
      const times = all.map(({ created_at }) => created_at)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    it('filters by status, days and words, and pages', async () => {
      const token = await house.staff()
      const done = await rows('status=delivered', token)
      expect(done.length).toBeGreaterThan(0)
      expect(done.every(({ status }) => status === 'delivered')).toBe(true)
      const june = await rows('from=2026-06-10&to=2026-06-20', token)
      expect(june.length).toBeGreaterThan(0)
      for (const one of june) expect(one.in_at).toMatch(/^2026-06-(1\d|20)T/)
      const mine = await place({ customer: 'Zéphyrine Lavandière', customer_phone: '0788000112' })
      const found = async (q: string) =>
        (await rows(`q=${encodeURIComponent(q)}`, token)).map(({ id }) => id)
      expect(await found('zephyrine lava')).toEqual([mine.body.id])
      expect(await found('0788000112')).toEqual([mine.body.id])
      expect(await found("' or 1=1 --")).toEqual([])
      expect(await rows('q=zephyrine&status=ready', token)).toEqual([])
      expect((await rows(`q=zephyrine&from=${TODAY}&to=${TODAY}`, token)).length).toBe(1)
      const page = await list('per_page=2&page=2', token)
      expect(page.body).toMatchObject({ current_page: 2, per_page: 2 })
      expect(page.body.data).toHaveLength(2)
    })

    it('is not for guests, nor for a token that may only send', async () => {
      expect((await list('')).status).toBe(401)
      expect((await list('', await house.staff('admin', 'send'))).body.code).toBe('forbidden')
    })
  })

  it('comes to the desk’s devices with the changes, and to nobody else’s', async () => {
    const { id } = (await place()).body
    const feed = async (asked: Asked) =>
      (await house.ask('GET', '/api/changes', asked)).body.changes as Record<
        string,
        { rows: { id: string; customer: string }[] }
      >
    const desk = await feed({ token: await house.staff() })
    expect(desk.laundry_orders?.rows.find((one) => one.id === id)?.customer).toBe('Aline Mukamana')
    expect(await feed({})).not.toHaveProperty('laundry_orders')
  })
})
