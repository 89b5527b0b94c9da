import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { descriptors } from '#app/operations.ts'
import type { HotelBooking } from '#contract/bookings.ts'
import type { House as HouseTold } from '#contract/house.ts'
import { addDays } from '#domain/days.ts'
import { toCents } from '#domain/money.ts'
import { moveQuote, pricePart } from '#features/rooms/operations/move-quote.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { stayMoney } from '#server/services/money/index.ts'
import { addRoom, askForRoom, booking, wish, type Stay } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, TODAY } from './http-house.ts'

const randomMoves = fc.record({
  prices: fc.tuple(
    fc.integer({ min: 1_000, max: 30_000 }),
    fc.integer({ min: 1_000, max: 30_000 }),
  ),
  francs: fc.boolean(),
  adults: fc.integer({ min: 1, max: 2 }),
  children: fc.integer({ min: 0, max: 1 }),
  extras: fc.record({
    breakfast: fc.boolean(),
    airport_transfer: fc.boolean(),
    late_checkout: fc.boolean(),
  }),
  moves: fc.array(
    fc.record({
      room: fc.integer({ min: 0, max: 1 }),
      later: fc.integer({ min: 0, max: 5 }),
      nights: fc.integer({ min: 1, max: 9 }),
      keepPrice: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})

const operationOf = (id: string, body: object) =>
  ({
    id: 'op1',
    seq: 1,
    route: 'rescheduleHotelBooking',
    params: { id },
    body,
    state: 'waiting',
    wish: null,
    answer: null,
    madeId: null,
  }) as unknown as OperationRow

/** What a moved stay costs, and what goes along with it (decision 69). */
eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff('reception')

  const day = (ahead: number) => addDays(TODAY, ahead)
  const priced = (price_per_night_cents: number) => addRoom(house.store, { price_per_night_cents })
  const patch = (id: string, body: object, path = '', as = token) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}${path}`, { token: as, body })
  async function booked(room: RoomsTable, stay: Stay = {}, changes: Record<string, unknown> = {}) {
    const id = await askForRoom(house, room, stay, changes)
    expect((await patch(id, {}, '/approve')).status).toBe(200)
    return id
  }
  const seenAt = (room: RoomsTable, price: object, from = day(10), to = day(12)) => ({
    seen: { check_in: from, check_out: to, room_id: room.id, price },
  })
  const dollars = (price_per_night: number, total: number, discount = 0) => ({
    price_per_night,
    discount,
    total,
    grand_total: total,
  })
  const rowOf = async (id: string) => {
    const answer = await house.ask('GET', '/api/hotel-bookings?per_page=500', { token })
    const rows = answer.body.data as HotelBooking[]
    return rows.find((row) => row.id === id) as HotelBooking
  }
  const auditOf = async (id: string) => {
    const rows = await house.store.db
      .selectFrom('audit')
      .select('changed')
      .where('row_id', '=', id)
      .orderBy('at')
      .execute()
    return JSON.parse(String(rows.at(-1)?.changed)) as Record<string, unknown>
  }

  describe('the price that the desk was told', () => {
    it('is taken where it is right, and refused with the right one where it is not', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const id = await booked(room)
      const to = { check_in: day(10), check_out: day(12), room_id: dear.id }
      const wrong = await patch(id, { ...to, ...seenAt(room, dollars(90, 180)) })
      expect(wrong.status).toBe(409)
      expect(wrong.body).toMatchObject({
        code: 'price_changed',
        reason: 'move_price_changed',
        current: { id, room_id: room.id, total: 160, moved: dollars(100, 200) },
      })
      // A refusal has no effect.
      expect(await booking(house.store, id)).toMatchObject({
        room_id: room.id,
        total_cents: 16_000,
      })
      const { moved } = wrong.body.current as { moved: object }
      const right = await patch(id, { ...to, ...seenAt(room, moved) })
      expect(right.body.data).toMatchObject({ room_id: dear.id, total: 200, grand_total: 200 })
    })

    it('may differ by a cent or a franc, not by two', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const pricing = {
        price_per_night: 116_000,
        base_one_room: 232_000,
        base_all_rooms: 232_000,
        extras_one_room: 0,
        extras_all_rooms: 0,
        grand_total: 232_000,
        currency: 'RWF',
      }
      const id = await booked(room, {}, { pricing })
      const to = { check_in: day(10), check_out: day(12), room_id: dear.id }
      const told = (total: number, grand_total: number) =>
        patch(id, { ...to, ...seenAt(room, { ...dollars(100, total), grand_total }) })
      expect((await told(200, 290_002)).body.code).toBe('price_changed')
      expect((await told(200.02, 290_000)).body.code).toBe('price_changed')
      expect((await told(200.01, 290_001)).body.data).toMatchObject({
        total: 200,
        grand_total: 290_000,
        currency: 'RWF',
        rwf_rate: 1450,
      })
    })

    it('is compared too where a colleague moved it there already, at another price', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const id = await booked(room)
      const to = { check_in: day(10), check_out: day(12), room_id: dear.id }
      const keep = { keep_price: true, price_reason: 'Their shower was broken' }
      const [kept, plain] = await Promise.all([
        patch(id, { ...to, ...keep, ...seenAt(room, dollars(80, 160)) }),
        patch(id, { ...to, ...seenAt(room, dollars(100, 200)) }),
      ])
      expect([kept.status, plain.status].toSorted()).toEqual([200, 409])
      const [won, lost] = kept.status === 200 ? [kept, plain] : [plain, kept]
      const { total } = won.body.data as { total: number }
      expect(lost.body).toMatchObject({ code: 'price_changed', current: { moved: { total } } })
      expect(await booking(house.store, id)).toMatchObject({ total_cents: total * 100 })
    })

    it('is not asked of older devices', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const id = await booked(room)
      const seen = { check_in: day(10), check_out: day(12), room_id: room.id }
      const answer = await patch(id, { ...seen, room_id: dear.id, seen })
      expect(answer.body.data).toMatchObject({ total: 200 })
    })
  })

  describe('the kept price', () => {
    it('is that of a night, for as many nights as it now has, with a reason', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const id = await booked(room, { extras: { breakfast: true } })
      const to = { check_in: day(10), check_out: day(13), room_id: dear.id, keep_price: true }
      const silent = await patch(id, to)
      expect(silent.status).toBe(422)
      expect(silent.body.errors).toHaveProperty(['price_reason'])
      expect((await patch(id, { ...to, price_reason: '  ' })).status).toBe(422)
      const answer = await patch(id, { ...to, price_reason: 'No hot water in theirs' })
      expect(answer.body.data).toMatchObject({ price_per_night: 80, total: 240 + 48, nights: 3 })
      expect(await auditOf(id)).toEqual({
        room_id: [room.id, dear.id],
        check_out: [day(12), day(13)],
        price_per_night_cents: [8_000, 8_000],
        total_cents: [16_000 + 3_200, 24_000 + 4_800],
        kept_price_cents: [10_000, 8_000],
        price_reason: [null, 'No hot water in theirs'],
      })
      // From then on it is the price that was agreed.
      const longer = await patch(id, { check_in: day(10), check_out: day(14) })
      expect(longer.body.data).toMatchObject({ price_per_night: 80, total: 320 + 64 })
    })

    it('needs no reason where it is not lower', async () => {
      const [room, cheap] = [await priced(8_000), await priced(6_000)]
      const id = await booked(room)
      const to = { check_in: day(10), check_out: day(12), room_id: cheap.id, keep_price: true }
      expect((await patch(id, to)).body.data).toMatchObject({ price_per_night: 80, total: 160 })
      expect(await auditOf(id)).not.toHaveProperty('price_reason')
    })

    it('is the reception’s to keep, and nobody’s below it', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const id = await booked(room)
      const body = {
        check_in: day(10),
        check_out: day(12),
        room_id: dear.id,
        keep_price: true,
        price_reason: 'A friend of mine',
      }
      expect((await patch(id, body, '', await house.staff('staff'))).status).toBe(403)
      expect((await patch(id, body)).status).toBe(200)
    })
  })

  it('random moves are priced on the device as the server prices them', async () => {
    await fc.assert(
      fc.asyncProperty(randomMoves, async (stay) => {
        const all = [await priced(stay.prices[0]), await priced(stay.prices[1])]
        const pricing = stay.francs
          ? (
              await house.ask('POST', '/api/hotel/quote', {
                body: { ...wish(all[0]!, stay), currency: 'RWF' },
              })
            ).body.pricing
          : undefined
        const id = await booked(all[0]!, stay, pricing ? { pricing } : {})
        const told = (await house.ask('GET', '/api/house')).body as unknown as HouseTold
        let row = await rowOf(id)
        for (const to of stay.moves) {
          const room = all[to.room]!
          const move = {
            check_in: day(10 + to.later),
            check_out: day(10 + to.later + to.nights),
            room_id: room.id,
          }
          const known = { roomNightCents: room.price_per_night_cents, house: told, isOurs: true }
          const quote = moveQuote(row, { ...move, keepPrice: to.keepPrice }, known)
          const { keep, seen } = pricePart(quote, { keepPrice: to.keepPrice, reason: 'Noise' })
          const was = { check_in: row.check_in, check_out: row.check_out, room_id: row.room_id }
          const body = { ...move, ...keep, seen: { ...was, ...seen } }
          expect(body.seen).toHaveProperty('price')
          const [shown] = overlay('hotel_bookings', [row], [operationOf(id, body)], descriptors)
          const answer = await patch(id, body)
          expect(answer.status, answer.text).toBe(200)
          const { total, grand_total } = row
          row = await rowOf(id)
          const { price_per_night, discount, nights, payment_status } = row
          expect(shown).toMatchObject({ price_per_night, discount, nights, payment_status })
          expect(shown).toMatchObject({ total: row.total, grand_total: row.grand_total })
          if (quote === null) throw new Error('no quote')
          expect(quote.differenceCents).toBe(toCents(row.total) - toCents(total))
          expect(quote.difference).toBeCloseTo(row.grand_total - grand_total, 6)
        }
      }),
      { numRuns: 12 },
    )
  })

  describe('what goes along', () => {
    const conditionOf = async (room: RoomsTable) => {
      const answer = await house.ask('GET', '/api/rooms/states', { token })
      const rows = answer.body.data as { id: string; condition: string }[]
      return rows.find(({ id }) => id === room.id)?.condition
    }

    it('is everything charged to the stay; its old room waits to be made up', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const id = await booked(room, { from: TODAY })
      expect((await patch(id, {}, '/check-in')).status).toBe(200)
      const post = (path: string, body: object) =>
        house.ask('POST', `/api/hotel-bookings/${id}/${path}`, { token, body })
      const meal = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(house.store),
      })
      const order = String(meal.body.id)
      await post('charges', { kind: 'restaurant', subject_id: order, on: true })
      await post('folio-items', { title: 'Candles', price: 1.5, qty: 2 })
      const before = await stayMoney(house.store.db, { kind: 'room', id })
      expect(await conditionOf(room)).toBeUndefined()
      const to = { check_in: TODAY, check_out: day(2), room_id: dear.id }
      expect((await patch(id, to)).status).toBe(200)
      const after = await stayMoney(house.store.db, { kind: 'room', id })
      expect(after.balance - before.balance).toBe(4_000)
      expect(after.subjects).toEqual(before.subjects)
      expect(after.subjects).toContainEqual({ kind: 'restaurant', id: order })
      expect(await conditionOf(room)).toBe('dirty')
      expect(await conditionOf(dear)).toBeUndefined()
    })

    it('is what guests charge to a room: to the new one from then on, not to the old', async () => {
      const [room, other] = [await priced(8_000), await priced(8_000)]
      const id = await booked(room, { from: TODAY })
      expect((await patch(id, {}, '/check-in')).status).toBe(200)
      const dine = async (room_number: string) => {
        const room_guest_name = 'Mukamana'
        const payment = { method: 'room', amount: 0, room_number, room_guest_name }
        const order = await house.ask('POST', '/api/restaurant/orders', {
          body: await dinner(house.store, { payment, table_number: null }),
        })
        expect(order.status, order.text).toBe(201)
        return String(order.body.id)
      }
      const charged = async () =>
        (await stayMoney(house.store.db, { kind: 'room', id })).subjects
          .filter(({ kind }) => kind === 'restaurant')
          .map((one) => one.id)
      const before = await dine(room.room_number)
      expect(await charged()).toEqual([before])
      await patch(id, { check_in: TODAY, check_out: day(2), room_id: other.id })
      const after = await dine(other.room_number)
      const astray = await dine(room.room_number)
      expect((await charged()).toSorted()).toEqual([before, after].toSorted())
      expect(await charged()).not.toContain(astray)
    })

    it('is no dirt where nobody slept, or the room stays', async () => {
      const [room, dear] = [await priced(8_000), await priced(10_000)]
      const id = await booked(room, { from: TODAY })
      await patch(id, { check_in: TODAY, check_out: day(2), room_id: dear.id })
      expect(await conditionOf(room)).toBeUndefined()
      await patch(id, {}, '/check-in')
      await patch(id, { check_in: TODAY, check_out: day(3) })
      expect(await conditionOf(dear)).toBeUndefined()
    })

    it('is what was paid: a dearer stay is not paid any more, a cheaper one is paid too much', async () => {
      const [room, dear, cheap] = [await priced(8_000), await priced(10_000), await priced(5_000)]
      const id = await booked(room)
      const paid = await house.ask('POST', `/api/hotel-bookings/${id}/payments`, {
        token,
        body: { amount: 160, currency: 'USD', method: 'cash', status: 'paid' },
      })
      expect(paid.status, paid.text).toBeLessThan(300)
      expect(await booking(house.store, id)).toMatchObject({ payment_status: 'paid', flag: null })
      const to = { check_in: day(10), check_out: day(12) }
      const up = await patch(id, { ...to, room_id: dear.id })
      expect(up.body.data).toMatchObject({ payment_status: 'unpaid', total: 200, paid: 160 })
      const down = await patch(id, { ...to, room_id: cheap.id })
      expect(down.body.data).toMatchObject({ payment_status: 'paid', flag: 'overpaid', total: 100 })
      const row = await booking(house.store, id)
      expect((down.body.data as { version: number }).version).toBe(row.version)
      const back = await patch(id, { ...to, room_id: room.id })
      expect(back.body.data).toMatchObject({ payment_status: 'paid', flag: null, total: 160 })
    })
  })
})
