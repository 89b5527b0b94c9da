import { expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { addRoom, complaints, nightsIn } from './bookings-house.ts'
import {
  booked,
  carLine,
  cart,
  everything,
  laundryLine,
  mealLine,
  roomLine,
  sumOf,
  tourLine,
  type Line,
  type ShownCart,
  type ShownQuote,
} from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { TODAY, type Answered } from './http-house.ts'
import { addCar, carComplaints } from './rentals-house.ts'
import { addTour, placeComplaints } from './tours-house.ts'
import { twoServers } from './two-servers.ts'

eachStore((make) => {
  const { stores, houseOf } = twoServers(make)

  const book = (client: number, body: unknown) =>
    houseOf(client).ask('POST', '/api/book', {
      body,
      key: uuidv7(),
      operation: uuidv7(),
      device: uuidv7(),
    })
  const race = (bodies: readonly unknown[]) =>
    Promise.all(bodies.map((body, client) => book(client, body)))
  const quoteIn = (answer: Answered | undefined) =>
    (answer?.body.current as ShownQuote | undefined)?.lines ?? []
  const cartIn = ({ body }: Answered) => body.cart as ShownCart

  /** What one cart alone adds to every table. */
  async function added(act: () => Promise<unknown>) {
    const before = await everything(stores[0])
    await act()
    const after = await everything(stores[0])
    const names = Object.keys(before).filter((name) => name !== 'meta')
    return Object.fromEntries(
      names.map((name) => [name, Number(after[name]) - Number(before[name])]),
    )
  }

  /** A room, the last place of a tour, the one car, a meal: as everybody wants them. */
  async function wanted() {
    const room = await addRoom(stores[0])
    const tour = await addTour(stores[0], { capacity: 2 })
    const car = await addCar(stores[0])
    const lines = async (turned: boolean): Promise<Line[]> => {
      const all = [
        roomLine(room),
        await mealLine(stores[0]),
        tourLine(tour, { date: addDays(TODAY, 11) }),
        carLine(car),
      ]
      return turned ? all.toReversed() : all
    }
    return { room, lines }
  }

  it('two carts for the last place: one gets all, the other nothing, in no table', async () => {
    for (let round = 0; round < 6; round += 1) {
      const alone = await wanted()
      const oneCart = await added(async () => {
        expect((await book(0, cart(await alone.lines(false)))).status).toBe(201)
      })
      const { room, lines } = await wanted()
      let answers: Answered[] = []
      const both = await added(async () => {
        answers = await race([cart(await lines(false)), cart(await lines(true))])
      })
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(both).toEqual(oneCart)
      const loser = answers.find(({ status }) => status === 409)
      const codes = quoteIn(loser).map(({ refusal }) => refusal?.code)
      expect(codes.filter((code) => code !== undefined).toSorted()).toEqual([
        'car_taken',
        'tour_full',
      ])
      expect(await nightsIn(stores[0], room)).toEqual([])
    }
  })

  it('who takes each gets the rest', async () => {
    const { lines } = await wanted()
    const answers = await race(
      await Promise.all(
        [false, true].map(async (turned) => cart(await lines(turned), { take: 'each' })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const taken = answers.map(
      (answer) => cartIn(answer).lines.filter(({ refusal }) => refusal === null).length,
    )
    expect(taken.toSorted()).toEqual([2, 4])
  })

  it('a crowd of carts in every order: no two wait for each other, nothing is had twice', async () => {
    const tours = [await addTour(stores[0]), await addTour(stores[0])]
    const cars = [await addCar(stores[0]), await addCar(stores[0])]
    const rooms = [await addRoom(stores[0]), await addRoom(stores[0])]
    const before = await booked(stores[0])
    const bodies = await Promise.all(
      Array.from({ length: 24 }, async (_, client) => {
        const lines = [
          ...rooms.map((room) => roomLine(room)),
          ...tours.map((tour) => tourLine(tour, { people: 1 })),
          carLine(cars[client % 2] ?? cars[0] ?? (await addCar(stores[0])), {
            from: addDays(TODAY, 5 + (client % 4)),
            days: 1,
          }),
          laundryLine(),
          await mealLine(stores[0]),
        ]
        const turned = client % 3 === 0 ? lines.toReversed() : lines
        return cart(turned, { take: client % 4 === 0 ? 'all' : 'each' })
      }),
    )
    const answers = await race(bodies)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const had = answers.filter(({ status }) => status === 201).map(cartIn)
    const rows = had.flatMap(({ lines }) => lines.flatMap(({ subjects }) => subjects))
    const after = await booked(stores[0])
    expect(after.count - before.count).toBe(rows.length)
    const cents = had.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    expect(after.cents - before.cents).toBe(cents)
    expect(await placeComplaints(stores[0])).toEqual([])
    expect(await carComplaints(stores[0])).toEqual([])
    expect(
      await complaints(
        stores[0],
        rooms.map(({ id }) => id),
      ),
    ).toEqual([])
  })

  it('a quote and a cart at once: the quote leaves nothing, the cart goes through', async () => {
    const { lines } = await wanted()
    const asked = await lines(false)
    const quotes = Array.from({ length: 10 }, (_, client) =>
      houseOf(client).ask('POST', '/api/book/quote', {
        body: { lines: cart(asked).lines },
      }),
    )
    const [taken, ...quoted] = await Promise.all([book(1, cart(asked)), ...quotes])
    expect(taken?.status).toBe(201)
    for (const { status, body } of quoted) {
      expect(status).toBe(200)
      const { total } = body as unknown as ShownQuote
      expect([sumOf(asked), sumOf(asked.slice(0, 2))]).toContain(total)
    }
  })
})
