import { sql } from 'kysely'
import { safeParse } from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentState } from '#contract/payments.ts'
import { payableServiceKinds } from '#contract/services/index.ts'
import { addDays } from '#domain/days.ts'
import {
  complaints,
  nightsIn,
  noticesOf,
  RATE,
  rooms as someRooms,
  wish,
} from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, TODAY } from './http-house.ts'
import {
  book,
  moneyOn,
  openPayingHouse,
  stateOf,
  transaction,
  tryStart,
  type PayingHouse,
  type Started,
} from './payments-house.ts'
import {
  bookStay,
  bookTour,
  orderMeal,
  rent,
  rowOf,
  startFor,
  tryStartFor,
  type Subject,
} from './payments-stay.ts'
import { pay as takeMoney } from './cancellations-own.ts'
import { carComplaints } from './rentals-house.ts'
import { placeComplaints } from './tours-house.ts'
import { migrations } from '#server/db/migrations/index.ts'
import type { Store } from '#server/db/store.ts'

/** One payment for things of several services, through either provider: one set of rules for both. */
eachStore((make) => {
  let store: Store
  const time = { now: MORNING }
  beforeAll(async () => {
    store = await make({ seeded: true, clock: () => time.now })
  })

  it('payments begun before services could be paid for keep what they are for', async () => {
    const own = await make({ seeded: true })
    await own.transaction(async (tx) => {
      await sql`alter table provider_payments drop column subjects`.execute(tx.db)
      await sql`alter table provider_payments add column booking_ids text not null default '[]'`.execute(
        tx.db,
      )
      for (const [id, ids] of [
        ['old-1', '["b-1","b-2"]'],
        ['old-2', '[]'],
      ] as const) {
        await sql`
          insert into provider_payments (id, version, created_at, changed_at, provider,
            merchant_reference, booking_ids, currency, charged, amount_cents, status, polls)
          values (${id}, 1, '2026-07-01', '2026-07-01', 'sandbox', ${id}, ${ids}, 'USD', 1, 1,
            'pending', 0)`.execute(tx.db)
      }
      await migrations.find(({ name }) => name === '0015-payments')?.up(tx.db, own.kind)
    })
    const rows = await own.db
      .selectFrom('provider_payments')
      .select(['id', 'subjects'])
      .where('id', 'like', 'old-%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ subjects }) => JSON.parse(subjects) as unknown)).toEqual([
      [
        { kind: 'room', id: 'b-1' },
        { kind: 'room', id: 'b-2' },
      ],
      [],
    ])
    const again = await own.db.selectFrom('provider_payments').selectAll().execute()
    expect(Object.keys(again[0] ?? {})).not.toContain('booking_ids')
  })

  describe.each(['sandbox', 'pesapal'] as const)('paid through %s', (provider) => {
    let house: PayingHouse
    beforeAll(async () => {
      house = await openPayingHouse(store, provider, time)
    })
    beforeEach(() => {
      time.now = MORNING
    })
    afterAll(() => house.close())

    async function pay(started: Started) {
      await house.payerDoes(started, 'paid')
      await house.comeBack(started)
    }

    /** By the guest, with the terms as they are shown. */
    async function cancel({ kind, id }: Subject, table: 'car_rentals' | 'restaurant_orders') {
      const { code } = await store.db
        .selectFrom(table)
        .select('code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const contact = 'aline@example.com'
      const found = await house.ask('POST', '/api/cancellations/terms', { body: { code, contact } })
      expect(found.body, found.text).toMatchObject({ can_cancel: true })
      const { refund, kept } = found.body
      const answer = await house.ask('POST', '/api/cancellations', {
        body: { code, contact, seen: { refund, kept } },
      })
      expect(answer.status, `${kind}: ${answer.text}`).toBe(200)
      return answer.body
    }

    it('pays for a whole stay once, each line with its share', async () => {
      const { subjects, rooms, cents, one } = await bookStay(house)
      const started = await startFor(house, subjects)
      expect(Date.parse(started.held_until ?? '')).toBe(house.now.getTime() + 15 * 60_000)
      const row = await transaction(store, started.payment_id)
      expect(row).toMatchObject({ status: 'pending', charged: cents, currency: 'USD' })
      expect(JSON.parse(row.subjects)).toHaveLength(subjects.length)
      for (const subject of subjects.slice(2)) {
        expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'unpaid' })
      }
      await pay(started)
      const references = new Set<string | null>()
      let booked = 0
      for (const subject of subjects) {
        const status = subject.kind === 'room' ? 'approved' : 'pending'
        const its = await rowOf(store, subject)
        expect(its, subject.kind).toMatchObject({ status, payment_status: 'paid', flag: null })
        const money = await moneyOn(store, subject.id)
        expect(money).toMatchObject([
          {
            subject_kind: subject.kind,
            status: 'paid',
            amount_cents: its.total_cents,
            charged: its.total_cents,
            customer_name: 'Aline Mukamana',
            provider_payment_id: started.payment_id,
          },
        ])
        for (const { reference, amount_cents } of money) {
          references.add(reference)
          booked += amount_cents
        }
      }
      expect(booked).toBe(cents)
      expect(references.size).toBe(1)
      const tour = await store.db
        .selectFrom('tour_bookings')
        .select('paid_at')
        .where('id', '=', one('tour').id)
        .executeTakeFirstOrThrow()
      expect(tour.paid_at).toBe(house.now.toISOString())
      expect(await noticesOf(store, 'booking_confirmed', one('room').id)).toHaveLength(1)
      expect(
        await complaints(
          store,
          rooms.map(({ id }) => id),
        ),
      ).toEqual([])
      expect([...(await carComplaints(store)), ...(await placeComplaints(store))]).toEqual([])

      const before = await Promise.all(subjects.map((subject) => rowOf(store, subject)))
      await house.comeBack(started)
      house.later(60)
      await house.runJobs()
      expect(await Promise.all(subjects.map((subject) => rowOf(store, subject)))).toEqual(before)
    })

    it('says in its state what all of it is, and nothing personal', async () => {
      const { subjects, cents } = await bookStay(house)
      const started = await startFor(house, subjects)
      await pay(started)
      const state = await stateOf(house, started)
      expect(safeParse(paymentState, state).success).toBe(true)
      expect(state).toMatchObject({ status: 'paid', amount: cents / 100, currency: 'USD' })
      const shown = state.subjects as { kind: string; id: string; title: string; from: string }[]
      expect(shown.map(({ kind, id }) => ({ kind, id }))).toEqual(subjects)
      expect(shown.map(({ title }) => title)).toEqual([
        expect.stringMatching(/^Test room/),
        expect.stringMatching(/^Test room/),
        expect.stringMatching(/^Order no\. \d+$/),
        'Laundry',
        expect.stringMatching(/^Test car/),
        expect.stringMatching(/^Test tour/),
        'Massage',
      ])
      expect(shown.map(({ from }) => from)).toEqual([
        addDays(TODAY, 10),
        addDays(TODAY, 10),
        TODAY,
        TODAY,
        addDays(TODAY, 10),
        addDays(TODAY, 3),
        addDays(TODAY, 3),
      ])
      expect((state.bookings as unknown[]).length).toBe(2)
      expect(JSON.stringify(state)).not.toMatch(/Aline|example\.com|788\D?123\D?456|Market/)
    })

    it('tells the provider what it is for, within what a statement holds', async () => {
      const { subjects } = await bookStay(house)
      const started = await startFor(house, subjects)
      const { merchant_reference } = await transaction(store, started.payment_id)
      const words = `Imisozi Guest House: 7 bookings, ${TODAY} to ${addDays(TODAY, 12)}`
      if (provider === 'pesapal') {
        const order = house.standIn.asked.find(({ body }) => body.id === merchant_reference)
        expect(order?.body.description).toBe(words)
        return
      }
      const page = await house.ask('GET', started.redirect_url)
      for (const text of [
        'Test room',
        'Order no. ',
        'Laundry',
        'Test car',
        'Test tour',
        'Massage',
      ]) {
        expect(page.text).toContain(text)
      }
      expect(page.text.match(/2 nights/g)).toHaveLength(2)
      expect(page.text).not.toContain('0 nights')
    })

    it('gives the same page again, and lets nobody pay twice by it', async () => {
      const { subjects } = await bookStay(house)
      const first = await startFor(house, subjects)
      house.later(2)
      expect(await startFor(house, [...subjects].toReversed())).toEqual(first)
      expect(await startFor(house, [...subjects, ...subjects])).toEqual(first)
      for (const { id } of subjects) expect(await moneyOn(store, id)).toHaveLength(1)
      await house.payerDoes(first, 'paid')
      const again = await tryStartFor(house, subjects)
      expect(again.body).toMatchObject({
        code: 'conflict',
        message: 'All of this is paid already.',
      })
    })

    it('started ten times at once it opens one page', async () => {
      const { subjects } = await bookStay(house)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          tryStartFor(house, at % 2 === 0 ? subjects : subjects.toReversed()),
        ),
      )
      const pages = answers.filter(({ status }) => status === 200)
      const busy = answers.filter(({ body }) => body.code === 'in_progress')
      expect(pages.length + busy.length, answers.map(({ text }) => text).join('\n')).toBe(10)
      expect(new Set(pages.map(({ body }) => body.redirect_url)).size).toBe(1)
    })

    it('leaves out what is paid or cancelled, and takes the rest', async () => {
      const { subjects, one, cents } = await bookStay(house)
      await pay(await startFor(house, [one('tour')]))
      await cancel(one('car'), 'car_rentals')
      const started = await startFor(house, subjects)
      const left = subjects.filter(({ kind }) => kind !== 'tour' && kind !== 'car')
      const [car, tour] = [await rowOf(store, one('car')), await rowOf(store, one('tour'))]
      const row = await transaction(store, started.payment_id)
      expect(row.charged).toBe(cents - car.total_cents - tour.total_cents)
      expect((JSON.parse(row.subjects) as Subject[]).length).toBe(left.length)
      await pay(started)
      for (const subject of left) {
        expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'paid' })
      }
      expect(await moneyOn(store, one('tour').id)).toHaveLength(1)
      expect(await moneyOn(store, one('car').id)).toEqual([])
    })

    it('refuses with words what cannot be paid', async () => {
      const meal: Subject = { kind: 'restaurant', id: await orderMeal(house) }
      await pay(await startFor(house, [meal]))
      expect((await tryStartFor(house, [meal])).body).toMatchObject({
        code: 'conflict',
        message: 'This order is paid already.',
      })
      const car: Subject = { kind: 'car', id: await rent(house) }
      await cancel(car, 'car_rentals')
      expect((await tryStartFor(house, [car])).body).toMatchObject({
        code: 'conflict',
        message: 'This rental has been cancelled.',
      })
      for (const kind of ['room', ...payableServiceKinds] as const) {
        const gone = await tryStartFor(house, [meal, { kind, id: 'nobody' }])
        expect(gone.body, kind).toMatchObject({ code: 'not_found' })
      }
      // A rental's id names no tour.
      expect((await tryStartFor(house, [{ kind: 'tour', id: car.id }])).status).toBe(404)
      expect((await tryStartFor(house, [])).status).toBe(422)
      const odd = await house.ask('POST', '/api/payments/start', {
        body: { subjects: [{ kind: 'house', id: 'x' }] },
      })
      expect(odd.status).toBe(422)
    })

    it('does not mix francs and dollars', async () => {
      const [room] = await someRooms(store, 1)
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
      const its: Subject = { kind: 'room', id: String(made.body.id) }
      const tour: Subject = { kind: 'tour', id: await bookTour(house) }
      expect((await tryStartFor(house, [its, tour])).body).toMatchObject({
        code: 'conflict',
        message: 'Your room is charged in francs and the rest in dollars: pay for each by itself.',
      })
      expect(await nightsIn(store, room)).toEqual([])
      await pay(await startFor(house, [its]))
      expect(await rowOf(store, its)).toMatchObject({ payment_status: 'paid' })
    })

    it('is refused whole where a room went, and asks the provider for nothing', async () => {
      const { subjects, rooms } = await bookStay(house)
      const [first] = rooms
      if (first === undefined) throw new Error('no room')
      const rival = await house.ask('POST', '/api/hotel/bookings', { body: wish(first) })
      await pay(await startFor(house, [{ kind: 'room', id: String(rival.body.id) }]))
      const asked = house.standIn.orders.size
      expect((await tryStartFor(house, subjects)).body).toMatchObject({ code: 'room_taken' })
      expect(house.standIn.orders.size).toBe(asked)
      for (const { id } of subjects) expect(await moneyOn(store, id)).toEqual([])
    })

    it('failed: nights are free, lines say so, and the guest may pay again', async () => {
      const { subjects, rooms, cents } = await bookStay(house)
      const started = await startFor(house, subjects)
      await house.payerDoes(started, 'failed')
      await house.comeBack(started)
      for (const subject of subjects) {
        const its = { status: 'pending', payment_status: 'failed' }
        expect(await rowOf(store, subject), subject.kind).toMatchObject(its)
        expect(await moneyOn(store, subject.id)).toMatchObject([{ status: 'failed' }])
      }
      for (const room of rooms) expect(await nightsIn(store, room)).toEqual([])
      const second = await startFor(house, subjects)
      expect(second.payment_id).not.toBe(started.payment_id)
      expect(await transaction(store, second.payment_id)).toMatchObject({ charged: cents })
      for (const subject of subjects.slice(2)) {
        expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'unpaid' })
      }
      await pay(second)
      for (const subject of subjects) {
        expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'paid' })
      }
    })

    it('cancelled meanwhile: flagged for the desk, the rest is settled', async () => {
      const { subjects, one } = await bookStay(house)
      const started = await startFor(house, subjects)
      await cancel(one('car'), 'car_rentals')
      await pay(started)
      expect(await rowOf(store, one('car'))).toMatchObject({
        status: 'cancelled',
        payment_status: 'paid',
        flag: 'paid_cancelled',
      })
      expect(await moneyOn(store, one('car').id)).toMatchObject([{ status: 'paid' }])
      expect(await transaction(store, started.payment_id)).toMatchObject({
        status: 'paid',
        flag: 'paid_cancelled',
      })
      for (const subject of subjects.filter(({ kind }) => kind !== 'car')) {
        expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'paid', flag: null })
      }
    })

    it('paid twice: what another payment covered is flagged, nothing is dropped', async () => {
      const { subjects, one } = await bookStay(house)
      const started = await startFor(house, subjects)
      const meal = await rowOf(store, one('restaurant'))
      await takeMoney(store, 'restaurant', meal.id, meal.total_cents)
      await pay(started)
      expect(await rowOf(store, one('restaurant'))).toMatchObject({ flag: 'paid_twice' })
      const money = await moneyOn(store, meal.id)
      expect(money.map(({ status }) => status)).toEqual(['paid', 'paid'])
      expect(await transaction(store, started.payment_id)).toMatchObject({ flag: 'paid_twice' })
      expect(await rowOf(store, one('tour'))).toMatchObject({ payment_status: 'paid', flag: null })
    })

    it('paid in part, where a line costs more by now; its rest can be paid', async () => {
      const tour: Subject = { kind: 'tour', id: await bookTour(house) }
      const other: Subject = { kind: 'tour', id: await bookTour(house) }
      const started = await startFor(house, [tour, other])
      await store.transaction((tx) => tx.update('tour_bookings', tour.id, { total_cents: 9000 }))
      await pay(started)
      expect(await rowOf(store, tour)).toMatchObject({
        payment_status: 'unpaid',
        flag: 'part_paid',
      })
      expect(await rowOf(store, other)).toMatchObject({ payment_status: 'paid', flag: null })
      const rest = await startFor(house, [tour, other])
      expect(await transaction(store, rest.payment_id)).toMatchObject({ charged: 1000 })
      await pay(rest)
      expect(await rowOf(store, tour)).toMatchObject({ payment_status: 'paid', flag: null })
      expect(await rowOf(store, other)).toMatchObject({ payment_status: 'paid', flag: null })
    })

    it('a page for a part ends when one for all takes its place, and frees nothing', async () => {
      const { subjects, one } = await bookStay(house)
      const part = await startFor(house, [one('tour'), one('room')])
      const all = await startFor(house, subjects)
      expect(all.payment_id).not.toBe(part.payment_id)
      expect(await transaction(store, part.payment_id)).toMatchObject({ status: 'failed' })
      expect(await rowOf(store, one('tour'))).toMatchObject({ payment_status: 'unpaid' })
      expect(await rowOf(store, one('room'))).toMatchObject({ payment_status: 'pending' })
      await pay(all)
      for (const subject of subjects) {
        expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'paid', flag: null })
      }
    })

    it('paid while the guest cancels, it is paid back or flagged, never lost', async () => {
      const stays: Awaited<ReturnType<typeof bookStay>>[] = []
      const pages: Started[] = []
      for (let count = 0; count < 6; count += 1) {
        const stay = await bookStay(house)
        stays.push(stay)
        pages.push(await startFor(house, stay.subjects))
      }
      for (const page of pages) await house.payerDoes(page, 'paid')
      const outcomes = await Promise.all(
        stays.map(async ({ one }, at) => {
          const { code } = await store.db
            .selectFrom('car_rentals')
            .select('code')
            .where('id', '=', one('car').id)
            .executeTakeFirstOrThrow()
          const [answer] = await Promise.all([
            house.ask('POST', '/api/cancellations', {
              body: { code, contact: 'aline@example.com', seen: { refund: 0, kept: 0 } },
              address: `10.7.0.${at}`,
            }),
            house.comeBack(pages[at] as Started),
          ])
          return answer
        }),
      )
      for (const [at, { subjects, one }] of stays.entries()) {
        const car = await rowOf(store, one('car'))
        expect(await moneyOn(store, car.id)).toMatchObject([{ status: 'paid' }])
        // Cancelled first: paid for nothing, and flagged. Paid first: other terms than were seen.
        const told = outcomes[at]?.status
        expect(told, outcomes[at]?.text).toBe(car.status === 'cancelled' ? 200 : 409)
        expect(car).toMatchObject({
          payment_status: 'paid',
          flag: car.status === 'cancelled' ? 'paid_cancelled' : null,
        })
        for (const subject of subjects.filter(({ kind }) => kind !== 'car')) {
          expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'paid', flag: null })
        }
      }
    })

    it('is under way for a room also when that room alone is to be paid', async () => {
      const { id } = await book(house)
      const tour: Subject = { kind: 'tour', id: await bookTour(house) }
      await pay(await startFor(house, [{ kind: 'room', id }, tour]))
      expect((await tryStart(house, id)).body).toMatchObject({
        code: 'conflict',
        message: 'This booking is paid already.',
      })
    })

    describe('giving back', () => {
      it('one room and one line of it: each its own, the rest stays paid', async () => {
        const { subjects, one } = await bookStay(house)
        const started = await startFor(house, subjects)
        await pay(started)
        const car = await rowOf(store, one('car'))
        expect(await cancel(one('car'), 'car_rentals')).toMatchObject({
          refund: car.total_cents / 100,
        })
        expect(await moneyOn(store, car.id)).toMatchObject([{ refund_status: 'queued' }])
        await house.runJobs()
        expect(await rowOf(store, one('car'))).toMatchObject({
          status: 'cancelled',
          payment_status: 'refunded',
        })
        const told = provider === 'sandbox' ? 'done' : 'sent'
        expect(await moneyOn(store, car.id)).toMatchObject([
          { status: 'refunded', refund_cents: car.total_cents, refund_status: told },
        ])
        const refunds = await store.db
          .selectFrom('provider_refunds')
          .selectAll()
          .where('provider_payment_id', '=', started.payment_id)
          .execute()
        expect(refunds).toMatchObject([{ charged: car.total_cents }])
        for (const subject of subjects.filter(({ kind }) => kind !== 'car')) {
          expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'paid' })
          expect(await moneyOn(store, subject.id)).toMatchObject([{ refund_cents: 0 }])
        }
        expect(await transaction(store, started.payment_id)).toMatchObject({ status: 'paid' })
        expect(await noticesOf(store, 'booking_cancelled', car.id)).toHaveLength(1)
      })

      it('a guest’s own order, by the restaurant’s own way: once, and the guest is told', async () => {
        const meal: Subject = { kind: 'restaurant', id: await orderMeal(house) }
        await pay(await startFor(house, [meal]))
        const { code } = await store.db
          .selectFrom('restaurant_orders')
          .select('code')
          .where('id', '=', meal.id)
          .executeTakeFirstOrThrow()
        const call = () =>
          house.ask('POST', `/api/restaurant/orders/${meal.id}/cancel-own`, {
            body: { code, contact: '0788 123 456' },
          })
        const answer = await call()
        expect(answer.status, answer.text).toBe(200)
        expect(answer.body.order).toMatchObject({ status: 'cancelled' })
        expect((await call()).status).toBe(200)
        await house.runJobs()
        const { total_cents } = await rowOf(store, meal)
        expect(await moneyOn(store, meal.id)).toMatchObject([
          { status: 'refunded', refund_cents: total_cents },
        ])
        expect(await rowOf(store, meal)).toMatchObject({ payment_status: 'refunded' })
        expect(await noticesOf(store, 'booking_cancelled', meal.id)).toHaveLength(1)
        const record = await store.db
          .selectFrom('cancellations')
          .selectAll()
          .where('subject_id', '=', meal.id)
          .execute()
        expect(record).toMatchObject([{ refund_way: 'refunding', refund: total_cents }])
      })

      it('cash goes back by hand', async () => {
        const car: Subject = { kind: 'car', id: await rent(house) }
        const { total_cents } = await rowOf(store, car)
        await takeMoney(store, 'car', car.id, total_cents)
        await cancel(car, 'car_rentals')
        await house.runJobs()
        expect(await moneyOn(store, car.id)).toMatchObject([
          { status: 'paid', refund_status: 'by hand', refund_cents: total_cents },
        ])
      })
    })

    if (provider === 'pesapal') {
      const tracking = ({ redirect_url }: Started) =>
        new URL(redirect_url).searchParams.get('OrderTrackingId') ?? ''

      it('reversed at the provider: every line is refunded and flagged', async () => {
        const { subjects } = await bookStay(house)
        const started = await startFor(house, subjects)
        await pay(started)
        house.standIn.turn(tracking(started), 'reversed')
        house.later(24 * 60)
        await house.runJobs()
        for (const subject of subjects) {
          expect(await rowOf(store, subject), subject.kind).toMatchObject({
            payment_status: 'refunded',
            flag: 'payment_reversed',
          })
          expect(await moneyOn(store, subject.id)).toMatchObject([{ status: 'refunded' }])
        }
      })

      it('another amount: every line is flagged, none is paid', async () => {
        const { subjects, cents } = await bookStay(house)
        const started = await startFor(house, subjects)
        house.standIn.turn(tracking(started), 'completed', { amount: cents / 100 - 1 })
        await house.comeBack(started)
        for (const subject of subjects) {
          expect(await rowOf(store, subject)).toMatchObject({ flag: 'amount_mismatch' })
        }
        expect((await tryStartFor(house, subjects.slice(4))).body.message).toMatch(/will call you/)
        house.standIn.turn(tracking(started), 'completed', { amount: cents / 100 })
        await house.comeBack(started)
        for (const subject of subjects) {
          expect(await rowOf(store, subject)).toMatchObject({ payment_status: 'paid', flag: null })
        }
      })

      it('a refund that was refused is flagged on its own line alone', async () => {
        const { subjects, one } = await bookStay(house)
        await pay(await startFor(house, subjects))
        house.standIn.upset('RefundRequest', { says: { status: '500', message: 'Not approved' } })
        await cancel(one('car'), 'car_rentals')
        await house.runJobs()
        expect(await rowOf(store, one('car'))).toMatchObject({
          flag: 'refund_refused',
          payment_status: 'paid',
        })
        for (const subject of subjects.filter(({ kind }) => kind !== 'car')) {
          expect(await rowOf(store, subject)).toMatchObject({ flag: null })
        }
      })
    }
  })
})
