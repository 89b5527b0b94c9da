import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import type { CarsTable } from '#server/services/cars/schema.ts'
import type { ToursTable } from '#server/services/tours/schema.ts'
import { tries } from '../fixtures/tries.ts'
import { addRoom } from './bookings-house.ts'
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
  tourLine,
  type Line,
  type ShownCart,
  type ShownQuote,
} from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, TODAY, type House } from './http-house.ts'
import { addCar, carComplaints } from './rentals-house.ts'
import { addTour, placeComplaints } from './tours-house.ts'

/** What somebody may put into a cart: of few things, so that some of it is gone before long. */
const wishes = fc.array(
  fc.record({
    kind: fc.constantFrom('room', 'bundle', 'restaurant', 'laundry', 'car', 'tour'),
    which: fc.nat(2),
    day: fc.integer({ min: -1, max: 6 }),
    size: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 9 },
)
type Wish = typeof wishes extends fc.Arbitrary<(infer One)[]> ? One : never

eachStore((make) => {
  let house: House
  let rooms: RoomsTable[]
  let cars: CarsTable[]
  let tours: ToursTable[]
  beforeAll(async () => {
    house = await openDemo(make)
    const { store } = house
    const three = async <Thing>(add: () => Promise<Thing>) => [
      await add(),
      await add(),
      await add(),
    ]
    rooms = await three(() => addRoom(store, { type: 'any' }))
    cars = await three(() => addCar(store))
    tours = await three(() => addTour(store, { capacity: 4 }))
  })

  async function lineFor({ kind, which, day, size }: Wish): Promise<Line> {
    const from = addDays(TODAY, day)
    const of = <Thing>(things: readonly Thing[]) => things[which] ?? (things[0] as Thing)
    switch (kind) {
      case 'room':
        return roomLine(of(rooms), { from, nights: size, quantity: size })
      case 'bundle':
        return bundleLine(rooms.slice(0, size), { from, nights: 1, adults: 3 })
      case 'car':
        return carLine(of(cars), { from, days: size })
      case 'tour':
        return tourLine(of(tours), { date: from, people: size })
      case 'laundry':
        return laundryLine()
      default:
        return await mealLine(house.store, { schedule: { date: from, time: '19:00' } })
    }
  }

  it('any carts: the rows are the answer, cent by cent, and nothing is ever half taken', async () => {
    const outcomes = new Set<string>()
    await fc.assert(
      fc.asyncProperty(wishes, fc.constantFrom('all', 'each'), async (wished, take) => {
        const lines = await Promise.all(wished.map(lineFor))
        const before = await everything(house.store)
        const had = await booked(house.store)
        const quoted = await house.ask('POST', '/api/book/quote', { body: { lines: sent(lines) } })
        expect(quoted.status).toBe(200)
        const { lines: said, total } = quoted.body as unknown as ShownQuote
        expect(await everything(house.store)).toEqual(before)
        const goes = said.filter(({ refusal }) => refusal === null)

        const totals = { total, currency: 'USD' }
        const answer = await house.ask('POST', '/api/book', { body: cart(lines, { take, totals }) })
        const after = await booked(house.store)
        if (goes.length === 0 || (take === 'all' && goes.length < lines.length)) {
          outcomes.add('refused')
          expect(answer.status).toBe(409)
          expect(answer.body.current).toEqual(quoted.body)
          expect(await everything(house.store)).toEqual(before)
          return
        }
        outcomes.add(goes.length === lines.length ? 'whole' : 'part')
        expect(answer.status).toBe(201)
        const shown = answer.body.cart as ShownCart
        expect(shown.total).toBe(total)
        for (const [at, line] of shown.lines.entries()) {
          expect(line.line).toBe(lines[at]?.line)
          expect(line.refusal?.code).toBe(said[at]?.refusal?.code)
          const rows = await Promise.all(line.subjects.map((one) => rowOf(house.store, one)))
          const cents = rows.reduce((sum, { total_cents }) => sum + total_cents, 0)
          expect(Math.round(line.total * 100)).toBe(cents)
          expect(line.total).toBe(said[at]?.total ?? 0)
        }
        const subjects = shown.lines.flatMap((line) => line.subjects)
        expect(after.count - had.count).toBe(subjects.length)
        expect(after.cents - had.cents).toBe(Math.round(shown.total * 100))
      }),
      { numRuns: tries(25, 60) },
    )
    expect([...outcomes].toSorted()).toEqual(['part', 'refused', 'whole'])
    expect(await placeComplaints(house.store)).toEqual([])
    expect(await carComplaints(house.store)).toEqual([])
  })
})
