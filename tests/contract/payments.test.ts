import { safeParse } from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentState, startedPayment } from '#contract/payments.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { cancelBookings } from '#server/services/bookings/inventory.ts'
import { requestRefund } from '#server/services/payments/refund.ts'
import { roomSubjects } from '#server/services/payments/rows.ts'
import type { Store } from '#server/db/store.ts'
import {
  booking,
  bundle,
  complaints,
  nightsIn,
  noticesOf,
  RATE,
  rooms,
  wish,
} from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING } from './http-house.ts'
import {
  book,
  moneyOn,
  openPayingHouse,
  start,
  stateOf,
  transaction,
  tryStart,
  type PayingHouse,
} from './payments-house.ts'

/** The same bookings, paid through either provider: one set of rules for both. */
eachStore((make) => {
  let store: Store
  const time = { now: MORNING }
  beforeAll(async () => {
    store = await make({ seeded: true, clock: () => time.now })
  })

  describe.each(['sandbox', 'pesapal'] as const)('paid through %s', (provider) => {
    let house: PayingHouse
    beforeAll(async () => {
      house = await openPayingHouse(store, provider, time)
    })
    afterAll(() => house.close())

    async function pay(id: string) {
      const started = await start(house, id)
      await house.payerDoes(started, 'paid')
      await house.comeBack(started)
      return started
    }

    const refund = (ids: string[], cents: number, reason = 'Cancelled in time') =>
      store.transaction((tx) => requestRefund(tx, roomSubjects(ids), cents, reason, house.now))

    describe('starting', () => {
      it('holds the nights and writes the rows before anybody is sent anywhere', async () => {
        const { id, room } = await book(house)
        const answer = await tryStart(house, id)
        expect(answer.status).toBe(200)
        expect(safeParse(startedPayment, answer.body).success).toBe(true)
        const started = answer.body as never as Awaited<ReturnType<typeof start>>
        expect(Date.parse(started.held_until ?? '')).toBe(house.now.getTime() + 15 * 60_000)
        expect(await booking(store, id)).toMatchObject({
          status: 'pending',
          payment_status: 'pending',
        })
        const nights = await nightsIn(store, room)
        expect(nights.map(({ held_until }) => held_until)).toEqual([
          started.held_until,
          started.held_until,
        ])
        const row = await transaction(store, started.payment_id)
        expect(row).toMatchObject({ status: 'pending', charged: 16_000, currency: 'USD', provider })
        expect(row.merchant_reference).toMatch(/^[\w-]{10,50}$/)
        expect(await moneyOn(store, id)).toMatchObject([
          { status: 'pending', amount_cents: 16_000, charged: 16_000, method: 'card' },
        ])
        const state = await stateOf(house, started)
        expect(safeParse(paymentState, state).success).toBe(true)
        expect(state).toMatchObject({ status: 'pending', amount: 160, currency: 'USD' })
        expect(JSON.stringify(state)).not.toMatch(/Aline|example\.com|0788/)
      })

      it('gives the same page again, and lets nobody pay twice by it', async () => {
        const { id } = await book(house)
        const first = await start(house, id)
        house.later(2)
        expect(await start(house, id)).toEqual(first)
        expect(await moneyOn(store, id)).toHaveLength(1)
      })

      it('hears first what came of the page that is open', async () => {
        const { id } = await book(house)
        const first = await start(house, id)
        await house.payerDoes(first, 'paid')
        const again = await tryStart(house, id)
        expect(again.status).toBe(409)
        expect(again.body).toMatchObject({
          code: 'conflict',
          message: 'This booking is paid already.',
        })
        expect(await booking(store, id)).toMatchObject({ status: 'approved' })
      })

      it('started ten times at once it opens one page', async () => {
        const { id } = await book(house)
        const answers = await Promise.all(Array.from({ length: 10 }, () => tryStart(house, id)))
        const pages = answers.filter(({ status }) => status === 200)
        const busy = answers.filter(({ body }) => body.code === 'in_progress')
        expect(pages.length + busy.length, answers.map(({ text }) => text).join('\n')).toBe(10)
        expect(new Set(pages.map(({ body }) => body.redirect_url)).size).toBe(1)
        expect(await moneyOn(store, id)).toHaveLength(1)
      })

      it('refuses with words what needs no payment', async () => {
        expect((await tryStart(house, 'nobody')).body).toMatchObject({ code: 'not_found' })
        const { id } = await book(house)
        await store.transaction((tx) => cancelBookings(tx, [id], 'No more', house.now))
        expect((await tryStart(house, id)).body).toMatchObject({
          code: 'conflict',
          message: 'This booking has been cancelled.',
        })
        const none = await house.ask('POST', '/api/hotel/bookings/bundle/pesapal/init', {
          body: { booking_ids: [] },
        })
        expect(none.status).toBe(422)
      })

      it('says that the room is gone, and asks the provider for nothing', async () => {
        const { id, room } = await book(house)
        const other = await house.ask('POST', '/api/hotel/bookings', { body: wish(room) })
        await pay(String(other.body.id))
        const asked = house.standIn.orders.size
        expect((await tryStart(house, id)).body).toMatchObject({ code: 'room_taken' })
        expect(house.standIn.orders.size).toBe(asked)
        expect(await moneyOn(store, id)).toEqual([])
      })
    })

    describe('paid', () => {
      it('approves, claims for good, and confirms, once, however often it is heard', async () => {
        const { id, room } = await book(house)
        const started = await start(house, id)
        await house.payerDoes(started, 'paid')
        expect(await house.comeBack(started)).toBe(`/paid/${started.payment_id}`)
        const after = await booking(store, id)
        expect(after).toMatchObject({ status: 'approved', payment_status: 'paid', flag: null })
        const [money] = await moneyOn(store, id)
        expect(money).toMatchObject({
          status: 'paid',
          paid_at: house.now.toISOString(),
          processor: provider,
          method: 'card',
        })
        expect((await nightsIn(store, room)).every((night) => night.held_until === null)).toBe(true)
        await house.comeBack(started)
        await house.comeBack(started)
        await stateOf(house, started)
        house.later(60)
        await house.runJobs()
        expect(await booking(store, id)).toEqual(after)
        expect(await moneyOn(store, id)).toEqual([money])
        expect(await noticesOf(store, 'booking_confirmed', id)).toHaveLength(1)
        expect(await stateOf(house, started)).toMatchObject({
          status: 'paid',
          bookings: [{ id, status: 'approved', payment_status: 'paid' }],
        })
      })

      it('is heard by asking when nobody comes back', async () => {
        const { id } = await book(house)
        const started = await start(house, id)
        await house.payerDoes(started, 'paid')
        await house.runJobs()
        expect(await booking(store, id)).toMatchObject({ status: 'pending' })
        house.later(1)
        await house.runJobs()
        expect(await booking(store, id)).toMatchObject({ status: 'approved' })
      })

      it('is heard by who asks for the state alone', async () => {
        const { id } = await book(house)
        const started = await start(house, id)
        await house.payerDoes(started, 'paid')
        expect(await stateOf(house, started)).toMatchObject({ status: 'paid' })
        expect(await booking(store, id)).toMatchObject({ status: 'approved' })
      })

      it('covers all rooms that were booked together, each with its share', async () => {
        const { ids, rooms: its } = await book(house, { quantity: 2 })
        const started = await pay(ids[1] ?? '')
        const row = await transaction(store, started.payment_id)
        expect(row.charged).toBe(32_000)
        for (const id of ids) {
          expect(await booking(store, id)).toMatchObject({
            status: 'approved',
            payment_status: 'paid',
          })
          expect(await moneyOn(store, id)).toMatchObject([{ status: 'paid', amount_cents: 16_000 }])
        }
        expect(
          await complaints(
            store,
            its.map(({ id }) => id),
          ),
        ).toEqual([])
        expect(await noticesOf(store, 'booking_confirmed', ids[0] ?? '')).toHaveLength(1)
      })

      it('covers a bundle', async () => {
        const some = await rooms(store, 3)
        const made = await house.ask('POST', '/api/hotel/bookings/bundle', { body: bundle(some) })
        const ids = made.body.booking_ids as string[]
        const answer = await house.ask('POST', '/api/hotel/bookings/bundle/pesapal/init', {
          body: { booking_ids: ids },
        })
        expect(answer.status).toBe(200)
        const started = answer.body as never as Awaited<ReturnType<typeof start>>
        await house.payerDoes(started, 'paid')
        await house.comeBack(started)
        const state = await stateOf(house, started)
        expect(state).toMatchObject({ status: 'paid', amount: 480 })
        expect((state.bookings as { id: string }[]).map(({ id }) => id)).toEqual(ids)
        expect(
          await complaints(
            store,
            some.map(({ id }) => id),
          ),
        ).toEqual([])
      })

      it('is charged in francs where the guest saw francs', async () => {
        const [room] = await rooms(store, 1)
        if (room === undefined) throw new Error('no room')
        const body = wish(room)
        const francs = Object.fromEntries(
          Object.entries(body.pricing).map(([name, value]) => [
            name,
            typeof value === 'number' ? value * RATE : 'RWF',
          ]),
        )
        const made = await house.ask('POST', '/api/hotel/bookings', {
          body: { ...body, pricing: francs },
        })
        const id = String(made.body.id)
        const started = await pay(id)
        expect(await transaction(store, started.payment_id)).toMatchObject({
          currency: 'RWF',
          charged: 232_000,
          amount_cents: 16_000,
          status: 'paid',
          flag: null,
        })
        expect(await moneyOn(store, id)).toMatchObject([{ charged: 232_000, amount_cents: 16_000 }])
        expect(await stateOf(house, started)).toMatchObject({ amount: 232_000, currency: 'RWF' })
      })
    })

    describe.each(['failed', 'cancelled'] as const)('%s', (outcome) => {
      it('frees the nights and lets the guest pay again', async () => {
        const { id, room } = await book(house)
        const started = await start(house, id)
        await house.payerDoes(started, outcome)
        await house.comeBack(started, outcome === 'cancelled' ? '?cancelled=1' : '')
        expect(await stateOf(house, started)).toMatchObject({ status: 'failed' })
        expect(await booking(store, id)).toMatchObject({
          status: 'pending',
          payment_status: 'failed',
        })
        expect(await nightsIn(store, room)).toEqual([])
        expect(await moneyOn(store, id)).toMatchObject([{ status: 'failed' }])
        const second = await pay(id)
        expect(second.payment_id).not.toBe(started.payment_id)
        expect(await booking(store, id)).toMatchObject({
          status: 'approved',
          payment_status: 'paid',
        })
      })
    })

    describe('what does not fit is flagged, and nothing is dropped', () => {
      it('paid when the room had gone to another', async () => {
        const { id, room } = await book(house)
        const started = await start(house, id)
        house.later(16)
        const rival = await house.ask('POST', '/api/hotel/bookings', { body: wish(room) })
        await pay(String(rival.body.id))
        await house.payerDoes(started, 'paid')
        await house.comeBack(started)
        expect(await booking(store, id)).toMatchObject({
          status: 'pending',
          payment_status: 'paid',
          flag: 'room_gone',
        })
        expect(await transaction(store, started.payment_id)).toMatchObject({
          status: 'paid',
          flag: 'room_gone',
        })
        expect(await moneyOn(store, id)).toMatchObject([{ status: 'paid' }])
        expect(await complaints(store, [room.id])).toEqual([])
        expect(await noticesOf(store, 'room_gone', id)).toHaveLength(1)
      })

      it('paid when the hold had lapsed and the room is still free', async () => {
        const { id } = await book(house)
        const started = await start(house, id)
        house.later(120)
        await house.payerDoes(started, 'paid')
        await house.comeBack(started)
        expect(await booking(store, id)).toMatchObject({ status: 'approved', flag: null })
      })

      it('paid when the booking had been cancelled', async () => {
        const { id, room } = await book(house)
        const started = await start(house, id)
        await store.transaction((tx) => cancelBookings(tx, [id], 'By the desk', house.now))
        await house.payerDoes(started, 'paid')
        await house.comeBack(started)
        expect(await booking(store, id)).toMatchObject({
          status: 'cancelled',
          payment_status: 'paid',
          flag: 'paid_cancelled',
        })
        expect(await transaction(store, started.payment_id)).toMatchObject({
          flag: 'paid_cancelled',
        })
        expect(await nightsIn(store, room)).toEqual([])
      })

      it('paid when the desk had taken the money already', async () => {
        const { id } = await book(house)
        const started = await start(house, id)
        await takeCash(store, id, 16_000)
        await house.payerDoes(started, 'paid')
        await house.comeBack(started)
        expect(await transaction(store, started.payment_id)).toMatchObject({
          status: 'paid',
          flag: 'paid_twice',
        })
        expect(await booking(store, id)).toMatchObject({
          payment_status: 'paid',
          flag: 'paid_twice',
        })
        const money = await moneyOn(store, id)
        expect(money.map(({ status }) => status)).toEqual(['paid', 'paid'])
      })

      it('paid in part, where the booking costs more by now', async () => {
        const { id } = await book(house)
        const started = await start(house, id)
        await store.transaction((tx) =>
          tx.update('hotel_bookings', id, { total_cents: 20_000, charged_total: 20_000 }),
        )
        await house.payerDoes(started, 'paid')
        await house.comeBack(started)
        expect(await booking(store, id)).toMatchObject({
          status: 'pending',
          payment_status: 'unpaid',
          flag: 'part_paid',
        })
        const rest = await start(house, id)
        expect(await transaction(store, rest.payment_id)).toMatchObject({ charged: 4000 })
        await house.payerDoes(rest, 'paid')
        await house.comeBack(rest)
        expect(await booking(store, id)).toMatchObject({
          status: 'approved',
          payment_status: 'paid',
          flag: null,
        })
      })
    })

    it('gives up on a page that nobody finishes after three days', async () => {
      const { id } = await book(house)
      const started = await start(house, id)
      for (let hours = 0; hours < 74; hours += 1) {
        house.later(60)
        await house.runJobs()
      }
      expect(await transaction(store, started.payment_id)).toMatchObject({
        status: 'failed',
        next_poll_at: null,
      })
      expect(await booking(store, id)).toMatchObject({ payment_status: 'failed' })
    })

    describe('giving back', () => {
      it('sends what is asked for once, and shows it in the books', async () => {
        const { id } = await book(house)
        const started = await pay(id)
        expect(await refund([id], 8000)).toBe('refunding')
        expect(await moneyOn(store, id)).toMatchObject([
          { status: 'paid', refund_cents: 8000, refund_status: 'queued' },
        ])
        await house.runJobs()
        const told = provider === 'sandbox' ? 'done' : 'sent'
        const [after] = await moneyOn(store, id)
        expect(after).toMatchObject({ status: 'paid', refund_cents: 8000, refund_status: told })
        house.later(120)
        await house.runJobs()
        await house.runJobs()
        expect(await moneyOn(store, id)).toEqual([after])
        expect(await backFrom(house, started.payment_id)).toBe(8000)
        expect((await booking(store, id)).payment_status).toBe('paid')
      })

      it('spreads a group’s refund over its rooms and asks the provider once', async () => {
        const { ids } = await book(house, { quantity: 2 })
        const started = await pay(ids[0] ?? '')
        await store.transaction((tx) => cancelBookings(tx, ids, 'Plans changed', house.now))
        expect(await refund(ids, 16_001)).toBe('refunding')
        await house.runJobs()
        const money = (await Promise.all(ids.map((id) => moneyOn(store, id)))).flat()
        expect(money.map(({ refund_cents }) => refund_cents).toSorted()).toEqual([8000, 8001])
        expect(await backFrom(house, started.payment_id)).toBe(16_001)
        for (const id of ids) {
          expect((await booking(store, id)).payment_status).toBe('refunded')
        }
        const queued = await store.db
          .selectFrom('provider_refunds')
          .selectAll()
          .where('provider_payment_id', '=', started.payment_id)
          .execute()
        expect(queued).toHaveLength(1)
      })

      it('never gives back more than was taken', async () => {
        const { id } = await book(house)
        const started = await pay(id)
        expect(await refund([id], 99_000)).toBe('refunding')
        expect(await refund([id], 1)).toBe('nothing')
        await house.runJobs()
        expect(await backFrom(house, started.payment_id)).toBe(16_000)
        expect(await moneyOn(store, id)).toMatchObject([
          { status: 'refunded', refund_cents: 16_000 },
        ])
        expect((await booking(store, id)).payment_status).toBe('refunded')
        expect(await transaction(store, started.payment_id)).toMatchObject({
          status: 'refunded',
          next_poll_at: null,
        })
      })

      it('leaves cash to the desk, and nothing where nothing was paid', async () => {
        const { id } = await book(house)
        expect(await refund([id], 1000)).toBe('nothing')
        await takeCash(store, id, 16_000)
        expect(await refund([id], 1000)).toBe('by hand')
        expect(await moneyOn(store, id)).toMatchObject([
          { refund_cents: 1000, refund_status: 'by hand', refund_note: 'Cancelled in time' },
        ])
      })
    })
  })
})

async function backFrom(house: PayingHouse, paymentId: string): Promise<number> {
  const { provider_reference, confirmation } = await transaction(house.store, paymentId)
  if (house.provider === 'pesapal') {
    const its = house.standIn.refunds.filter((one) => one.confirmation_code === confirmation)
    return its.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  }
  const { refunded } = await house.store.db
    .selectFrom('sandbox_payments')
    .select('refunded')
    .where('id', '=', provider_reference ?? '')
    .executeTakeFirstOrThrow()
  return refunded
}

async function takeCash(store: Store, bookingId: string, cents: number): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.insert('payments', {
      id: uuidv7(),
      subject_kind: 'room',
      subject_id: bookingId,
      customer_name: 'Aline Mukamana',
      amount_cents: cents,
      charged: cents,
      currency: 'USD',
      method: 'cash',
      status: 'paid',
      paid_at: tx.stamp.at,
      refund_cents: 0,
      refund_charged: 0,
    })
    await tx.update('hotel_bookings', bookingId, { payment_status: 'paid' })
  })
}
