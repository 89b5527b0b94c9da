import { i18n } from '@lingui/core'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FolioItem } from '#contract/folio.ts'
import { addDays } from '#domain/days.ts'
import { balancesOf, type FolioRows } from '#features/folio/balances.ts'
import { ofEachCharge } from '#features/folio/charges.ts'
import type { PaymentRow } from '#features/folio/paid.ts'
import type { BookingRow } from '#features/folio/stay.ts'
import { stayMoney } from '#server/services/money/index.ts'
import { addRoom, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { dinner, openDemo, TODAY, type House } from './http-house.ts'

/**
 * The balance is the only "owed" (issue "The stay and its money"): over random histories of a stay the
 * house, the desk's screens and a sum kept beside them agree after every step.
 */

const NIGHT = 8000
const RATE = 1450

type Step =
  | { does: 'item'; cents: number; qty: number }
  | { does: 'takeOff' | 'charge' | 'uncharge' | 'cancelMeal' | 'takeBack'; pick: number }
  | { does: 'dollars' | 'francs'; on: number; cents: number }
  | { does: 'refund' | 'void'; pick: number }
  | { does: 'nights'; nights: number }
  | { does: 'writeOff'; part: number }

const pick = fc.nat(7)
const cents = fc.integer({ min: 1, max: 20_000 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('item' as const), cents, qty: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    does: fc.constantFrom('takeOff', 'charge', 'charge', 'uncharge', 'cancelMeal', 'takeBack'),
    pick,
  }),
  fc.record({ does: fc.constantFrom('dollars', 'francs'), on: pick, cents }),
  fc.record({ does: fc.constantFrom('refund', 'void'), pick }),
  fc.record({ does: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ does: fc.constant('writeOff' as const), part: fc.integer({ min: 1, max: 100 }) }),
)

/** What the test knows of the stay, kept apart from all code that works out a balance. */
interface Ledger {
  nights: number
  items: { id: string; cents: number }[]
  meals: { id: string; cents: number; on: boolean; cancelled: boolean }[]
  /** `on`: a meal; undefined: the room. */
  paid: { id: string; cents: number; on: string | undefined; counts: boolean }[]
  writtenOff: number
}

const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0)

/** Lines less money, and what was given up never makes it less than nothing. */
function owedOf({ nights, items, meals, paid, writtenOff }: Ledger): number {
  const standing = meals.filter(({ on, cancelled }) => on && !cancelled)
  const bills = new Set<string | undefined>([undefined, ...standing.map(({ id }) => id)])
  const lines = nights * NIGHT + sum([...items, ...standing].map((one) => one.cents))
  const money = sum(paid.filter((one) => one.counts && bills.has(one.on)).map((one) => one.cents))
  const unpaid = lines - money
  return unpaid - Math.min(Math.max(0, unpaid), writtenOff)
}

const labels = {
  nights: (nights: number) => `${nights} nights`,
  extras: () => 'Extras',
  charge: () => 'Meal',
  room: () => 'Room',
}

