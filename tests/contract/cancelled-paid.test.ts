import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payable } from '#contract/payments.ts'
import { tableOf } from '#contract/services/index.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { book, openPayingHouse, type PayingHouse } from './payments-house.ts'
import {
  bookTour,
  orderMeal,
  orderOwn,
  rent,
  rowOf,
  startFor,
  wash,
  type Subject,
} from './payments-stay.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, TODAY } from './http-house.ts'

const paths: Record<Payable, string> = {
  room: 'hotel-bookings',
  restaurant: 'restaurant-orders',
  laundry: 'laundry-orders',
  car: 'car-rentals',
  tour: 'tour-bookings',
  custom: 'custom-orders',
}
const kinds = Object.keys(paths) as Payable[]

/** What staff cancel and was paid is neither given back nor kept without a word. */
eachStore((make) => {
  let house: PayingHouse
  let token: string
  const time = { now: MORNING }
  beforeAll(async () => {
    house = await openPayingHouse(
      await make({ seeded: true, clock: () => time.now }),
      'pesapal',
      time,
    )
    token = await house.staff()
  })
  afterAll(() => house.close())

  const made: Record<Payable, () => Promise<string>> = {
    room: async () => (await book(house, { from: TODAY })).id,
    restaurant: () => orderMeal(house),
    laundry: () => wash(house),
    car: () => rent(house),
    tour: () => bookTour(house),
    custom: () => orderOwn(house),
  }
  const one = async (kind: Payable): Promise<Subject> => ({ kind, id: await made[kind]() })
  const row = (subject: Subject) => rowOf(house.store, subject)
  const step = ({ kind, id }: Subject, name: string, body: object = {}) =>
    house.ask('PATCH', `/api/${paths[kind]}/${id}/${name}`, { token, body })
  const settle = ({ kind, id }: Subject, body: object, more: object = {}) =>
    house.ask('POST', `/api/cancelled/${kind}/${id}/settle`, { token, body, ...more })
  async function take({ kind, id }: Subject, amount: number): Promise<string> {
    const answer = await house.ask('POST', `/api/${paths[kind]}/${id}/payments`, {
      token,
      body: { amount, currency: 'USD', method: 'cash', status: 'paid' },
    })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
  const total = async (subject: Subject) => (await row(subject)).total_cents / 100
  const moneyOn = ({ kind, id }: Subject) =>
    house.store.db
      .selectFrom('payments')
      .selectAll()
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .execute()
  const auditOf = ({ kind, id }: Subject) =>
    house.store.db
      .selectFrom('audit')
      .selectAll()
      .where('resource', '=', tableOf[kind])
      .where('row_id', '=', id)
      .orderBy('id')
      .execute()

  describe.each(kinds)('%s', (kind) => {
    it('is marked when it is cancelled paid, also in part, and not when nothing was paid', async () => {
      const paid = await one(kind)
      await take(paid, await total(paid))
      const answer = await step(paid, 'cancel')
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.data).toMatchObject({ status: 'cancelled', flag: 'cancelled_paid' })
      expect(await row(paid)).toMatchObject({ flag: 'cancelled_paid', payment_status: 'paid' })
      expect(await moneyOn(paid)).toMatchObject([{ status: 'paid', refund_cents: 0 }])

      const part = await one(kind)
      await take(part, 1)
      await step(part, 'cancel')
      expect(await row(part)).toMatchObject({ status: 'cancelled', flag: 'cancelled_paid' })

      const unpaid = await one(kind)
      await step(unpaid, 'cancel')
      expect(await row(unpaid)).toMatchObject({ status: 'cancelled', flag: null })
    })

    it('is kept when somebody says so, once, and the audit has who', async () => {
      const subject = await one(kind)
      await take(subject, 5)
      await step(subject, 'cancel')
      const asked = { key: uuidv7(), operation: uuidv7() }
      const first = await settle(subject, { give_back: 0, seen: { held: 5 } }, asked)
      expect(first.status, first.text).toBe(200)
      expect(first.body).toEqual({ id: subject.id, flag: null, held: 5 })
      expect(await row(subject)).toMatchObject({ flag: null })
      expect(await moneyOn(subject)).toMatchObject([{ status: 'paid', refund_cents: 0 }])
      const last = (await auditOf(subject)).at(-1)
      expect(JSON.parse(String(last?.changed))).toEqual({
        flag: ['cancelled_paid', null],
        held_cents: [500, 500],
      })
      expect(last).toMatchObject({ actor_name: expect.any(String), endpoint: 'settleCancelled' })
      expect((await settle(subject, { give_back: 0, seen: { held: 5 } }, asked)).body).toEqual(
        first.body,
      )
      const again = await settle(subject, { give_back: 5 })
      expect(again.body).toMatchObject({ code: 'conflict', current: { flag: null, held: 5 } })
      expect(await moneyOn(subject)).toMatchObject([{ refund_cents: 0 }])
    })

    it('is given back in part or whole, by hand where it came by hand', async () => {
      const subject = await one(kind)
      await take(subject, 5)
      await step(subject, 'cancel')
      expect((await settle(subject, { give_back: 6 })).status).toBe(422)
      const other = await settle(subject, { give_back: 5, seen: { held: 4 } })
      expect(other.body).toMatchObject({ code: 'conflict', current: { held: 5 } })
      const answer = await settle(subject, { give_back: 3.5, seen: { held: 5 } })
      expect(answer.body).toEqual({ id: subject.id, flag: null, held: 1.5 })
      expect(await moneyOn(subject)).toMatchObject([
        { status: 'paid', refund_cents: 350, refund_status: 'by hand' },
      ])
    })

    it('is over when the payment itself is refunded', async () => {
      const subject = await one(kind)
      const payment = await take(subject, 5)
      await step(subject, 'cancel')
      const { id } = subject
      const answer = await house.ask('PATCH', `/api/${paths[kind]}/${id}/payments/${payment}`, {
        token,
        body: { status: 'refunded', seen: { status: 'paid', amount: 5 } },
      })
      expect(answer.status, answer.text).toBe(200)
      expect(await row(subject)).toMatchObject({ flag: null })
    })

    it('is marked when money comes after it was cancelled, which stays open until settled', async () => {
      const subject = await one(kind)
      await step(subject, 'cancel')
      await take(subject, 2)
      expect(await row(subject)).toMatchObject({ flag: 'cancelled_paid' })
      await take(subject, await total(subject))
      expect((await row(subject)).flag).toMatch(/paid/)
      const held = (await total(subject)) + 2
      const answer = await settle(subject, { give_back: 0, seen: { held } })
      expect(answer.status, answer.text).toBe(200)
      expect(await row(subject)).toMatchObject({ flag: null })
    })
  })

  it('a no-show that was paid says so, and stays a no-show when its money is settled', async () => {
    const subject = await one('room')
    await take(subject, await total(subject))
    expect(await row(subject)).toMatchObject({ status: 'approved' })
    const answer = await step(subject, 'no-show', { seen: { status: 'approved' } })
    expect(answer.body.data).toMatchObject({ status: 'cancelled', flag: 'no_show_paid' })
    expect((await settle(subject, { give_back: 0 })).body).toMatchObject({ flag: 'no_show' })
    const unpaid = await one('room')
    await step(unpaid, 'approve')
    await step(unpaid, 'no-show')
    expect(await row(unpaid)).toMatchObject({ flag: 'no_show' })
  })

  it('what a guest cancels on the terms is agreed, and marks nothing', async () => {
    const subject = await one('restaurant')
    await take(subject, await total(subject))
    const { code } = await house.store.db
      .selectFrom('restaurant_orders')
      .select('code')
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow()
    const contact = 'aline@example.com'
    const terms = await house.ask('POST', '/api/cancellations/terms', { body: { code, contact } })
    const { refund, kept } = terms.body
    await house.ask('POST', '/api/cancellations', {
      body: { code, contact, seen: { refund, kept } },
    })
    expect(await row(subject)).toMatchObject({ status: 'cancelled', flag: null })
  })

  it('a line of a stay that was paid as one goes back through its provider, and the rest stays', async () => {
    const meal = await one('restaurant')
    const tour = await one('tour')
    const started = await startFor(house, [meal, tour])
    await house.payerDoes(started, 'paid')
    await house.comeBack(started)
    expect(await row(meal)).toMatchObject({ payment_status: 'paid' })
    await step(meal, 'cancel')
    expect(await row(meal)).toMatchObject({ flag: 'cancelled_paid' })
    expect(await row(tour)).toMatchObject({ flag: null, payment_status: 'paid' })
    const held = await total(meal)
    const answer = await settle(meal, { give_back: held, seen: { held } })
    expect(answer.body, answer.text).toEqual({ id: meal.id, flag: null, held: 0 })
    expect(await moneyOn(meal)).toMatchObject([{ refund_status: 'queued' }])
    await house.runJobs()
    expect(await row(meal)).toMatchObject({ payment_status: 'refunded', flag: null })
    expect(await moneyOn(tour)).toMatchObject([{ status: 'paid', refund_cents: 0 }])
  })

  it('is the desk’s to decide, and of what can be paid alone', async () => {
    const subject = await one('restaurant')
    await take(subject, 5)
    const early = await settle(subject, { give_back: 0 })
    expect(early.body).toMatchObject({ code: 'conflict' })
    await step(subject, 'cancel')
    const guest = await house.ask('POST', `/api/cancelled/restaurant/${subject.id}/settle`, {
      body: { give_back: 5 },
    })
    expect([401, 403]).toContain(guest.status)
    expect(
      (await settle({ kind: 'table' as Payable, id: subject.id }, { give_back: 0 })).status,
    ).toBe(404)
    expect((await settle({ kind: 'car', id: subject.id }, { give_back: 0 })).status).toBe(404)
    expect((await settle(subject, { give_back: -1 })).status).toBe(422)
  })
})
