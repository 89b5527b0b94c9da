import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DayClose } from '#contract/day-close.ts'
import { addDays, dayIn, momentOf } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { closedDays } from '#server/services/day-close/days.ts'
import { gather } from '#server/services/day-close/gather.ts'
import { owingNow } from '#server/services/day-close/owing.ts'
import { tries } from '../fixtures/tries.ts'
import { addRoom, askForRoom } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, type House } from './http-house.ts'

/**
 * Whatever happens to payments before and after a day is closed, and in whatever order days are closed:
 * all closes together are the money that moved, each movement once.
 */

const ZONE = 'Africa/Kigali'

type Step =
  | { does: 'pay'; cents: number; ago: number; card: boolean }
  | { does: 'void'; pick: number }
  | { does: 'refund'; pick: number; ago: number }
  | { does: 'amount'; pick: number; cents: number }
  | { does: 'method'; pick: number; card: boolean }
  | { does: 'date' | 'close'; pick: number; ago: number }
  | { does: 'sleep' | 'charge' | 'take off' | 'add' | 'meal' | 'give up' }

const pick = fc.nat(7)
const ago = fc.nat(3)
const cents = fc.integer({ min: 1, max: 20_000 })
const card = fc.boolean()
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pay' as const), cents, ago, card }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('void' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refund' as const), pick, ago }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('amount' as const), pick, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('method' as const), pick, card }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('date' as const), pick, ago }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('close' as const), pick, ago }) },
  { weight: 2, arbitrary: fc.constant({ does: 'sleep' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('charge', 'take off', 'add', 'meal', 'give up'),
    }),
  },
)

const paid: Step = { does: 'pay', cents: 500, ago: 0, card: true }
const closed = { does: 'close', pick: 0, ago: 0 } as const
const sleep: Step = { does: 'sleep' }

