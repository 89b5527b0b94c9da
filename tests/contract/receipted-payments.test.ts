import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, askForRoom } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo, TODAY } from './http-house.ts'

/** A receipt stays true: what a guest holds on paper is voided for all to see, never edited. */
eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  beforeEach(() => void (house.now = MORNING))

  /** A stay of $160. */
  const stay = async () =>
    askForRoom(house, await addRoom(house.store), { from: addDays(TODAY, 20) })
  async function meal(): Promise<{ id: string; total: number }> {
    const body = await dinner(house.store)
    const answer = await house.ask('POST', '/api/restaurant/orders', { body })
    const order = answer.body.order as { id: string; total: number }
    return { id: order.id, total: order.total }
  }
  const post = (path: string, body: unknown) => house.ask('POST', path, { token, body })
  async function pay(id: string, amount: number, currency = 'USD', of = 'hotel-bookings') {
    const answer = await post(`/api/${of}/${id}/payments`, {
      amount,
      currency,
      method: 'cash',
      status: 'paid',
    })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
  const nights = { kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 160 }
  async function receipt(id: string, changes: object = {}) {
    const answer = await post(`/api/hotel-bookings/${id}/receipts`, {
      payer: 'Aline Mukamana',
      lines: [nights],
      paid: 160,
      currency: 'USD',
      payments: [{ method: 'cash', amount: 160, currency: 'USD' }],
      ...changes,
    })
    expect(answer.status, answer.text).toBe(201)
    return answer.body.data as { id: string; number: number }
  }
  const change = (id: string, payment: string, body: object, of = 'hotel-bookings') =>
    house.ask('PATCH', `/api/${of}/${id}/payments/${payment}`, { token, body })
  const paymentRow = async (id: string) =>
    await house.store.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const stayRow = async (id: string) =>
    await house.store.db
      .selectFrom('hotel_bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  describe('a payment that stands on a receipt', () => {
    it.each<[string, object]>([
      ['another amount', { amount: 29_580 }],
      [
        'another amount, as the edit form sends all it has',
        {
          amount: 29_580,
          currency: 'RWF',
          method: 'cash',
          status: 'paid',
          reference: null,
          notes: null,
          created_at: TODAY,
          customer_name: 'Aline Mukamana',
          seen: { status: 'paid' },
        },
      ],
      ['another currency', { currency: 'USD' }],
      ['another method', { method: 'bank transfer' }],
      ['another state', { status: 'pending' }],
      ['a cancel without a reason', { status: 'failed', seen: { status: 'paid' } }],
      ['another day', { created_at: addDays(TODAY, -3) }],
      ['another customer', { customer_name: 'Somebody else' }],
      ['a reference', { reference: 'MP-1' }],
      ['a franc more', { amount: 295_801 }],
    ])('is not edited: %s', async (_, body) => {
      const id = await stay()
      const money = await pay(id, 295_800, 'RWF')
      const { number } = await receipt(id)
      const before = await paymentRow(money)
      const answer = await change(id, money, body)
      expect(answer.status, answer.text).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'on_receipt',
        message: `This payment is on receipt no. ${number}: it cannot be changed. Void it with a reason, and record it again.`,
        current: { id: money, amount: 295_800, receipt: { number } },
      })
      expect(await paymentRow(money)).toEqual(before)
    })

    it('keeps its reference and its cents', async () => {
      const id = await stay()
      const body = { amount: 160, currency: 'USD', method: 'card', status: 'paid' }
      const made = await post(`/api/hotel-bookings/${id}/payments`, { ...body, reference: 'MP-1' })
      const money = String(made.body.id)
      await receipt(id)
      const before = await paymentRow(money)
      for (const edit of [{ reference: null }, { reference: '' }, { amount: 160.005 }]) {
        const answer = await change(id, money, edit)
        expect(answer.body, JSON.stringify(edit)).toMatchObject({ code: 'on_receipt' })
      }
      expect(await paymentRow(money)).toEqual(before)
      expect((await change(id, money, { notes: 'Seen' })).status).toBe(200)
      expect(await paymentRow(money)).toMatchObject({ reference: 'MP-1', notes: 'Seen' })
    })

    it.each([false, true])('goes back when it went back, receipt: %s', async (onReceipt) => {
      const id = await stay()
      const money = await pay(id, 160)
      if (onReceipt) await receipt(id)
      house.now = new Date(MORNING.getTime() + 2 * 86_400_000)
      // The edit form of the documents sends all it has, the payment's day too.
      const body = { status: 'refunded', amount: 160, created_at: TODAY, seen: { status: 'paid' } }
      expect((await change(id, money, body)).status).toBe(200)
      expect(await paymentRow(money)).toMatchObject({
        status: 'refunded',
        paid_at: MORNING.toISOString(),
        refunded_at: house.now.toISOString(),
      })
    })

    it('keeps its moment where a form says its day again', async () => {
      const id = await stay()
      const money = await pay(id, 160)
      const { paid_at } = await paymentRow(money)
      house.now = new Date(MORNING.getTime() + 3 * 3_600_000)
      const same = { created_at: TODAY, notes: 'Seen' }
      expect((await change(id, money, same)).status).toBe(200)
      expect((await paymentRow(money)).paid_at).toBe(paid_at)
      await receipt(id)
      const moment = { created_at: new Date(house.now.getTime() - 60_000).toISOString() }
      expect((await change(id, money, moment)).status).toBe(200)
      expect((await paymentRow(money)).paid_at).toBe(paid_at)
    })

    it('takes what changes nothing of it, and notes', async () => {
      const id = await stay()
      const money = await pay(id, 160)
      await receipt(id)
      const same = { amount: 160, currency: 'USD', method: 'cash', status: 'paid', notes: 'Seen' }
      expect((await change(id, money, same)).status).toBe(200)
      expect(await paymentRow(money)).toMatchObject({ status: 'paid', notes: 'Seen' })
    })

    it('is voided with a reason, stays to be seen, and one recorded anew has its own receipt', async () => {
      const id = await stay()
      const money = await pay(id, 160)
      const first = await receipt(id)
      expect((await change(id, money, { void_reason: ' ' })).status).toBe(422)
      const reason = 'Typed a digit too few'
      const voided = await change(id, money, { void_reason: reason })
      expect(voided.status, voided.text).toBe(200)
      expect(voided.body.data).toMatchObject({
        status: 'failed',
        amount: 160,
        voided: { reason, at: MORNING.toISOString() },
        receipt: { id: first.id, number: first.number },
      })
      expect((await stayRow(id)).payment_status).toBe('unpaid')
      // Said again, as after a lost answer; and never brought back to life.
      expect((await change(id, money, { void_reason: reason })).status).toBe(200)
      expect((await change(id, money, { status: 'paid' })).status).toBe(409)

      const anew = await pay(id, 160)
      // Its lines stand on the first: this one is for the payment alone.
      const second = await receipt(id, { lines: [] })
      expect(second.number).toBe(first.number + 1)
      expect((await paymentRow(anew)).receipt_id).toBe(second.id)
      expect((await paymentRow(money)).receipt_id).toBe(first.id)
      expect((await change(id, anew, { amount: 16 })).body).toMatchObject({ code: 'on_receipt' })
    })

    it('is refunded as ever', async () => {
      const id = await stay()
      const money = await pay(id, 160)
      await receipt(id)
      expect((await change(id, money, { status: 'refunded' })).status).toBe(200)
      expect(await paymentRow(money)).toMatchObject({ status: 'refunded', voided_at: null })
    })

    it('each part payment stands on its own receipt', async () => {
      const id = await stay()
      const one = await pay(id, 60)
      const first = await receipt(id, { paid: 60 })
      const two = await pay(id, 100)
      const second = await receipt(id, { lines: [], paid: 100 })
      expect((await paymentRow(one)).receipt_id).toBe(first.id)
      expect((await paymentRow(two)).receipt_id).toBe(second.id)
      const empty = { payer: 'Aline', lines: [], paid: 0, currency: 'USD', payments: [] }
      expect((await post(`/api/hotel-bookings/${id}/receipts`, empty)).status).toBe(422)
    })

    it('without a receipt any state may be set, as documented', async () => {
      const id = await stay()
      const money = await pay(id, 160)
      for (const status of ['pending', 'failed', 'paid', 'refunded', 'paid']) {
        const answer = await change(id, money, { status, amount: 150, method: 'card' })
        expect(answer.status, status).toBe(200)
      }
    })
  })

  describe('whoever asks, and by whatever way', () => {
    const edits: object[] = [
      { amount: 1 },
      { currency: 'RWF' },
      { method: 'card' },
      { reference: 'MP-2' },
      { customer_name: 'Somebody else' },
      { created_at: addDays(TODAY, -1) },
      { status: 'pending' },
      { status: 'failed' },
      { amount: 1, status: 'refunded' },
      { amount: 1, seen: { status: 'paid', amount: 160 } },
    ]
    const paths = Object.entries(routes).flatMap(([name, { paths: its }]) =>
      its.some((path) => /payments?\/\{|\{paymentId\}/.test(path))
        ? its.map((path) => ({ name, path }))
        : [],
    )
    const everything = async () => {
      const tables = ['payments', 'receipts', 'stay_events', 'audit', 'day_closes'] as const
      const rows = []
      for (const table of tables) {
        rows.push(await house.store.db.selectFrom(table).selectAll().orderBy('id').execute())
      }
      return rows
    }
    let id = ''
    let money = ''
    let tokens: (string | undefined)[] = []
    beforeAll(async () => {
      house.now = MORNING
      id = await stay()
      money = await pay(id, 160)
      await receipt(id)
      tokens = [undefined]
      for (const role of ['staff', 'reception', 'admin']) {
        tokens.push(await house.staff(role), await house.staff(role, 'send'))
      }
    })

    it('no route of any kind edits it', async () => {
      expect(paths.length).toBeGreaterThan(6)
      const before = await everything()
      const others = ['/api/payments/{paymentId}', '/api/receipts/{id}'].map((path) => ({ path }))
      for (const { path } of [...paths, ...others]) {
        const url = path.replace('{paymentId}', money).replace('{id}', id)
        for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'] as const) {
          for (const asker of tokens) {
            const answer = await house.ask(method, url, {
              body: { amount: 1 },
              ...(asker !== undefined && { token: asker }),
            })
            expect(answer.status, `${method} ${url} ${answer.text}`).toBeGreaterThanOrEqual(400)
            expect(answer.status, `${method} ${url} ${answer.text}`).toBeLessThan(500)
            expect(String(answer.body.message ?? ''), url).not.toBe('')
          }
        }
      }
      expect(await everything()).toEqual(before)
    })

    it('nor does any change, alone or in a batch', async () => {
      const before = await everything()
      for (const asker of tokens) {
        for (const body of edits) {
          const sent = { ...(asker !== undefined && { token: asker }) }
          const url = `/api/hotel-bookings/${id}/payments/${money}`
          const alone = await house.ask('PATCH', url, {
            ...sent,
            body,
            key: uuidv7(),
            operation: uuidv7(),
          })
          expect([401, 403, 409], alone.text).toContain(alone.status)
          if (alone.status === 409) {
            expect(alone.body).toMatchObject({ code: 'on_receipt' })
            expect(alone.body.message).toContain('Void it with a reason')
          }
          const operation = {
            id: uuidv7(),
            key: uuidv7(),
            route: 'changeBookingPayment',
            params: { id, paymentId: money },
            body,
            group: id,
            after: [],
            device_time: MORNING.toISOString(),
          }
          const batch = await house.ask('POST', '/api/outbox', {
            ...sent,
            body: { contract_version: 1, operations: [operation] },
          })
          const [said] = (batch.body.answers ?? []) as { status: number }[]
          expect([401, 403, 409], batch.text).toContain(said?.status ?? batch.status)
        }
      }
      const after = await everything()
      expect(after).toEqual(before)
    })
  })

  describe('money that was taken twice', () => {
    it('stands twice and is marked, until one goes back', async () => {
      const id = await stay()
      await pay(id, 160)
      expect((await stayRow(id)).flag).toBeNull()
      const twice = await pay(id, 160)
      expect(await stayRow(id)).toMatchObject({ flag: 'overpaid', payment_status: 'paid' })
      await change(id, twice, { void_reason: 'Two tablets took it; it was once' })
      expect(await stayRow(id)).toMatchObject({ flag: null, payment_status: 'paid' })
    })

    it('is not what pays for something else on the stay’s bill', async () => {
      const id = await stay()
      const order = await meal()
      const put = { kind: 'restaurant', subject_id: order.id, on: true }
      await post(`/api/hotel-bookings/${id}/charges`, put)
      await post(`/api/hotel-bookings/${id}/folio-items`, { title: 'Tea', price: 1.5, qty: 2 })
      await pay(id, 160 + 3 + order.total)
      expect((await stayRow(id)).flag).toBeNull()
      await post(`/api/hotel-bookings/${id}/charges`, { ...put, on: false })
      await pay(id, 1)
      expect((await stayRow(id)).flag).toBe('overpaid')
      // Put on something else: it is not over any more.
      await post(`/api/hotel-bookings/${id}/charges`, put)
      await post(`/api/hotel-bookings/${id}/folio-items`, { title: 'Water', price: 1, qty: 1 })
      expect((await stayRow(id)).flag).toBeNull()
    })

    it('in francs is no more by a rounding', async () => {
      const id = await stay()
      const rate = (await house.ask('GET', '/api/house')).body.rwf_per_usd as { rate: number }
      await pay(id, Math.round(160 * rate.rate), 'RWF')
      expect((await stayRow(id)).flag).toBeNull()
    })
  })

  describe('a guest who leaves owing', () => {
    const step = (id: string, name: string, body: object = {}) =>
      house.ask('PATCH', `/api/hotel-bookings/${id}/${name}`, { token, body })
    async function inHouse(): Promise<string> {
      const id = await askForRoom(house, await addRoom(house.store), { from: TODAY })
      expect((await step(id, 'approve')).status).toBe(200)
      expect((await step(id, 'check-in')).status).toBe(200)
      return id
    }
    const leave = (id: string, body: object = {}) => step(id, 'check-out', body)

    it('is never kept: the whole of it and the reason are, in the row and in the trail', async () => {
      const id = await inHouse()
      const order = await meal()
      await pay(id, 160)
      await post(`/api/hotel-bookings/${id}/charges`, {
        kind: 'restaurant',
        subject_id: order.id,
        on: true,
      })
      const answer = await leave(id, { reason: 'The company pays' })
      expect(answer.status, answer.text).toBe(200)
      const cents = Math.round(order.total * 100)
      // The desk reads it afterwards.
      const told = await house.ask('GET', '/api/hotel-bookings', { token })
      const rows = (told.body.data ?? told.body) as { id: string }[]
      const left = { owing: order.total, owing_reason: 'The company pays' }
      expect(rows.find((row) => row.id === id)).toMatchObject(left)
      expect(await stayRow(id)).toMatchObject({
        status: 'completed',
        owing_cents: cents,
        owing_reason: 'The company pays',
      })
      const trail = await house.store.db
        .selectFrom('audit')
        .select('changed')
        .where('row_id', '=', id)
        .execute()
      expect(JSON.stringify(trail)).toContain('The company pays')
    })

    it('may go without a word, and who owes nothing has none', async () => {
      const [silent, paid] = [await inHouse(), await inHouse()]
      await pay(paid, 160)
      expect((await leave(silent)).status).toBe(200)
      expect((await leave(paid, { reason: 'Nothing open' })).status).toBe(200)
      expect(await stayRow(silent)).toMatchObject({ owing_cents: 16_000, owing_reason: null })
      expect(await stayRow(paid)).toMatchObject({ owing_cents: null, owing_reason: null })
    })
  })
})
