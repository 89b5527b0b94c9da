import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, TODAY, type House } from './http-house.ts'

/** One stay's bill (issue "front desk"): items, charges from services, receipts without gaps. */
eachStore((make) => {
  let house: House
  let token: string
  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => MORNING }))
    token = await house.staff()
  })

  async function stay(): Promise<string> {
    const room = await addRoom(house.store)
    const body = wish(room, { from: addDays(TODAY, 1) })
    const answer = await house.ask('POST', '/api/hotel/bookings', { body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
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
      expect((await gone()).status).toBe(200)
      expect((await gone()).status).toBe(200)
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

  describe('charging a service to a stay', () => {
    async function meal(): Promise<string> {
      const answer = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(house.store),
      })
      expect(answer.status, answer.text).toBe(201)
      return String(answer.body.id)
    }
    const orderOf = async (id: string) =>
      await house.store.db
        .selectFrom('restaurant_orders')
        .select(['room_booking_id', 'flag'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

    it('puts it on, moves it, and takes it off', async () => {
      const [id, other, order] = [await stay(), await stay(), await meal()]
      const on = { kind: 'restaurant', subject_id: order, on: true }
      expect((await post(id, 'charges', on)).body).toMatchObject({ on: true })
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
