import { safeParse } from 'zod/mini'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookedCart, cartQuote, publicCart } from '#contract/cart.ts'
import { addDays } from '#domain/days.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, changeSettings, rooms } from './bookings-house.ts'
import {
  booked,
  bundleLine,
  carLine,
  cart,
  everything,
  laundryLine,
  mealLine,
  roomLine,
  rowOf,
  sent,
  sumOf,
  tourLine,
  type Line,
  type ShownCart,
  type ShownQuote,
} from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, TODAY, type Asked, type House } from './http-house.ts'
import { addCar, carComplaints } from './rentals-house.ts'
import { addTour, placeComplaints } from './tours-house.ts'

const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com', 'Market Street']

eachStore((make) => {
  let house: House
  let token: string
  beforeAll(async () => {
    house = await openHouse(await make({ seeded: true, clock: () => house?.now ?? MORNING }))
    token = await house.staff()
  })
  beforeEach(() => void (house.now = MORNING))

  const book = (body: unknown, asked: Asked = {}) =>
    house.ask('POST', '/api/book', { body, ...asked })
  const quote = (lines: readonly Line[], asked: Asked = {}) =>
    house.ask('POST', '/api/book/quote', { body: { lines: sent(lines) }, ...asked })
  const lookUp = async (code: string) => {
    const { body } = await house.ask('POST', '/api/book/lookup', { body: { codes: [code] } })
    const [found] = body.data as ShownCart[]
    if (found === undefined) throw new Error('No such cart')
    return found
  }
  const cartIn = ({ body }: { body: Record<string, unknown> }) => body.cart as ShownCart

  /** Two rooms, three meals, a car, laundry and a tour. */
  async function stay(): Promise<Line[]> {
    const [one, two] = [await addRoom(house.store), await addRoom(house.store)]
    const meal = (time: string, day = addDays(TODAY, 10)) =>
      mealLine(house.store, { schedule: { date: day, time } })
    return [
      await meal('19:00'),
      tourLine(await addTour(house.store), { date: addDays(TODAY, 11) }),
      roomLine(one, { extras: { breakfast: true } }),
      carLine(await addCar(house.store)),
      await meal('12:00', addDays(TODAY, 11)),
      roomLine(two),
      laundryLine(),
      await meal('19:00', addDays(TODAY, 11)),
    ]
  }

  describe('a cart', () => {
    it('becomes the rows that its services would make, in one go, in the guest’s order', async () => {
      const lines = await stay()
      const before = await booked(house.store)
      const answer = await book(cart(lines, { language: 'fr' }))
      expect(answer.status).toBe(201)
      expect(safeParse(bookedCart, answer.body).success).toBe(true)
      const shown = cartIn(answer)
      expect(shown.lines.map(({ line, kind }) => [line, kind])).toEqual(
        lines.map(({ line, kind }) => [line, kind]),
      )
      expect(shown).toMatchObject({ total: sumOf(lines), paid: 0, currency: 'USD' })
      for (const [at, line] of shown.lines.entries()) {
        expect(line).toMatchObject({ total: lines[at]?.total, status: 'pending', refusal: null })
        const [subject] = line.subjects
        const row = await rowOf(house.store, subject ?? { kind: '', id: '' })
        expect(row).toMatchObject({
          code: line.code,
          source: 'public-book',
          language: 'fr',
          status: 'pending',
          payment_status: 'unpaid',
          customer_name: 'Aline Mukamana',
          customer_phone: '0788 123 456',
          customer_email: 'aline@example.com',
        })
      }
      const after = await booked(house.store)
      expect(after.count - before.count).toBe(lines.length)
      expect(after.cents - before.cents).toBe(Math.round(sumOf(lines) * 100))
      const tour = shown.lines[1]
      expect(tour).toMatchObject({ from: addDays(TODAY, 11), to: addDays(TODAY, 11) })
      expect(tour?.title).toMatch(/^Test tour/)
      expect(await carComplaints(house.store)).toEqual([])
      expect(await placeComplaints(house.store)).toEqual([])
      for (const words of PERSONAL) expect(answer.text).not.toContain(words)
      const audit = await house.store.db
        .selectFrom('audit')
        .select('resource')
        .where('endpoint', '=', 'bookCart')
        .execute()
      expect(audit).toHaveLength(lines.length + 1)
    })

    it('keeps the codes that the device made, its lines’ and its own, where nobody has them', async () => {
      const tour = await addTour(house.store)
      const codes = [newCode(), newCode()]
      const own = newCode()
      const lines = codes.map((code) => tourLine(tour, { people: 1 }, { code }))
      const first = cartIn(await book(cart(lines, { code: own })))
      expect(first.code).toBe(own)
      expect(first.lines.map(({ code }) => code)).toEqual(codes)
      const second = cartIn(await book(cart([tourLine(tour, { people: 1 })], { code: own })))
      expect(second.code).not.toBe(own)
      expect((await lookUp(own)).id).toBe(first.id)
    })

    it('has bundles and several rooms of a kind as one line of several rows', async () => {
      const like = { type: `cart-${uuidv7()}` }
      const [one] = await rooms(house.store, 3, like)
      const others = await rooms(house.store, 2)
      if (one === undefined) throw new Error('No room')
      const lines = [bundleLine(others), roomLine(one, { quantity: 3 })]
      const { lines: shown, total } = cartIn(await book(cart(lines)))
      expect(shown.map(({ subjects }) => subjects.length)).toEqual([2, 3])
      expect(shown.map(({ total: of }) => of)).toEqual(lines.map(({ total: of }) => of))
      expect(total).toBe(sumOf(lines))
    })

    it('never gets one room twice for a night, whoever asks for it in which line', async () => {
      const like = { type: `cart-${uuidv7()}` }
      const [one, two] = await rooms(house.store, 2, like)
      if (one === undefined || two === undefined) throw new Error('No rooms')
      const twice = await book(cart([roomLine(one), roomLine(one)]))
      expect(twice.status).toBe(409)
      const quoted = twice.body.current as ShownQuote
      expect(quoted.lines.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'room_taken'])
      // Two of the kind, and the second of them again.
      const three = await book(cart([roomLine(one, { quantity: 2 }), bundleLine([one, two])]))
      expect(three.status).toBe(409)
      const after = roomLine(one, { from: addDays(TODAY, 12) })
      expect((await book(cart([roomLine(one), after]))).status).toBe(201)
    })

    it('takes nothing of a payment from its lines: nobody pays by booking', async () => {
      const meal = await mealLine(house.store)
      meal.request['payment'] = {
        method: 'card',
        amount: meal.total,
        reference: 'visa •••• 4242 12/30',
        processor: 'demo',
      }
      const before = await house.store.db.selectFrom('payments').select('id').execute()
      const answer = await book(cart([meal], { payment: { method: 'card' } }))
      const [line] = cartIn(answer).lines
      const row = await rowOf(house.store, line?.subjects[0] ?? { kind: '', id: '' })
      expect(row).toMatchObject({ payment_status: 'unpaid', payment_method: 'card' })
      expect(row).toMatchObject({ payment_reference: null })
      const after = await house.store.db.selectFrom('payments').select('id').execute()
      expect(after).toHaveLength(before.length)
    })
  })

  describe('what cannot be had', () => {
    /** A stay whose tour has no place left. */
    async function soldOut() {
      const tour = await addTour(house.store, { capacity: 2 })
      await house.ask('POST', '/api/book', { body: cart([tourLine(tour)]) })
      const lines = await stay()
      return [...lines.slice(0, 3), tourLine(tour), ...lines.slice(3)]
    }

    it('refuses all of it, says every line, and leaves nothing in any table', async () => {
      const lines = await soldOut()
      const before = await everything(house.store)
      const refused = await book(cart(lines), { key: uuidv7(), operation: uuidv7() })
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({
        code: 'conflict',
        message: 'Part of your stay is no longer available.',
      })
      expect(safeParse(cartQuote, refused.body.current).success).toBe(true)
      const current = refused.body.current as ShownQuote
      expect(current.lines.map(({ line }) => line)).toEqual(lines.map(({ line }) => line))
      for (const [at, line] of current.lines.entries()) {
        if (at === 3) {
          expect(line).toMatchObject({
            total: null,
            refusal: { code: 'tour_full', current: { spots_left: 0 } },
          })
        } else expect(line).toMatchObject({ total: lines[at]?.total, refusal: null })
      }
      expect(current.total).toBe(sumOf(lines.filter((_, at) => at !== 3)))
      expect(await everything(house.store)).toEqual(before)
    })

    it('is left out where the guest takes each, and said with the rest', async () => {
      const lines = await soldOut()
      const before = await booked(house.store)
      const answer = await book(cart(lines, { take: 'each' }))
      expect(answer.status).toBe(201)
      const shown = cartIn(answer)
      expect(shown.lines[3]).toMatchObject({
        code: null,
        subjects: [],
        total: 0,
        status: null,
        payment_status: null,
        refusal: { code: 'tour_full' },
      })
      expect(shown.lines[3]?.title).toMatch(/^Test tour/)
      expect(shown.total).toBe(sumOf(lines.filter((_, at) => at !== 3)))
      expect((await booked(house.store)).count - before.count).toBe(lines.length - 1)
      expect(await placeComplaints(house.store)).toEqual([])
      expect((await lookUp(shown.code)).lines[3]).toEqual(shown.lines[3])
    })

    it('is refused as a whole where nothing can be had, also by line', async () => {
      const tour = await addTour(house.store, { capacity: 1 })
      const before = await everything(house.store)
      const refused = await book(cart([tourLine(tour), tourLine(tour)], { take: 'each' }))
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect(await everything(house.store)).toEqual(before)
    })

    it('is refused for each service’s own reason: past, closed, off the menu, a car that is out', async () => {
      const car = await addCar(house.store)
      const asked = [
        roomLine(await addRoom(house.store), { from: addDays(TODAY, -1) }),
        await mealLine(house.store, { schedule: { date: addDays(TODAY, 1), time: '03:00' } }),
        await mealLine(house.store, { items: [{ id: 'no', name: 'No', price: 1, qty: 1 }] }),
        carLine(car),
        carLine(car),
        laundryLine({ drop_off: `${TODAY}T11:00` }),
      ]
      const { status, body } = await book(cart(asked))
      expect(status).toBe(409)
      const codes = (body.current as ShownQuote).lines.map(({ refusal }) => refusal?.code)
      expect(codes).toEqual([
        'too_late',
        'closed',
        'validation',
        undefined,
        'car_taken',
        'validation',
      ])
    })
  })

  describe('the price', () => {
    it('is the house’s: a sum that differs is answered with every line’s', async () => {
      const lines = await stay()
      const before = await everything(house.store)
      const total = sumOf(lines) + 0.02
      const refused = await book(cart(lines, { totals: { total, currency: 'USD' } }))
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect(refused.body.message).toMatch(/price of your stay has changed/)
      expect((refused.body.current as ShownQuote).total).toBe(sumOf(lines))
      expect(await everything(house.store)).toEqual(before)
      const near = { total: sumOf(lines) + 0.01, currency: 'USD' }
      expect((await book(cart(lines, { totals: near }))).status).toBe(201)
    })

    it('is not asked line by line, of no service: the sum counts, or nothing that was seen', async () => {
      const stale = async () => {
        const lines = await stay()
        for (const { request } of lines) {
          for (const name of ['totals', 'pricing']) {
            const shown = request[name] as Record<string, unknown> | undefined
            if (shown === undefined) continue
            request[name] = Object.fromEntries(
              Object.entries(shown).map(([field, value]) => [
                field,
                typeof value === 'number' && field !== 'days' ? value + 7 : value,
              ]),
            )
          }
        }
        return lines
      }
      const unseen = await stale()
      const offline = await book(cart(unseen, { totals: null }))
      expect(offline.status).toBe(201)
      expect(cartIn(offline).lines.map(({ total }) => total)).toEqual(
        unseen.map(({ total }) => total),
      )
      expect((await book(cart(await stale()))).status).toBe(201)
    })

    it('by line may have been seen with what could not be had, or without it', async () => {
      const full = await addTour(house.store, { capacity: 1 })
      const lines = async () => [await mealLine(house.store), tourLine(full)]
      const each = async (total: (all: Line[]) => number) => {
        const all = await lines()
        const totals = { total: total(all), currency: 'USD' }
        return (await book(cart(all, { take: 'each', totals }))).status
      }
      expect(await each((all) => sumOf(all))).toBe(201)
      expect(await each((all) => sumOf(all.slice(0, 1)))).toBe(201)
      expect(await each((all) => sumOf(all) + 3)).toBe(409)
    })

    it('is in dollars, and takes promo codes line by line', async () => {
      const room = await addRoom(house.store)
      const francs = roomLine(room)
      ;(francs.request['pricing'] as Record<string, unknown>)['currency'] = 'RWF'
      const refused = await book(cart([await mealLine(house.store), francs]))
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toHaveProperty('lines.1.request.pricing.currency')
      const meal = await mealLine(house.store, { promo_code: 'ANY' })
      const quoted = await quote([meal])
      const saved = Math.min(meal.total * 0.15, 30)
      expect((quoted.body as unknown as ShownQuote).total).toBeCloseTo(meal.total - saved, 2)
    })
  })

  describe('asked for wrongly', () => {
    it('says which line and field, and takes nothing', async () => {
      const line = await mealLine(house.store)
      const many = Array.from({ length: 31 }, () => ({ ...line, line: uuidv7() }))
      for (const body of [
        cart([]),
        cart(many),
        cart([line], { customer: { name: ' ', phone: '' } }),
        cart([line], { take: 'some' }),
        cart([line], { payment: { method: 'demo' } }),
        cart([{ ...line, kind: 'spa' }]),
        cart([{ ...line, kind: 'car' }]),
        cart([line, line]),
        {},
      ]) {
        const refused = await book(body)
        expect(refused).toMatchObject({ status: 422, body: { code: 'validation' } })
      }
      const nameless = await book(cart([line], { customer: { name: '', phone: '' } }))
      expect(nameless.body.message).toBe('Please enter your name and phone number.')
      const codes = ['A', 'B', 'C', 'D'].map((promo_code) => ({ promo_code }))
      const guesses = await Promise.all(codes.map((one) => mealLine(house.store, one)))
      expect((await quote(guesses)).status).toBe(422)
    })
  })

  describe('under one key', () => {
    it('is taken once, however often and however many at once', async () => {
      const lines = await stay()
      const before = await booked(house.store)
      const asked = { key: uuidv7(), operation: uuidv7(), device: uuidv7() }
      const body = cart(lines)
      const answers = await Promise.all(Array.from({ length: 20 }, () => book(body, asked)))
      for (const { status, body: said } of answers) {
        if (status !== 201) expect(said).toMatchObject({ code: 'in_progress' })
      }
      const again = await book(body, asked)
      expect(again.status).toBe(201)
      expect(again.headers['idempotency-replayed']).toBe('true')
      const ids = new Set(
        [...answers, again].flatMap((one) => (one.status === 201 ? [one.body.id] : [])),
      )
      expect(ids.size).toBe(1)
      const after = await booked(house.store)
      expect(after.count - before.count).toBe(lines.length)
    })

    it('may be taken later after it was refused: nothing of a refusal is kept', async () => {
      const tour = await addTour(house.store, { capacity: 2 })
      const { body } = await book(cart([tourLine(tour)]))
      const [line] = (body.cart as ShownCart).lines
      const asked = { key: uuidv7(), operation: uuidv7(), device: uuidv7() }
      const wished = cart([await mealLine(house.store), tourLine(tour)])
      expect((await book(wished, asked)).status).toBe(409)
      const id = line?.subjects[0]?.id ?? ''
      await house.ask('PATCH', `/api/tour-bookings/${id}/cancel`, { token, body: {} })
      expect((await book(wished, asked)).status).toBe(201)
    })
  })

  describe('a quote', () => {
    it('is what booking would meet, and leaves nothing in any table', async () => {
      const full = await addTour(house.store, { capacity: 1 })
      const lines = [...(await stay()), tourLine(full)]
      const told: string[] = []
      const off = house.store.onChange((resources) => told.push(...resources))
      // News comes in the order of its writes, on PostgreSQL some time after and together: a known one
      // is with the last.
      const toldUntilNow = async () => {
        await house.store.transaction(async (tx) => {
          const { id } = await tx.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
          await tx.update('categories', id, { name: `Soups ${uuidv7()}` })
        })
        await expect.poll(() => told).toContain('categories')
        return told.splice(0).filter((name) => name !== 'categories')
      }
      await toldUntilNow()
      const before = await everything(house.store)
      const { status, body } = await quote(lines)
      expect(status).toBe(200)
      expect(safeParse(cartQuote, body).success).toBe(true)
      expect(await everything(house.store)).toEqual(before)
      expect(await toldUntilNow()).toEqual([])
      off()
      const refused = await book(cart(lines))
      expect(refused.body.current).toEqual(body)
    })

    it('is no way to guess promo codes, nor is booking', async () => {
      await changeSettings(house.store, (all) => void (all.demo_promo = false))
      const tour = await addTour(house.store)
      const meal = await mealLine(house.store)
      const address = '203.0.113.7'
      const statuses: number[] = []
      for (let at = 0; at < 200 && statuses.at(-1) !== 429; at += 1) {
        const line = tourLine(tour, { people: 1 }, { promo_code: `GUESS${at}` })
        const asked = [
          () => quote([line], { address }),
          () => book(cart([line]), { address }),
          () => book(cart([line, meal], { take: 'each' }), { address }),
        ]
        const answer = await asked[at % 3]?.()
        statuses.push(answer?.status ?? 0)
      }
      expect(statuses.slice(0, 3)).toEqual([200, 409, 201])
      await changeSettings(house.store, (all) => void (all.demo_promo = true))
      expect(statuses.at(-1)).toBe(429)
      expect(statuses.length).toBeLessThan(120)
    })
  })

  describe('looked up', () => {
    it('shows every line as it is now, and counts no more what is cancelled', async () => {
      const lines = await stay()
      const shown = cartIn(await book(cart(lines)))
      const [, tour, room, car] = shown.lines
      const step = (path: string) => house.ask('PATCH', path, { token, body: {} })
      await step(`/api/tour-bookings/${tour?.subjects[0]?.id}/cancel`)
      await step(`/api/hotel-bookings/${room?.subjects[0]?.id}/approve`)
      await step(`/api/car-rentals/${car?.subjects[0]?.id}/approve`)
      const now = await lookUp(shown.code)
      expect(safeParse(publicCart, now).success).toBe(true)
      expect(now.lines[1]?.status).toBe('cancelled')
      expect(now.lines[2]?.status).toBe('approved')
      expect(now.lines[3]?.status).toBe('approved')
      expect(now.total).toBeCloseTo(sumOf(lines) - (tour?.total ?? 0), 2)
      expect(now.version).toBeGreaterThan(shown.version)
    })

    it('names the room that the desk has moved the stay to', async () => {
      const [was, is] = await rooms(house.store, 2, { type: 'moved' })
      const shown = cartIn(await book(cart([roomLine(was!)])))
      const id = shown.lines[0]?.subjects[0]?.id
      const { status } = await house.ask('PATCH', `/api/hotel-bookings/${id}`, {
        token,
        body: { check_in: addDays(TODAY, 10), check_out: addDays(TODAY, 12), room_id: is!.id },
      })
      const told = [shown, await lookUp(shown.code)].map(({ lines }) => lines[0]?.rooms)
      expect([status, ...told]).toEqual([200, [was!.id], [is!.id]])
    })

    it('answers nothing for codes that nobody has, and slows who asks for many', async () => {
      const ask = (codes: string[]) =>
        house.ask('POST', '/api/book/lookup', { body: { codes }, address: '203.0.113.9' })
      expect((await ask([newCode()])).body).toEqual({ data: [] })
      const statuses: number[] = []
      for (let at = 0; at < 40 && statuses.at(-1) !== 429; at += 1) {
        statuses.push((await ask(Array.from({ length: 50 }, newCode))).status)
      }
      expect(statuses.at(-1)).toBe(429)
    })
  })
})