eachStore((make) => {
  let house: House
  let token: string
  beforeAll(async () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    house = await openDemo(make)
    token = await house.staff()
    await house.ask('PATCH', '/api/settings', { token, body: { rwf_per_usd: RATE } })
  })
  const post = async (path: string, body: unknown, method = 'POST') => {
    const answer = await house.ask(method as 'POST', path, { token, body })
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300)
    return answer.body as Record<string, unknown>
  }
  const rowsOf = async <Row>(path: string) => {
    const { body } = await house.ask('GET', path, { token })
    return (body.data ?? body) as Row[]
  }

  /** By the desk's own code, from the lists that devices keep. */
  async function shown(id: string): Promise<number | undefined> {
    const rows: FolioRows = {
      bookings: (await rowsOf<BookingRow>('/api/hotel-bookings?per_page=60')).filter(
        (row) => row.id === id,
      ),
      items: await rowsOf<FolioItem>('/api/folio-items'),
      charges: {
        ...ofEachCharge(() => []),
        restaurant: await rowsOf('/api/restaurant-orders?include=items,payments&per_page=60'),
      },
      payments: await rowsOf<PaymentRow>('/api/payments?per_page=60'),
    }
    return balancesOf(rows, labels)(id)?.balance
  }

  async function lived(steps: readonly Step[]) {
    const from = addDays(TODAY, 0)
    const room = await addRoom(house.store)
    const asked = wish(room, { from, nights: 2 })
    const made = await house.ask('POST', '/api/hotel/bookings', { body: asked })
    expect(made.status, made.text).toBe(201)
    const id = String(made.body.id)
    const stay = `/api/hotel-bookings/${id}`
    for (const step of ['approve', 'check-in']) await post(`${stay}/${step}`, {}, 'PATCH')
    const ledger: Ledger = { nights: 2, items: [], meals: [], paid: [], writtenOff: 0 }
    let left = false
    const among = <Row>(rows: readonly Row[], at: number) => rows[at % Math.max(1, rows.length)]

    async function take(step: Step): Promise<void> {
      switch (step.does) {
        case 'item': {
          const body = { title: 'Candle', price: step.cents / 100, qty: step.qty }
          const { id: item } = await post(`${stay}/folio-items`, body)
          ledger.items.push({ id: String(item), cents: step.cents * step.qty })
          return
        }
        case 'takeOff': {
          const item = among(ledger.items, step.pick)
          if (item === undefined) return
          await post(`${stay}/folio-items/${item.id}`, {}, 'DELETE')
          ledger.items = ledger.items.filter((one) => one !== item)
          return
        }
        case 'charge': {
          const order = await post('/api/restaurant/orders', await dinner(house.store))
          const meal = order.order as { id: string; total: number }
          const body = { kind: 'restaurant', subject_id: meal.id, on: true }
          await post(`${stay}/charges`, body)
          const centsOf = Math.round(meal.total * 100)
          ledger.meals.push({ id: meal.id, cents: centsOf, on: true, cancelled: false })
          return
        }
        case 'uncharge': {
          const meal = among(ledger.meals, step.pick)
          if (meal === undefined || meal.cancelled) return
          const body = { kind: 'restaurant', subject_id: meal.id, on: !meal.on }
          await post(`${stay}/charges`, body)
          meal.on = !meal.on
          return
        }
        case 'cancelMeal': {
          const meal = among(ledger.meals, step.pick)
          if (meal === undefined || meal.cancelled) return
          await post(`/api/restaurant-orders/${meal.id}/cancel`, { reason: 'No' }, 'PATCH')
          meal.cancelled = true
          return
        }
        case 'dollars':
        case 'francs': {
          const meal = among([undefined, ...ledger.meals], step.on)
          if (meal?.cancelled) return
          const path = meal ? `/api/restaurant-orders/${meal.id}` : stay
          const francs = Math.max(1, Math.round((step.cents / 100) * RATE))
          const inFrancs = step.does === 'francs'
          const money = inFrancs
            ? { amount: francs, currency: 'RWF' }
            : { amount: step.cents / 100, currency: 'USD' }
          const body = { ...money, method: 'cash', status: 'paid' }
          const { id: payment } = await post(`${path}/payments`, body)
          const worth = inFrancs ? Math.round((francs / RATE) * 100) : step.cents
          ledger.paid.push({ id: String(payment), cents: worth, on: meal?.id, counts: true })
          return
        }
        case 'refund':
        case 'void': {
          const counted = ledger.paid.filter(({ counts }) => counts)
          const payment = among(counted, step.pick)
          if (payment === undefined) return
          const path = payment.on ? `/api/restaurant-orders/${payment.on}` : stay
          const body =
            step.does === 'void' ? { void_reason: 'Typed wrong' } : { status: 'refunded' }
          await post(`${path}/payments/${payment.id}`, body, 'PATCH')
          payment.counts = false
          return
        }
        case 'nights': {
          if (left) return
          const check_out = addDays(from, step.nights)
          await post(stay, { check_in: from, check_out }, 'PATCH')
          ledger.nights = step.nights
          return
        }
        case 'writeOff': {
          const owed = owedOf(ledger)
          if (!left) {
            await post(`${stay}/check-out`, { reason: 'The company pays' }, 'PATCH')
            left = true
          }
          if (owed <= 0) return
          const already = Math.min(ledger.writtenOff, owedOf({ ...ledger, writtenOff: 0 }))
          const amount = Math.max(1, Math.round(((owed + already) * step.part) / 100))
          const body = { amount: amount / 100, reason: 'Will not come' }
          await post(`${stay}/write-off`, body)
          ledger.writtenOff = amount
          return
        }
        case 'takeBack': {
          if (!left) return
          await post(`${stay}/write-off`, { amount: 0, reason: 'The company paid after all' })
          ledger.writtenOff = 0
        }
      }
    }

    for (const step of steps) {
      await take(step)
      const owed = owedOf(ledger)
      const { balance } = await stayMoney(house.store.db, { kind: 'room', id })
      expect({ after: step.does, house: balance, desk: await shown(id) }).toEqual({
        after: step.does,
        house: owed,
        desk: owed,
      })
    }
  }

  describe('the balance of a stay', () => {
    it('is the same at the house, on the desk and by hand, whatever happened', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 18, size: 'max' }), lived),
        { seed: Number(process.env['SEED'] ?? 15), numRuns: Number(process.env['HISTORIES'] ?? 8) },
      )
    })
  })

  describe('what a guest left owing', () => {
    it('is written off by an admin alone, of a guest who has left, and never more than is open', async () => {
      const room = await addRoom(house.store)
      const asked = wish(room, { from: TODAY, nights: 2 })
      const made = await house.ask('POST', '/api/hotel/bookings', { body: asked })
      const stay = `/api/hotel-bookings/${String(made.body.id)}`
      for (const step of ['approve', 'check-in']) await post(`${stay}/${step}`, {}, 'PATCH')
      const writeOff = (body: object, by = token) =>
        house.ask('POST', `${stay}/write-off`, { token: by, body })
      const all = { amount: 160, reason: 'Will not come' }
      expect((await writeOff(all)).body).toMatchObject({ code: 'conflict' })
      await post(`${stay}/check-out`, { reason: 'The company pays' }, 'PATCH')
      expect((await writeOff(all, await house.staff('reception'))).status).toBe(403)
      expect((await writeOff({ amount: 160 })).status).toBe(422)
      expect((await writeOff({ ...all, amount: 160.05 })).status).toBe(409)
      expect((await writeOff({ ...all, seen: { owing: 100 } })).status).toBe(409)
      const done = await writeOff({ ...all, seen: { owing: 160 } })
      expect(done.body.data).toMatchObject({ written_off: 160, write_off_reason: 'Will not come' })
      // Money that comes after all counts: nothing was paid too much.
      await post(`${stay}/payments`, {
        amount: 100,
        currency: 'USD',
        method: 'cash',
        status: 'paid',
      })
      const [row] = (await rowsOf<BookingRow>('/api/hotel-bookings?per_page=60')).filter(
        ({ id }) => id === made.body.id,
      )
      expect(row).toMatchObject({ flag: null, written_off: 160 })
      expect(await shown(String(made.body.id))).toBe(0)
      const trail = await house.store.db
        .selectFrom('audit')
        .select('changed')
        .where('row_id', '=', String(made.body.id))
        .execute()
      expect(JSON.stringify(trail)).toContain('Will not come')
    })
  })
})
