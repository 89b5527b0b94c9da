import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { carDays, carTaken, publicRental, rental, rentedCar } from '#contract/rentals.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { CarsTable } from '#server/services/cars/schema.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, TODAY, type Asked } from './http-house.ts'
import { addCar, carComplaints, rentalRow, wishCar, type Trip } from './rentals-house.ts'

const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com']
const RENT = '/api/car-rentals/orders'

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const rent = (car: CarsTable, trip: Trip = {}, changes: object = {}, asked: Asked = {}) =>
    house.ask('POST', RENT, { body: wishCar(car, trip, { ...changes }), ...asked })
  async function rented(car: CarsTable, trip: Trip = {}) {
    const answer = await rent(car, trip)
    expect(answer.status, answer.text).toBe(201)
    return answer.body as { id: string; rental: { code: string } }
  }
  const step = (id: string, path: string, body: object = {}) =>
    house.ask('PATCH', `/api/car-rentals/${id}${path}`, { token, body })
  const lookUp = (codes: string[], address?: string) =>
    house.ask('POST', '/api/car-rentals/lookup', { body: { codes }, ...(address && { address }) })
  const days = async () =>
    (await house.ask('GET', '/api/cars/days')).body.data as { car_id: string }[]
  const countRentals = async () =>
    (await house.store.db.selectFrom('car_rentals').select('id').execute()).length

  describe('renting', () => {
    it('takes the documents’ payload: claimed at once, nothing personal in the answer', async () => {
      const car = await addCar(house.store)
      const answer = await rent(car)
      expect(answer.status, answer.text).toBe(201)
      expect(safeParse(rentedCar, answer.body).success).toBe(true)
      expect(answer.body).toMatchObject({
        id: answer.body.rental_id,
        rental: {
          id: answer.body.id,
          car_id: car.id,
          car_name: car.name,
          status: 'pending',
          payment_status: 'unpaid',
          days: 2,
          base_price: 120,
          extras_total: 38,
          grand_total: 158,
          currency: 'USD',
          // Where somebody lives or stays is not for whoever has the code.
          pickup_location: '',
          extras: { gps: true, child_seat: false, insurance: true, pickup_delivery: true },
        },
      })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
      expect(await rentalRow(house.store, answer.body.id)).toMatchObject({
        customer_name: 'Aline Mukamana',
        source: 'public-car-page',
        changed_by: 'guest',
      })
    })

    it('is done once a key, stamped, and in the audit without anything personal', async () => {
      const car = await addCar(house.store)
      const [key, operation] = [uuidv7(), uuidv7()]
      const deviceTime = '2026-06-30T05:00:00.000Z'
      const asked = { body: wishCar(car), key, operation, device: uuidv7(), deviceTime }
      const first = await house.ask('POST', RENT, asked)
      const again = await house.ask('POST', RENT, asked)
      expect(first.status).toBe(201)
      expect(again.body).toEqual(first.body)
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(await rentalRow(house.store, first.body.id)).toMatchObject({
        operation_id: operation,
        device_time: deviceTime,
      })
      const audits = await house.store.db
        .selectFrom('audit')
        .selectAll()
        .where('operation_id', '=', operation)
        .execute()
      expect(audits).toHaveLength(1)
      for (const word of PERSONAL) expect(audits[0]?.changed).not.toContain(word)
    })

    it('keeps the device’s code, and makes another where somebody has it', async () => {
      const car = await addCar(house.store)
      const first = await rent(car, {}, { code: 'K7MPQ2XY' })
      const second = await rent(await addCar(house.store), {}, { code: 'K7MPQ2XY' })
      expect(first.body.rental).toMatchObject({ code: 'K7MPQ2XY' })
      const { code } = second.body.rental as { code: string }
      expect(code).toMatch(/^(?!K7MPQ2XY)[2-9A-HJKMNP-TV-Z]{8}$/)
    })

    it('counts a day at least, and each extra as documented', async () => {
      const car = await addCar(house.store, { daily_rate_cents: 4550 })
      const trip = {
        days: 0,
        back: '18:00',
        extras: { child_seat: true, additional_driver: true },
      }
      const answer = await rent(car, trip)
      expect(answer.body.rental).toMatchObject({
        days: 1,
        base_price: 45.5,
        extras_total: 5 + 3 + 7 + 10 + 8,
        grand_total: 78.5,
      })
    })

    it('refuses another price with its own, and bears a cent', async () => {
      const car = await addCar(house.store)
      const { totals } = wishCar(car)
      const before = await countRentals()
      for (const field of ['base_price', 'extras_total', 'grand_total'] as const) {
        const off = await rent(car, {}, { totals: { ...totals, [field]: totals[field] - 1 } })
        expect(off.status, field).toBe(409)
        expect(off.body).toMatchObject({
          code: 'price_changed',
          current: { ...totals, daily_rate: 60 },
        })
      }
      expect(await countRentals()).toBe(before)
      const near = await rent(car, {}, { totals: { ...totals, grand_total: 158.01 } })
      expect(near.status).toBe(201)
      expect(near.body.rental).toMatchObject({ grand_total: 158 })
    })

    it('has the house’s own prices of extras: what it does not offer is refused, what was agreed stays', async () => {
      const car = await addCar(house.store)
      const admin = await house.staff('admin')
      const set = (body: object) => house.ask('PATCH', '/api/settings', { token: admin, body })
      const ordered = await rented(car, { extras: { gps: true, child_seat: true } })
      expect((await set({ rental_gps: 7, rental_insurance: null })).status).toBe(200)
      try {
        const told = (await house.ask('GET', '/api/house')).body as { rental_extras: object }
        expect(told.rental_extras).toMatchObject({ gps: 7, child_seat: 3, insurance: null })

        // What waited with the old prices: told the new ones, and what it cannot have.
        const trip = { from: addDays(TODAY, 40) }
        const waited = await rent(car, trip)
        const { extras, totals } = wishCar(car, trip)
        const without = { ...extras, insurance: false }
        const current = { extras_total: 7 * 2 + 8, grand_total: 120 + 22, extras: without }
        expect(waited.body).toMatchObject({
          code: 'price_changed',
          reason: 'rental_extra_not_offered',
          current,
        })
        // Nor is it given for nothing to whoever leaves its price out of the sum.
        const sums = { ...totals, extras_total: 22, grand_total: 142 }
        expect((await rent(car, trip, { totals: sums })).body.reason).toBe(
          'rental_extra_not_offered',
        )
        const again = await rent(car, trip, { extras: without, totals: sums })
        expect(again.status, again.text).toBe(201)
        expect(again.body.rental).toMatchObject(current)

        // The first is moved by a day: its own prices go along, insurance too.
        const moved = await step(ordered.id, '', {
          pickup_date: addDays(TODAY, 10),
          dropoff_date: addDays(TODAY, 13),
        })
        expect(moved.status, moved.text).toBe(200)
        expect(moved.body.data).toMatchObject({ extras_total: (5 + 3 + 10) * 3 + 8 })
      } finally {
        await set({ rental_gps: 5, rental_insurance: 10 })
      }
    })

    it('is late by the house’s own clock, but for what staff record', async () => {
      const car = await addCar(house.store)
      const trip = { from: TODAY, days: 1, at: '09:00' }
      const asked = { deviceTime: '2026-06-01T00:00:00Z' }
      const late = await rent(car, trip, {}, asked)
      expect(late.status).toBe(422)
      expect(late.body).toMatchObject({
        code: 'too_late',
        message: `The pick-up that you asked for, 09:00 on ${TODAY}, has passed.`,
      })
      const desk = { source: 'desk' }
      expect((await rent(car, trip, desk)).body.code).toBe('too_late')
      const recorded = await rent(car, trip, desk, { token })
      expect(recorded.status, recorded.text).toBe(201)
      expect((await rentalRow(house.store, recorded.body.id)).source).toBe('desk')
      expect((await rent(await addCar(house.store), { from: TODAY, days: 1 })).status).toBe(201)
    })

    it('wants a phone of guests, and none of who stands at the desk', async () => {
      const customer = { name: 'Odile Test', phone: ' ', email: null }
      const car = await addCar(house.store)
      for (const source of ['public-car-page', 'desk']) {
        const answer = await rent(car, {}, { customer, source })
        expect(answer.status).toBe(422)
        expect(answer.body).toMatchObject({
          message: 'Please enter your name and phone number.',
          errors: { 'customer.phone': ['This field is required.'] },
        })
      }
      const desk = { customer: { ...customer, phone: null }, source: 'desk' }
      const recorded = await rent(car, {}, desk, { token: await house.staff() })
      expect(recorded.status, recorded.text).toBe(201)
      expect((await rentalRow(house.store, recorded.body.id)).customer_phone).toBeNull()
    })

    it('lets nobody say that it is the desk’s', async () => {
      const answer = await rent(await addCar(house.store), {}, { source: 'desk' })
      expect((await rentalRow(house.store, answer.body.id)).source).toBe('public')
    })

    const on = (pickup_date: string, dropoff_date: string, dropoff_time = '10:00') => ({
      pickup_date,
      pickup_time: '10:00',
      dropoff_date,
      dropoff_time,
    })
    it.each([
      ['a day that is none', on('2026-06-31', '2026-07-12'), 'pickup_date'],
      ['an end that is none', on('2026-07-10', '2026-09-31'), 'dropoff_date'],
      ['no time at all', on('2026-07-10', '2026-07-10'), 'dropoff_date'],
      ['a return before it left', on('2026-07-10', '2026-07-10', '09:59'), 'dropoff_date'],
      ['91 days', on('2026-07-10', '2026-10-09'), 'dropoff_date'],
      ['367 days ahead', on('2027-07-03', '2027-07-04'), 'pickup_date'],
      ['an hour that is none', on('2026-07-10', '2026-07-12', '24:00'), 'dropoff_time'],
    ])('refuses %s', async (_what, schedule, field) => {
      const answer = await rent(await addCar(house.store), {}, { schedule })
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('validation')
      expect(answer.body.errors).toHaveProperty([`schedule.${field}`])
    })

    it('takes 90 days, and a pick-up a year ahead', async () => {
      const car = await addCar(house.store)
      expect((await rent(car, { days: 90 })).status).toBe(201)
      expect((await rent(car, { from: addDays(TODAY, 366) })).status).toBe(201)
    })

    it.each([
      ['name and phone', { customer: { name: ' ', phone: '' } }, 'customer.name'],
      ['where to pick it up', { locations: { pickup: ' ', dropoff: 'x' } }, 'locations.pickup'],
      ['where it is left', { locations: { pickup: 'x', dropoff: '' } }, 'locations.dropoff'],
      ['a car', { car_id: '' }, 'car_id'],
    ])('wants %s', async (_what, changes, field) => {
      const answer = await rent(await addCar(house.store), {}, changes)
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toHaveProperty([field])
      expect(answer.body.message).not.toContain('Invalid')
    })

    it('says so when the house has no such car', async () => {
      const car = await addCar(house.store)
      await house.store.transaction((tx) => tx.remove('cars', car.id))
      for (const gone of [car, { ...car, id: 'car-nowhere' }]) {
        const answer = await rent(gone)
        expect(answer.status).toBe(422)
        expect(answer.body.errors).toHaveProperty('car_id')
      }
    })
  })

  describe('a car that is taken', () => {
    it('is refused with cars free for all of these days, cheapest first', async () => {
      const from = addDays(TODAY, 100)
      const car = await addCar(house.store)
      const cheap = await addCar(house.store, { daily_rate_cents: 2 })
      const cheaper = await addCar(house.store, { daily_rate_cents: 1 })
      const out = await addCar(house.store, { daily_rate_cents: 3 })
      const closed = await addCar(house.store, { daily_rate_cents: 4, is_available: 0 })
      await rented(car, { from })
      await rented(out, { from: addDays(from, 3), days: 1 })
      const answer = await rent(car, { from: addDays(from, 1), days: 4 })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'car_taken',
        message: `${car.name} is no longer free for this time.`,
      })
      const { data } = safeParse(carTaken, answer.body.current)
      const offered = data?.cars.map(({ car_id }) => car_id) ?? []
      expect(offered.slice(0, 2)).toEqual([cheaper.id, cheap.id])
      expect(data?.cars[0]).toEqual({ car_id: cheaper.id, name: cheaper.name, daily_rate: 0.01 })
      for (const { id } of [car, out, closed]) expect(offered).not.toContain(id)
    })

    it('has an hour between two guests', async () => {
      const car = await addCar(house.store)
      const from = addDays(TODAY, 30)
      const end = addDays(from, 2)
      await rented(car, { from })
      expect((await rent(car, { from: end, at: '10:59' })).body.code).toBe('car_taken')
      expect((await rent(car, { from: end, at: '11:00' })).status).toBe(201)
      const before = { from: addDays(from, -1), days: 1 }
      expect((await rent(car, { ...before, back: '09:01' })).body.code).toBe('car_taken')
      expect((await rent(car, { ...before, back: '09:00' })).status).toBe(201)
    })

    it('is one that staff have taken off, too', async () => {
      const car = await addCar(house.store, { is_available: 0 })
      const answer = await rent(car)
      expect(answer.status).toBe(409)
      expect(answer.body.code).toBe('car_taken')
    })

    it('is free again when its rental is cancelled or completed', async () => {
      for (const path of ['/cancel', '/complete']) {
        const car = await addCar(house.store)
        const { id } = await rented(car)
        expect((await rent(car)).status).toBe(409)
        expect((await step(id, path)).status).toBe(200)
        expect((await rent(car)).status).toBe(201)
      }
    })
  })

  describe('what everyone may know', () => {
    it('is when cars are out, and nothing of whose rentals they are', async () => {
      const car = await addCar(house.store)
      const operation = uuidv7()
      const asked = { key: uuidv7(), operation, device: uuidv7() }
      const made = await rent(car, {}, {}, asked)
      const answer = await house.ask('GET', '/api/cars/days')
      const rows = answer.body.data as object[]
      for (const row of rows) expect(safeParse(carDays, row).success).toBe(true)
      expect(rows).toContainEqual(
        expect.objectContaining({
          car_id: car.id,
          pickup_date: addDays(TODAY, 10),
          dropoff_date: addDays(TODAY, 12),
          operation_id: null,
        }),
      )
      const { code } = made.body.rental as { code: string }
      for (const word of [...PERSONAL, String(made.body.id), operation, code]) {
        expect(answer.text).not.toContain(word)
      }
    })

    it('goes to every device with the changes, and off it when the car is free again', async () => {
      const car = await addCar(house.store)
      const since = async (cursor: unknown) =>
        (await house.ask('GET', `/api/changes?since=${String(cursor)}`)).body as {
          cursor: string
          changes: { car_days?: { rows: { id: string; car_id: string }[]; deleted: string[] } }
        }
      const start = await house.ask('GET', '/api/changes')
      const { id } = await rented(car)
      const after = await since(start.body.cursor)
      const [row] = after.changes.car_days?.rows.filter(({ car_id }) => car_id === car.id) ?? []
      expect(row).toBeDefined()
      expect(Object.keys(after.changes)).not.toContain('car_rentals')
      await step(id, '/cancel')
      expect((await since(after.cursor)).changes.car_days?.deleted).toEqual([row?.id])
      expect((await days()).some(({ car_id }) => car_id === car.id)).toBe(false)
    })

    it('follows a guest’s own cancellation', async () => {
      const car = await addCar(house.store)
      const { id, rental: made } = await rented(car)
      const own = { code: made.code, contact: '+250 788 123 456' }
      const terms = await house.ask('POST', '/api/cancellations/terms', { body: own })
      expect(terms.body).toMatchObject({ can_cancel: true })
      const answer = await house.ask('POST', '/api/cancellations', {
        body: { ...own, seen: { refund: 0, kept: 0 } },
      })
      expect(answer.status, answer.text).toBe(200)
      expect(await rentalRow(house.store, id)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'Cancelled by the guest',
      })
      expect((await rent(car)).status).toBe(201)
      expect(await carComplaints(house.store)).toEqual([])
    })
  })

  describe('looking up', () => {
    it('tells states by codes alone, nothing personal, and slows guessing', async () => {
      const car = await addCar(house.store)
      const { id, rental: made } = await rented(car)
      const answer = await lookUp([made.code, 'ZZZZZZZZ'])
      const rows = answer.body.data as { id: string }[]
      expect(rows.map((row) => row.id)).toEqual([id])
      expect(safeParse(publicRental, rows[0]).success).toBe(true)
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
      const tries = []
      for (let at = 0; at < 40; at += 1) {
        const codes = Array.from({ length: 50 }, (_, n) => `ZZZZ${String(at * 50 + n + 2222)}`)
        const legal = codes.map((code) => code.replaceAll('0', 'A').replaceAll('1', 'B'))
        tries.push((await lookUp(legal, '10.9.8.7')).status)
      }
      expect(tries).toContain(429)
    })
  })

  describe('the desk', () => {
    it('lists rentals with their cars, for staff alone', async () => {
      expect((await house.ask('GET', '/api/car-rentals?include=car')).status).toBe(401)
      const car = await addCar(house.store)
      const { id } = await rented(car)
      const answer = await house.ask('GET', '/api/car-rentals?include=car&status=pending', {
        token,
      })
      const rows = answer.body.data as { id: string; status: string }[]
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending']))
      const mine = rows.find((row) => row.id === id)
      expect(mine).toMatchObject({
        car: { id: car.id, name: car.name, plate: car.plate },
        customer_name: 'Aline Mukamana',
        customer_phone: '0788 123 456',
      })
      expect(safeParse(rental, mine).success).toBe(true)
      const page = await house.ask('GET', '/api/car-rentals?per_page=2&page=2', { token })
      expect(page.body).toMatchObject({ current_page: 2, per_page: 2 })
      expect(page.body.data).toHaveLength(2)
    })

    it('approves, completes and cancels, and minds what the person saw', async () => {
      const { id } = await rented(await addCar(house.store))
      const approved = await step(id, '/approve', { seen: { status: 'pending' } })
      expect(approved.body.data).toMatchObject({ status: 'approved', changed_by: 'Some admin' })
      const again = await step(id, '/approve', { seen: { status: 'pending' } })
      expect(again.status).toBe(200)
      const stale = await step(id, '/cancel', { seen: { status: 'pending' } })
      expect(stale.body).toMatchObject({ code: 'conflict', current: { id, status: 'approved' } })
      expect((await step(id, '/complete')).body.data).toMatchObject({ status: 'completed' })
      // Whoever approves what a colleague brought to its end hears no refusal (decision 52).
      expect((await step(id, '/approve')).body.data).toMatchObject({ status: 'completed' })
      expect((await step(id, '/cancel')).body.code).toBe('conflict')
      expect((await step('nobody', '/cancel')).status).toBe(404)
    })

    it('tells the guest once that the house cancelled', async () => {
      const { id } = await rented(await addCar(house.store))
      await step(id, '/cancel', { reason: 'The gearbox went' })
      await step(id, '/cancel')
      expect(await rentalRow(house.store, id)).toMatchObject({ cancel_reason: 'The gearbox went' })
      const notices = await house.store.db
        .selectFrom('notices')
        .selectAll()
        .where('dedupe', '=', `booking_cancelled:car:${id}`)
        .execute()
      expect(notices).toHaveLength(1)
    })

    it('moves a rental at the agreed rate and hours, where the car is free', async () => {
      const car = await addCar(house.store)
      const from = addDays(TODAY, 40)
      const { id } = await rented(car, { from })
      await rented(car, { from: addDays(from, 10) })
      await house.store.transaction((tx) =>
        tx.update('cars', car.id, { daily_rate_cents: 9900, is_available: 0 }),
      )
      const to = { pickup_date: addDays(from, 1), dropoff_date: addDays(from, 4) }
      const seen = { pickup_date: from, dropoff_date: addDays(from, 2) }
      const moved = await step(id, '', { ...to, seen })
      expect(moved.status, moved.text).toBe(200)
      expect(moved.body.data).toMatchObject({
        ...to,
        pickup_time: '10:00',
        days: 3,
        base_price: 180,
        grand_total: 180 + 45 + 8,
      })
      expect(await carComplaints(house.store)).toEqual([])
      expect((await step(id, '', { ...to, seen })).status).toBe(200)
      const stale = await step(id, '', { ...to, dropoff_date: addDays(from, 5), seen })
      expect(stale.body.code).toBe('conflict')
      const onto = { pickup_date: addDays(from, 9), dropoff_date: addDays(from, 11) }
      expect((await step(id, '', onto)).body.code).toBe('car_taken')
      const backwards = { pickup_date: addDays(from, 3), dropoff_date: from }
      expect((await step(id, '', backwards)).body.errors).toHaveProperty('dropoff_date')
      await step(id, '/cancel')
      expect((await step(id, '', onto)).body.code).toBe('conflict')
    })

    it('says what a paid rental owes when it is moved to more days, and to fewer', async () => {
      const from = addDays(TODAY, 60)
      const { id } = await rented(await addCar(house.store), { from })
      const { total_cents } = await rentalRow(house.store, id)
      const money = { amount: total_cents / 100, currency: 'USD', method: 'cash', status: 'paid' }
      await house.ask('POST', `/api/car-rentals/${id}/payments`, { token, body: money })
      const until = async (length: number) => {
        await step(id, '', { pickup_date: from, dropoff_date: addDays(from, length) })
        const { payment_status, flag } = await rentalRow(house.store, id)
        return [payment_status, flag]
      }
      expect(await until(3)).toEqual(['unpaid', 'part_paid'])
      expect(await until(2)).toEqual(['paid', null])
      expect(await until(1)).toEqual(['paid', 'overpaid'])
    })

    it('is for staff alone', async () => {
      const { id } = await rented(await addCar(house.store))
      for (const path of ['/approve', '/complete', '/cancel', '']) {
        const answer = await house.ask('PATCH', `/api/car-rentals/${id}${path}`, { body: {} })
        expect(answer.status, path).toBe(401)
      }
    })
  })

  it('shows when the demo house’s cars are out, all of them and no other', async () => {
    expect(await carComplaints(house.store)).toEqual([])
    expect((await days()).length).toBeGreaterThan(3)
  })
})
