import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, askForRoom } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo, TODAY } from './http-house.ts'

/** Money that the desk records, on anything (spec 3 §2.9, §4, §5, §7.7; decisions.md, "Money"). */
eachStore(async (make) => {
  const house = await openDemo(make, { seedDays: 40 })
  const token = await house.staff()

  async function room(): Promise<{ id: string; total: number }> {
    const stay = { from: addDays(TODAY, 20) }
    return { id: await askForRoom(house, await addRoom(house.store), stay), total: 160 }
  }
  async function meal(): Promise<string> {
    const body = await dinner(house.store)
    const answer = await house.ask('POST', '/api/restaurant/orders', { body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
  const rowOf = async (table: 'hotel_bookings' | 'restaurant_orders', id: string) =>
    await house.store.db
      .selectFrom(table)
      .select(['status', 'payment_status', 'flag'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const record = (path: string, id: string, body: object, more: object = {}) =>
    house.ask('POST', `/api/${path}/${id}/payments`, { token, body, ...more })
  const change = (id: string, payment: string, body: object) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}/payments/${payment}`, { token, body })
  const cash = (amount: number, changes: object = {}) => ({
    amount,
    currency: 'USD',
    method: 'Cash',
    status: 'Paid',
    reference: null,
    notes: null,
    ...changes,
  })

  const stored = async (id: string) =>
    await house.store.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  describe('recording', () => {
    it('takes what was paid once, and a room paid in full approves itself', async () => {
      const { id, total } = await room()
      const asked = { key: uuidv7(), operation: uuidv7() }
      const first = await record('hotel-bookings', id, cash(100), asked)
      expect(first.status, first.text).toBe(201)
      expect(first.body.data).toMatchObject({
        subject: { kind: 'room', id },
        amount: 100,
        method: 'cash',
        status: 'paid',
        customer: 'Aline Mukamana',
      })
      expect((await record('hotel-bookings', id, cash(100), asked)).body).toEqual(first.body)
      expect(await rowOf('hotel_bookings', id)).toMatchObject({ payment_status: 'unpaid' })
      await record('hotel-bookings', id, cash(total - 100))
      expect(await rowOf('hotel_bookings', id)).toMatchObject({
        status: 'approved',
        payment_status: 'paid',
      })
    })

    it('keeps francs at the house’s rate, and counts them in dollars', async () => {
      const { id, total } = await room()
      const answer = await record(
        'hotel-bookings',
        id,
        cash(total * 1450, { currency: 'RWF', method: 'Mobile Money' }),
      )
      expect(answer.body.data).toMatchObject({
        amount: total * 1450,
        currency: 'RWF',
        rwf_rate: 1450,
        dollars: total,
        method: 'mobile money',
      })
      expect(await rowOf('hotel_bookings', id)).toMatchObject({ payment_status: 'paid' })
    })

    it('is the same for every service', async () => {
      const order = await meal()
      const { total_cents } = await house.store.db
        .selectFrom('restaurant_orders')
        .select('total_cents')
        .where('id', '=', order)
        .executeTakeFirstOrThrow()
      await record('restaurant-orders', order, cash(total_cents / 100))
      expect(await rowOf('restaurant_orders', order)).toMatchObject({
        status: 'pending',
        payment_status: 'paid',
      })
      for (const [path, table] of [
        ['laundry-orders', 'laundry_orders'],
        ['car-rentals', 'car_rentals'],
        ['tour-bookings', 'tour_bookings'],
      ] as const) {
        const row = await house.store.db
          .selectFrom(table)
          .select(['id', 'total_cents'])
          .where('payment_status', '=', 'unpaid')
          .where('status', '!=', 'cancelled')
          .executeTakeFirstOrThrow()
        await record(path, row.id, cash(row.total_cents / 100))
        const now = await house.store.db
          .selectFrom(table)
          .select('payment_status')
          .where('id', '=', row.id)
          .executeTakeFirstOrThrow()
        expect(now.payment_status, path).toBe('paid')
      }
    })

    it('refuses what is no money, with the documents’ words, and from anyone else', async () => {
      const { id } = await room()
      const nothing = await record('hotel-bookings', id, cash(0))
      expect(nothing.body).toMatchObject({ code: 'validation', message: 'Amount must be > 0' })
      expect((await record('hotel-bookings', id, cash(5, { method: 'shells' }))).status).toBe(422)
      expect((await record('hotel-bookings', 'nowhere', cash(5))).status).toBe(404)
      const guest = await record('hotel-bookings', id, cash(5), { token: undefined })
      expect(guest.status).toBe(401)
    })

    it('bears its author and hour, and pending is the default', async () => {
      const { id } = await room()
      const { status: _, ...body } = cash(5)
      const answer = await record('hotel-bookings', id, body, {
        key: uuidv7(),
        operation: uuidv7(),
        deviceTime: '2026-07-01T04:10:00.000Z',
      })
      expect(answer.body.data).toMatchObject({
        status: 'pending',
        device_time: '2026-07-01T04:10:00.000Z',
        created_at: '2026-07-01T04:10:00.000Z',
      })
      expect((answer.body.data as { changed_by: string }).changed_by).toBeTruthy()
    })
  })

  describe('changing', () => {
    async function paid(total?: number) {
      const booking = await room()
      const answer = await record('hotel-bookings', booking.id, cash(total ?? booking.total))
      return { ...booking, payment: String(answer.body.id) }
    }

    it('marks paid, refunds and cancels, and the booking follows', async () => {
      const { id, payment } = await paid()
      const refunded = await change(id, payment, { status: 'refunded', seen: { status: 'paid' } })
      expect(refunded.body.data).toMatchObject({ status: 'refunded', refunded: 160 })
      expect(await rowOf('hotel_bookings', id)).toMatchObject({ payment_status: 'refunded' })
      const cancel = await change(id, payment, { status: 'failed' })
      expect(cancel.body).toMatchObject({ code: 'conflict' })
      const again = await change(id, payment, { status: 'paid' })
      expect(again.body.data).toMatchObject({ status: 'paid', refunded: 0 })
      expect(await rowOf('hotel_bookings', id)).toMatchObject({ payment_status: 'paid' })
    })

    it('refuses a money step that a colleague took already', async () => {
      const { id, payment } = await paid()
      await change(id, payment, { status: 'refunded', seen: { status: 'paid' } })
      const second = await change(id, payment, { status: 'refunded', seen: { status: 'paid' } })
      expect(second.status).toBe(409)
      expect(second.body).toMatchObject({ code: 'conflict', current: { status: 'refunded' } })
      const only = await paid()
      await change(only.id, only.payment, { status: 'pending' })
      const refund = await change(only.id, only.payment, { status: 'refunded' })
      expect(refund.body).toMatchObject({ code: 'conflict' })
    })

    it('refuses a money step that comes again without what was seen, and changes nothing', async () => {
      for (const status of ['refunded', 'paid', 'failed']) {
        const { id, payment } = await paid()
        if (status === 'paid') await change(id, payment, { status: 'pending' })
        expect((await change(id, payment, { status })).status, status).toBe(200)
        const before = await stored(payment)
        const second = await change(id, payment, { status })
        expect(second.status, status).toBe(409)
        expect(second.body).toMatchObject({ code: 'conflict', current: { id: payment, status } })
        expect(await stored(payment)).toEqual(before)
      }
    })

    it('edits amount and words; less than it costs is not paid any more', async () => {
      const { id, payment } = await paid()
      const edited = await change(id, payment, {
        amount: 60,
        reference: 'No. 12',
        seen: { status: 'paid', amount: 160 },
      })
      expect(edited.body.data).toMatchObject({ amount: 60, dollars: 60, reference: 'No. 12' })
      expect(await rowOf('hotel_bookings', id)).toMatchObject({ payment_status: 'unpaid' })
      const stale = await change(id, payment, {
        amount: 70,
        seen: { status: 'paid', amount: 160 },
      })
      expect(stale.body).toMatchObject({ code: 'conflict', current: { amount: 60 } })
      expect((await change(id, 'nowhere', { status: 'paid' })).status).toBe(404)
      const other = await room()
      expect((await change(other.id, payment, { status: 'paid' })).status).toBe(404)
    })
  })

  describe('as it was done', () => {
    it('may be set to any state by an edit, which is no step', async () => {
      const { id } = await room()
      const pending = await record('hotel-bookings', id, cash(40, { status: 'pending' }))
      const payment = String(pending.body.id)
      const step = await change(id, payment, { status: 'refunded', seen: { status: 'pending' } })
      expect(step.body).toMatchObject({ code: 'conflict' })
      const edit = await change(id, payment, { status: 'refunded', method: 'cash' })
      expect(edit.body.data).toMatchObject({ status: 'refunded', refunded: 40 })
      // What went back had come, so that the month's sums hold.
      expect((await stored(payment)).paid_at).not.toBeNull()
      const resized = await change(id, payment, { amount: 50 })
      expect(resized.body.data).toMatchObject({ amount: 50, refunded: 50, status: 'refunded' })
      const failed = await change(id, payment, { status: 'failed', method: 'cash' })
      expect(failed.body.data).toMatchObject({ status: 'failed', refunded: 0, paid_at: null })
    })

    it('bears the hour of the tablet that took it, not of the house that heard of it', async () => {
      const { id } = await room()
      const deviceTime = '2026-07-01T03:20:00.000Z'
      const pending = await record('hotel-bookings', id, cash(40, { status: 'pending' }))
      const payment = String(pending.body.id)
      const late = (body: object) =>
        house.ask('PATCH', `/api/hotel-bookings/${id}/payments/${payment}`, {
          token,
          body,
          key: uuidv7(),
          operation: uuidv7(),
          deviceTime,
        })
      await late({ status: 'paid', seen: { status: 'pending' } })
      expect((await stored(payment)).paid_at).toBe(deviceTime)
      const back = await late({ status: 'refunded', seen: { status: 'paid' } })
      expect(back.body.data).toMatchObject({ refunded_at: deviceTime, paid_at: deviceTime })
      const other = await record('hotel-bookings', id, cash(10, { status: 'pending' }))
      const dated = await change(id, String(other.body.id), {
        status: 'paid',
        method: 'cash',
        created_at: '2026-06-28',
      })
      expect(dated.body.data).toMatchObject({ paid_at: '2026-06-28T10:00:00.000Z' })
    })

    it('gives a promised part back once, and the rest stays paid', async () => {
      const { id } = await room()
      const payment = String((await record('hotel-bookings', id, cash(160))).body.id)
      await house.store.transaction(async (tx) => {
        const part = { refund_cents: 6000, refund_charged: 6000, refund_status: 'by hand' }
        await tx.update('payments', payment, part)
      })
      // What goes back had come: without it, or with less, more would go back than was taken.
      for (const edit of [
        { status: 'failed' },
        { status: 'pending', amount: 160 },
        { amount: 50 },
      ]) {
        const refused = await change(id, payment, edit)
        expect(refused.body, JSON.stringify(edit)).toMatchObject({ reason: 'money_going_back' })
      }
      const seen = { status: 'paid', amount: 160, refund_status: 'by hand' }
      const given = await change(id, payment, { status: 'refunded', seen })
      expect(given.body.data).toMatchObject({
        status: 'paid',
        refunded: 60,
        refund_status: 'done',
      })
      const again = await change(id, payment, { status: 'refunded', seen })
      expect(again.body).toMatchObject({ code: 'conflict', current: { refunded: 60 } })
      // Without what was seen it may be the same word twice: it gives no more than the part back.
      const blind = await change(id, payment, { status: 'refunded' })
      expect(blind.body).toMatchObject({ code: 'conflict', current: { refunded: 60 } })
      const rest = { status: 'paid', amount: 160, refund_status: 'done' }
      const whole = await change(id, payment, { status: 'refunded', seen: rest })
      expect(whole.body.data).toMatchObject({ status: 'refunded', refunded: 160 })
    })

    it('asks the provider for its own payment back, and leaves the cash beside it alone', async () => {
      const { id } = await room()
      const byCash = String((await record('hotel-bookings', id, cash(100))).body.id)
      const byCard = String((await record('hotel-bookings', id, cash(60))).body.id)
      const given = uuidv7()
      await house.store.transaction(async (tx) => {
        await tx.insert('provider_payments', {
          id: given,
          provider: 'sandbox',
          merchant_reference: given,
          provider_reference: given,
          redirect_url: null,
          subjects: JSON.stringify([{ kind: 'room', id }]),
          currency: 'USD',
          charged: 6000,
          amount_cents: 6000,
          rwf_rate: null,
          status: 'paid',
          flag: null,
          reason: null,
          received_currency: null,
          received_charged: null,
          confirmation: given,
          method: 'Visa',
          account: null,
          held_until: null,
          polls: 0,
          asked_at: null,
          heard_at: null,
          next_poll_at: null,
          paid_at: MORNING.toISOString(),
        })
        await tx.update('payments', byCard, { provider_payment_id: given, method: 'card' })
      })
      const edit = await change(id, byCard, { amount: 10 })
      expect(edit.body).toMatchObject({ code: 'conflict' })
      const refund = await change(id, byCard, { status: 'refunded', seen: { status: 'paid' } })
      expect(refund.body.data).toMatchObject({ refunded: 60, refund_status: 'queued' })
      expect(await stored(byCash)).toMatchObject({ refund_cents: 0, refund_status: null })
      const twice = await change(id, byCard, { status: 'refunded', seen: { status: 'paid' } })
      expect(twice.body).toMatchObject({ code: 'conflict' })
    })

    it('is compared with the provider by staff alone, also where there is nothing to compare', async () => {
      const nobody = await house.ask('POST', '/api/payments/reconcile', { body: {} })
      expect(nobody.status).toBe(401)
      const empty = { asked: 0, heard: 0, changed: 0, flagged: 0 }
      const old = { created_at: '2020-01-01T00:00:00.000Z' }
      await house.store.transaction((tx) =>
        tx.db.updateTable('provider_payments').set(old).execute(),
      )
      const answer = await house.ask('POST', '/api/payments/reconcile', { token, body: {} })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual(empty)
    })
  })

  it('is listed in pages, which say how many there are', async () => {
    const { id } = await room()
    for (const amount of [1, 2, 3]) await record('hotel-bookings', id, cash(amount))
    const page = async (query: string) =>
      (await house.ask('GET', `/api/payments${query}`, { token })).body as {
        data: { id: string }[]
        current_page: number
        last_page: number
        per_page: number
        total: number
      }
    const newest = await page('')
    const { total, per_page } = newest
    expect(newest).toMatchObject({ current_page: 1, per_page: 500 })
    // The demo house took more in sixty days than one answer has.
    expect(total).toBeGreaterThan(per_page)
    expect(newest.data).toHaveLength(per_page)
    expect(newest.last_page).toBe(Math.ceil(total / per_page))
    const pages = await Promise.all(
      Array.from({ length: newest.last_page }, (_, at) => page(`?page=${at + 1}`)),
    )
    const ids = pages.flatMap(({ data }) => data.map((row) => row.id))
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
    const few = await page('?per_page=2&page=2')
    expect(few).toMatchObject({ current_page: 2, last_page: Math.ceil(total / 2), total })
    expect(few.data).toEqual(newest.data.slice(2, 4))
  })

  it('is kept by the desk’s devices and by nobody else’s', async () => {
    const { id } = await room()
    await record('hotel-bookings', id, cash(25))
    const staff = await house.ask('GET', '/api/changes', { token })
    const { payments } = staff.body.changes as Record<string, { rows: { subject: object }[] }>
    expect(payments?.rows).toContainEqual(
      expect.objectContaining({ subject: { kind: 'room', id }, amount: 25 }),
    )
    const guest = await house.ask('GET', '/api/changes')
    expect(Object.keys(guest.body.changes as object)).not.toContain('payments')
    expect((await house.ask('GET', '/api/payments')).status).toBe(401)
  })
})