eachStore((make) => {
  let house: House
  let token: string
  let admin: string
  /** Histories follow each other in the same house. */
  let today = '2026-08-01'
  beforeAll(async () => {
    house = await openDemo(make)
    token = await house.staff('reception')
    admin = await house.staff('admin')
  })
  const wake = () => {
    house.now = momentOf(ZONE, today, '20:00')
  }

  async function meal(): Promise<string> {
    const body = await dinner(house.store, { schedule: { date: addDays(today, 1), time: '19:00' } })
    const answer = await house.ask('POST', '/api/restaurant/orders', { body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
  async function served(id: string) {
    for (const does of ['accept', 'start-preparing', 'ready', 'deliver']) {
      await house.ask('PATCH', `/api/restaurant-orders/${id}/${does}`, { token })
    }
  }

  /** What is asked of the changes since the newest close says the same as all years looked through. */
  async function isAsLookedThrough() {
    const { db } = house.store
    const asked = async () => {
      const closes = await closedDays(db)
      const days = [0, 1, 2, 3].map((back) => addDays(today, -back))
      const all = []
      for (const day of days) {
        const { movements, facts } = await gather(db, day, ZONE, closes)
        all.push(
          [movements, facts].map((some) => some.map((one) => JSON.stringify(one)).toSorted()),
        )
      }
      const { owing, open } = await owingNow(db)
      return { all, owing, open: open.map((one) => JSON.stringify(one)).toSorted() }
    }
    const quick = await asked()
    const mark = await db
      .selectFrom('meta')
      .selectAll()
      .where('name', '=', 'day_close:changes')
      .executeTakeFirst()
    if (mark === undefined) return
    const { store } = house
    await store.transaction((tx) =>
      tx.db.deleteFrom('meta').where('name', '=', mark.name).execute(),
    )
    const slow = await asked()
    await store.transaction((tx) => tx.db.insertInto('meta').values(mark).execute())
    expect(quick).toEqual(slow)
  }

  async function lived(steps: readonly Step[]) {
    wake()
    const id = await askForRoom(house, await addRoom(house.store), { from: today })
    const stay = `/api/hotel-bookings/${id}`
    for (const does of ['approve', 'check-in', 'check-out']) {
      const answer = await house.ask('PATCH', `${stay}/${does}`, { token })
      expect(answer.status, answer.text).toBe(200)
    }
    const order = await meal()
    const charge = (subject_id: string, on: boolean) =>
      house.ask('POST', `${stay}/charges`, { token, body: { kind: 'restaurant', subject_id, on } })
    const payments: string[] = []
    const path = `${stay}/payments`
    /** As a device sends it that recorded it so many days ago. */
    const recorded = (days: number) => ({
      key: uuidv7(),
      operation: uuidv7(),
      deviceTime: momentOf(ZONE, addDays(today, -days), '19:00').toISOString(),
    })
    const change = (at: number, its: object, asked: object = {}) =>
      payments.length === 0
        ? undefined
        : house.ask('PATCH', `${path}/${payments[at % payments.length]}`, {
            token,
            body: its,
            ...asked,
          })
    const method = (isCard: boolean) => (isCard ? 'card' : 'cash')
    for (const step of steps) {
      // Every step has a moment of its own.
      house.now = new Date(house.now.getTime() + 1000)
      if (step.does === 'pay') {
        const made = await house.ask('POST', path, {
          token,
          body: {
            amount: step.cents / 100,
            currency: 'USD',
            method: method(step.card),
            status: 'paid',
          },
          ...recorded(step.ago),
        })
        expect(made.status, made.text).toBe(201)
        payments.push(String(made.body.id))
      }
      // Some are refused, as on any day: what is refused changes nothing.
      if (step.does === 'void') await change(step.pick, { void_reason: 'Typed wrong' })
      if (step.does === 'refund') {
        await change(step.pick, { status: 'refunded' }, recorded(step.ago))
      }
      if (step.does === 'amount') await change(step.pick, { amount: step.cents / 100 })
      if (step.does === 'method') await change(step.pick, { method: method(step.card) })
      if (step.does === 'date') {
        await change(step.pick, { created_at: addDays(today, -step.ago) })
      }
      if (step.does === 'charge') await charge(order, true)
      if (step.does === 'take off') await charge(order, false)
      if (step.does === 'add') {
        const item = { title: 'Tea', price: 2.5, qty: 2 }
        await house.ask('POST', `${stay}/folio-items`, { token, body: item })
      }
      if (step.does === 'meal') await served(await meal())
      if (step.does === 'give up') {
        const given = { amount: 1, reason: 'Agreed' }
        await house.ask('POST', `${stay}/write-off`, { token: admin, body: given })
      }
      if (step.does === 'close') {
        const day = addDays(today, -step.ago)
        const answer = await house.ask('POST', '/api/day-closes', { token, body: { day } })
        expect(answer.status, answer.text).toBeLessThan(300)
        await isAsLookedThrough()
      }
      if (step.does === 'sleep') {
        today = addDays(today, 1)
        wake()
      }
    }
    await isAsLookedThrough()
    // A day later than all: it carries whatever came late.
    today = addDays(today, 1)
    wake()
    const last = await house.ask('POST', '/api/day-closes', { token, body: { day: today } })
    expect(last.status, last.text).toBe(201)
    today = addDays(today, 1)
  }

  async function everythingIsCountedOnce() {
    const { db } = house.store
    const closes = await db.selectFrom('day_closes').selectAll().execute()
    const isClosed = new Set(closes.map(({ day }) => day))
    const counted = new Map<string, number>()
    for (const row of await db.selectFrom('day_close_movements').selectAll().execute()) {
      const key = `${row.payment_id} ${row.way} ${row.method}`
      counted.set(key, (counted.get(key) ?? 0) + Number(row.cents))
    }
    const sums = closes.reduce((sum, { figures, carried }) => {
      const all = [
        JSON.parse(figures) as DayClose['figures'],
        ...(JSON.parse(carried) as DayClose['carried']).map((one) => one.figures),
      ]
      return sum + all.reduce((so, { dollars }) => so + Math.round(dollars.net * 100), 0)
    }, 0)
    expect(sums).toBe([...counted.values()].reduce((sum, one) => sum + one, 0))

    const now = new Map<string, number>()
    const isKnown = (key: string, moment: string) =>
      counted.has(key) || isClosed.has(dayIn(ZONE, new Date(moment)))
    for (const row of await db.selectFrom('payments').selectAll().execute()) {
      const add = (way: string, moment: string, its: number) => {
        const key = `${row.id} ${way} ${row.method}`
        if (isKnown(key, moment)) now.set(key, its)
      }
      if (row.status === 'paid' || row.status === 'refunded') {
        add('came', row.paid_at ?? row.created_at, Number(row.amount_cents))
      }
      if (row.status === 'refunded') {
        add('went', row.refunded_at ?? row.changed_at, -Number(row.amount_cents))
      }
    }
    const without0 = (all: Map<string, number>) =>
      [...all].filter(([, its]) => its !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(without0(counted)).toEqual(without0(now))
  }

  describe('all closes together', () => {
    it('are the money that moved on closed days, whatever came when', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
          await lived(steps)
          await everythingIsCountedOnce()
        }),
        {
          numRuns: tries(10, 15),
          examples: [
            // Edited after it was counted.
            [[paid, closed, { does: 'method', pick: 0, card: false }]],
            [[paid, closed, { does: 'amount', pick: 0, cents: 700 }]],
            [[paid, closed, { does: 'void', pick: 0 }, closed, sleep, closed]],
            [[paid, closed, sleep, { does: 'refund', pick: 0, ago: 1 }]],
            // A later day is closed first.
            [[paid, sleep, { does: 'refund', pick: 0, ago: 0 }, closed, { ...closed, ago: 1 }]],
            // An earlier day is closed after money came for the newest.
            [[sleep, paid, closed, paid, { ...closed, ago: 1 }, sleep, sleep]],
          ],
        },
      )
    })
  })
})
