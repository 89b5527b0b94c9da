import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, askForRoom } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { stayMoney } from '#server/services/money/index.ts'
import { dinner, openDemo, TODAY } from './http-house.ts'
import { noticesFor, post as postOffice, sendDue } from './notices-post.ts'

/** One stay's bill (issue "front desk"): items, charges from services, receipts without gaps. */
eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const stay = async (from = addDays(TODAY, 1)) =>
    askForRoom(house, await addRoom(house.store), { from })
  const post = (id: string, path: string, body: unknown, more: object = {}) =>
    house.ask('POST', `/api/hotel-bookings/${id}/${path}`, { token, body, ...more })
  const kept = async (resource: string) => {
    const answer = await house.ask('GET', '/api/changes', { token })
    const changes = answer.body.changes as Record<string, { rows: Record<string, unknown>[] }>
    return changes[resource]?.rows ?? []
  }
  const receipt = (changes: object = {}) => ({
    payer: 'Aline Mukamana',
    lines: [
      { kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 121 },
      { kind: 'restaurant', ref: null, title: 'Dinner', qty: 1, amount: 118 },
    ],
    paid: 239,
    currency: 'USD',
    ...changes,
  })

  describe('what is put on a folio', () => {
    it('is kept once under its key, and taken off again', async () => {
      const id = await stay()
      const asked = { key: uuidv7(), operation: uuidv7() }
      const body = { title: 'Candles', price: 1.5, qty: 2 }
      const first = await post(id, 'folio-items', body, asked)
      expect(first.status, first.text).toBe(201)
      const again = await post(id, 'folio-items', body, asked)
      expect(again.body).toEqual(first.body)
      const item = String(first.body.id)
      expect(await kept('folio_items')).toContainEqual(
        expect.objectContaining({ id: item, booking_id: id, title: 'Candles', price: 1.5, qty: 2 }),
      )
      const gone = () =>
        house.ask('DELETE', `/api/hotel-bookings/${id}/folio-items/${item}`, { token })
      const list = async () => {
        const { body: answered } = await house.ask('GET', '/api/folio-items', { token })
        return (answered.data as { id: string }[]).map((row) => row.id)
      }
      expect(await list()).toContain(item)
      expect((await house.ask('GET', '/api/folio-items')).status).toBe(401)
      expect((await gone()).status).toBe(200)
      expect((await gone()).status).toBe(200)
      expect(await list()).not.toContain(item)
      expect((await kept('folio_items')).map((row) => row.id)).not.toContain(item)
    })

    it('is refused where it makes no sense, and from anyone else', async () => {
      const id = await stay()
      expect((await post(id, 'folio-items', { title: ' ', price: 1, qty: 1 })).status).toBe(422)
      expect((await post(id, 'folio-items', { title: 'Tea', price: -1, qty: 1 })).status).toBe(422)
      const body = { title: 'Tea', price: 1, qty: 1 }
      expect((await post('nowhere', 'folio-items', body)).status).toBe(404)
      expect((await post(id, 'folio-items', body, { token: undefined })).status).toBe(401)
    })
  })

  async function meal(): Promise<string> {
    const answer = await house.ask('POST', '/api/restaurant/orders', {
      body: await dinner(house.store),
    })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }

  it('a room paid before the arrival is charged extras like any other, and its money pays none of them', async () => {
    const id = await stay(TODAY)
    const taken = async (response: ReturnType<typeof post>) => {
      const { status, text, body } = await response
      expect(status, text).toBeLessThan(300)
      return body as Record<string, unknown>
    }
    const { total_cents: room } = await house.store.db
      .selectFrom('hotel_bookings')
      .select('total_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const cash = (cents: number) =>
      taken(
        post(id, 'payments', {
          amount: cents / 100,
          currency: 'USD',
          method: 'cash',
          status: 'paid',
        }),
      )
    const balance = async () => (await stayMoney(house.store.db, { kind: 'room', id })).balance
    await cash(room)
    for (const step of ['approve', 'check-in']) {
      const done = await house.ask('PATCH', `/api/hotel-bookings/${id}/${step}`, {
        token,
        body: {},
      })
      expect(done.status, done.text).toBe(200)
    }
    expect(await balance()).toBe(0)

    await taken(post(id, 'folio-items', { title: 'Wine', price: 17.25, qty: 2 }))
    expect(await balance()).toBe(3450)
    const dinnerId = await meal()
    const { total_cents: dish } = await house.store.db
      .selectFrom('restaurant_orders')
      .select('total_cents')
      .where('id', '=', dinnerId)
      .executeTakeFirstOrThrow()
    await taken(post(id, 'charges', { kind: 'restaurant', subject_id: dinnerId, on: true }))
    expect(await balance()).toBe(3450 + dish)

    const leave = (body: object) =>
      house.ask('PATCH', `/api/hotel-bookings/${id}/check-out`, { token, body })
    await cash(3450)
    expect(await balance()).toBe(dish)
    const dinnerPaid = await house.ask('POST', `/api/restaurant-orders/${dinnerId}/payments`, {
      token,
      body: { amount: dish / 100, currency: 'USD', method: 'cash', status: 'paid' },
    })
    expect(dinnerPaid.status, dinnerPaid.text).toBeLessThan(300)
    expect(await balance()).toBe(0)
    expect((await leave({})).body).toMatchObject({
      data: { status: 'completed', owing: null },
    })
  })

  describe('charging a service to a stay', () => {
    const orderOf = async (id: string) =>
      await house.store.db
        .selectFrom('restaurant_orders')
        .select(['room_booking_id', 'flag'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

    it('puts it on, moves it, and takes it off', async () => {
      const [id, other, order] = [await stay(), await stay(), await meal()]
      const on = { kind: 'restaurant', subject_id: order, on: true }
      const put = (await post(id, 'charges', on)).body
      expect(put).toMatchObject({ id: order, on: true })
      // The row's own version: a device's overlay ends where its rows have it.
      expect((await kept('restaurant_orders')).find((row) => row.id === order)).toMatchObject({
        version: put.version,
        room_booking_id: id,
      })
      expect((await orderOf(order)).room_booking_id).toBe(id)
      await post(other, 'charges', on)
      expect((await orderOf(order)).room_booking_id).toBe(other)
      // It is another's by now: taking it off this one changes nothing.
      expect((await post(id, 'charges', { ...on, on: false })).status).toBe(200)
      expect((await orderOf(order)).room_booking_id).toBe(other)
      await post(other, 'charges', { ...on, on: false })
      expect((await orderOf(order)).room_booking_id).toBeNull()
    })

    it('settles what nobody could match to a room', async () => {
      const [id, order] = [await stay(), await meal()]
      await house.store.transaction((tx) =>
        tx.update('restaurant_orders', order, { flag: 'room_mismatch' }),
      )
      await post(id, 'charges', { kind: 'restaurant', subject_id: order, on: true })
      expect(await orderOf(order)).toEqual({ room_booking_id: id, flag: null })
    })

    it('refuses what is cancelled, and what is not there', async () => {
      const [id, order] = [await stay(), await meal()]
      await house.ask('PATCH', `/api/restaurant-orders/${order}/cancel`, { token, body: {} })
      const put = (subject_id: string) =>
        post(id, 'charges', { kind: 'restaurant', subject_id, on: true })
      expect((await put(order)).body).toMatchObject({ code: 'conflict' })
      expect((await put('nowhere')).status).toBe(404)
      await house.ask('PATCH', `/api/hotel-bookings/${id}/cancel`, { token, body: {} })
      expect((await put(await meal())).body).toMatchObject({ code: 'conflict' })
    })
  })

  it('the house tells the taxes that its prices contain, and its EBM number once it has one', async () => {
    const { body } = await house.ask('GET', '/api/house')
    expect(body).toMatchObject({
      taxes: [
        { name: 'VAT', percent: 18 },
        { name: 'Tourism levy', percent: 3, applies_to: ['room'] },
      ],
      ebm_number: null,
    })
  })

  describe('receipts', () => {
    it('bear the taxes that the house works out, and the next number', async () => {
      const id = await stay()
      const first = await post(id, 'receipts', receipt())
      expect(first.status, first.text).toBe(201)
      const data = first.body.data as { number: number }
      expect(data).toMatchObject({
        booking_id: id,
        total: 239,
        paid: 239,
        taxes: [
          { name: 'VAT', percent: 18, amount: 36 },
          { name: 'Tourism levy', percent: 3, amount: 3 },
        ],
      })
      const next = await post(id, 'receipts', receipt({ payer: 'Ridge Tours Ltd' }))
      expect(next.body.data).toMatchObject({ number: data.number + 1, payer: 'Ridge Tours Ltd' })
    })

    it('bear amounts for each room or guest and night of the stay that they are for', async () => {
      const admin = await house.staff('admin')
      const before = (await house.ask('GET', '/api/house')).body.taxes
      const set = (taxes: unknown) =>
        house.ask('PATCH', '/api/settings', { token: admin, body: { taxes } })
      const levy = { name: 'Levy', percent: 7, applies_to: ['car'] }
      const fixed = { amount: 1.5, for: 'guest' }
      expect((await set([{ ...levy, fixed: { amount: 0, for: 'room' } }])).status).toBe(422)
      expect((await set([{ ...levy, fixed }])).status).toBeLessThan(300)
      // It is for nights alone, and no percentage besides.
      const stored = { name: 'Levy', percent: 0, applies_to: ['room'], fixed }
      expect((await house.ask('GET', '/api/house')).body.taxes).toEqual([stored])

      const id = await stay()
      const row = await house.store.db
        .selectFrom('hotel_bookings')
        .select(['total_cents', 'adults', 'children', 'price_per_night_cents'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const amount = (2 * row.price_per_night_cents) / 100
      expect(row.total_cents).toBe(amount * 100)
      const nights = { kind: 'nights', ref: null, title: '2 nights', qty: 2, amount }
      const { body } = await post(id, 'receipts', receipt({ lines: [nights], paid: amount }))
      const guests = row.adults + row.children
      expect((body.data as { taxes: unknown }).taxes).toEqual([
        { name: 'Levy', percent: 0, amount: 1.5 * 2 * guests },
      ])
      expect((await set(before)).status).toBeLessThan(300)
    })

    it('have no gaps and no number twice, though twenty come at once and some are refused', async () => {
      const id = await stay()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          post(id, 'receipts', at % 4 === 0 ? receipt({ lines: [] }) : receipt(), {
            key: uuidv7(),
            operation: uuidv7(),
          }),
        ),
      )
      const made = answers.filter(({ status }) => status === 201)
      expect(made).toHaveLength(15)
      const all = (await kept('receipts'))
        .map((row) => Number(row.number))
        .toSorted((a, b) => a - b)
      expect(all).toEqual(all.map((_, at) => at + 1))
    })

    it('keep how they were paid, and are listed to staff alone', async () => {
      const id = await stay()
      const payments = [
        { method: 'cash', amount: 100, currency: 'USD' },
        { method: 'mobile money', amount: 200_000, currency: 'RWF' },
      ]
      const { data } = (await post(id, 'receipts', receipt({ payments }))).body as {
        data: { id: string }
      }
      expect(data).toMatchObject({ payments })
      const list = await house.ask('GET', '/api/receipts', { token })
      expect(list.body.data).toContainEqual(expect.objectContaining({ id: data.id, payments }))
      expect((await house.ask('GET', '/api/receipts')).status).toBe(401)
    })

    it('are sent to whoever asks, once for each time, and only from their own stay', async () => {
      const [id, other] = [await stay(), await stay()]
      const made = (await post(id, 'receipts', receipt({ payer_tax_number: '102345678' })))
        .body as {
        data: { id: string; number: number; code: string }
      }
      const { data } = made
      const send = (of: string, to: string, more: object = {}) =>
        post(of, `receipts/${data.id}/send`, { to }, more)
      const asked = { key: uuidv7(), operation: uuidv7() }
      expect((await send(id, 'aline@example.test', asked)).status).toBe(202)
      expect((await send(id, 'aline@example.test', asked)).status).toBe(202)
      expect((await send(other, 'aline@example.test')).status).toBe(404)
      expect((await send(id, 'nobody')).status).toBe(422)
      expect((await send(id, 'aline@example.test', { token: undefined })).status).toBe(401)
      expect(await noticesFor(house.store, 'receipt')).toHaveLength(1)

      const { ways, letters } = postOffice()
      await sendDue(house, ways)
      const [letter] = letters.filter(({ to }) => to === 'aline@example.test')
      expect(letter?.subject).toContain(`no. ${data.number}`)
      for (const words of [data.code, '102345678', 'Dinner', '$239.00', 'VAT 18 %: $36.00']) {
        expect(letter?.text).toContain(words)
      }
      expect(letter?.text).toContain('This is not an EBM invoice.')
    })

    it('written offline keep their code and hour', async () => {
      const id = await stay()
      const answer = await post(id, 'receipts', receipt({ code: 'KWXY2345' }), {
        key: uuidv7(),
        operation: uuidv7(),
        deviceTime: '2026-07-01T04:10:00.000Z',
      })
      expect(answer.body.data).toMatchObject({
        code: 'KWXY2345',
        issued_at: '2026-07-01T04:10:00.000Z',
      })
    })
  })
})
