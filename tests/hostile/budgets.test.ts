import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { budgets, budgetsWith, type Budget } from '#server/budgets/budgets.ts'
import { addRoom, rooms, wish } from '../contract/bookings-house.ts'
import { cart, mealLine } from '../contract/cart-house.ts'
import { eachStore } from '../contract/fixtures.ts'
import {
  dinner,
  MORNING,
  openHouse,
  TODAY,
  type Answered,
  type Asked,
  type House,
} from '../contract/http-house.ts'
import { addService, wish as wishCustom } from '../contract/custom-house.ts'
import { addCar, wishCar } from '../contract/rentals-house.ts'
import { addTour, outing } from '../contract/tours-house.ts'

/**
 * What a stranger can use up, whatever device ids and names they make up: small budgets, and who is
 * still served when they are empty.
 */

const HOUR = 3_600_000
const few = (max: number, window: number | 'open' = HOUR) => ({ max, window })

/** As many guests and phones as a script makes up; every number is another contact. */
let made = 0
function somebody() {
  made += 1
  return {
    name: 'A. Stranger',
    phone: `+2507${String(10_000_000 + made)}`,
    email: `stranger-${made}@example.com`,
  }
}
const spread = (customer: ReturnType<typeof somebody>) => ({
  customer,
  customer_name: customer.name,
  customer_phone: customer.phone,
  customer_email: customer.email,
})

const ONE_ADDRESS = '203.0.113.9'
const ELSEWHERE = '198.51.100.4'

function refusedForNow(answer: Answered) {
  expect(answer.status, answer.text).toBe(429)
  expect(answer.body.code).toBe('too_many_requests')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

it('has every budget in one table that a person can read', () => {
  const rows = Object.entries(budgets).map(([kind, budget]: [string, Budget]) => {
    const rule = (of: Budget['house']) =>
      of === undefined
        ? '-'
        : `${of.max} ${of.window === 'open' ? 'open' : `/ ${of.window / 60_000} min`}`
    return [kind, budget.unit, rule(budget.contact), rule(budget.address), rule(budget.house)]
  })
  process.stdout.write(
    `${[['kind', 'what', 'contact', 'address', 'house'], ...rows].map((row) => row.join(' | ')).join('\n')}\n`,
  )
  for (const [kind, budget] of Object.entries(budgets) as [string, Budget][]) {
    expect(budget.contact ?? budget.address ?? budget.house, kind).toBeDefined()
    // A full house is one address: never less for it than for one contact.
    if (budget.contact && budget.address) {
      expect(budget.address.max, kind).toBeGreaterThan(budget.contact.max)
    }
  }
})

eachStore((make) => {
  async function open(changes: Readonly<Record<string, Partial<Budget>>>): Promise<House> {
    const store = await make({ seeded: true, clock: () => MORNING })
    // What waits in the demo house is no stranger's here.
    for (const table of ['tour_bookings', 'car_rentals', 'table_reservations'] as const) {
      await store.transaction((tx) =>
        tx.db.updateTable(table).set({ status: 'cancelled' }).execute(),
      )
    }
    return openHouse(store, { settings: { budgets: budgetsWith(changes) } })
  }

  const asNew = (address: string): Asked => ({ device: uuidv7(), key: uuidv7(), address })

  describe('new operations', () => {
    let house: House
    beforeAll(async () => {
      house = await open({
        operations: { contact: few(3), address: few(6), house: few(9) },
        repeats: { address: few(5) },
      })
    })
    const order = async (asked: Asked, customer = somebody()) =>
      house.ask('POST', '/api/restaurant/orders', {
        ...asked,
        body: await dinner(house.store, spread(customer)),
      })

    it('of one contact are counted however it is written, from everywhere', async () => {
      const victim = somebody()
      const ways = [
        victim.phone,
        victim.phone.replace('+250', '0'),
        victim.phone.replace('+', '00'),
      ]
      for (const [at, phone] of ways.entries()) {
        const mail = { email: `x-${at}@example.com` }
        const taken = await order(asNew(`192.0.2.${at + 1}`), { ...victim, phone, ...mail })
        expect(taken.status, taken.text).toBe(201)
      }
      refusedForNow(await order(asNew('192.0.2.9'), victim))
    })

    it('of one address are counted, whatever devices it makes up, and of all strangers', async () => {
      for (let at = 0; at < 6; at += 1) {
        const { status } = await order(asNew(ONE_ADDRESS))
        expect(status).toBe(201)
      }
      refusedForNow(await order(asNew(ONE_ADDRESS)))
      refusedForNow(await order(asNew(ELSEWHERE)))
      const token = await house.staff()
      const desk = await order({ token, key: uuidv7(), device: uuidv7(), address: ONE_ADDRESS })
      expect(desk.status).toBe(201)
    })

    it('sent again are cheap, and not without end', async () => {
      const token = await house.staff()
      const asked = { token, device: uuidv7(), key: uuidv7() }
      const body = await dinner(house.store)
      const statuses: number[] = []
      for (let at = 0; at < 8; at += 1) {
        const { status } = await house.ask('POST', '/api/restaurant/orders', { ...asked, body })
        statuses.push(status)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429])
    })
  })

  describe('reports of what is stuck', () => {
    const row = (more: Record<string, unknown> = {}) => ({
      id: uuidv7(),
      key: uuidv7(),
      state: 'open',
      endpoint: 'placeRestaurantOrder',
      request: { params: {}, body: {} },
      refusal: { code: 'too_late', message: 'Too late.' },
      words: { title: 'Order', detail: 'x' },
      device_name: 'x',
      device_time: MORNING.toISOString(),
      ...more,
    })
    const tell = (house: House, address: string, rows: unknown[], asked: Asked = {}) =>
      house.ask('POST', '/api/outbox/parked', {
        device: uuidv7(),
        address,
        body: { rows },
        ...asked,
      })

    it('are so many of an address and of all strangers; staff’s are told whatever comes', async () => {
      const house = await open({ reports: { address: few(4), house: few(6) } })
      for (let at = 0; at < 4; at += 1)
        expect((await tell(house, ONE_ADDRESS, [row()])).status).toBe(200)
      refusedForNow(await tell(house, ONE_ADDRESS, [row()]))
      expect((await tell(house, ELSEWHERE, [row(), row()])).status).toBe(200)
      refusedForNow(await tell(house, '192.0.2.1', [row()]))
      const token = await house.staff()
      expect((await tell(house, ONE_ADDRESS, [row()], { token })).status).toBe(200)
      const kept = await house.store.db.selectFrom('parked').select('id').execute()
      expect(kept).toHaveLength(7)
    })

    it('are counted before they are written, and once where one is told twice', async () => {
      const house = await open({ reports: { address: few(3) } })
      const one = row()
      const twice = await tell(house, ONE_ADDRESS, [one, one, row()])
      expect([twice.status, (twice.body.rows as unknown[]).length]).toEqual([200, 3])
      refusedForNow(await tell(house, ONE_ADDRESS, [row(), row()]))
      expect((await tell(house, ONE_ADDRESS, [row()])).status).toBe(200)
      const kept = await house.store.db.selectFrom('parked').select('id').execute()
      expect(kept).toHaveLength(3)
    })

    it('are so many bytes', async () => {
      const house = await open({ reportBytes: { address: few(9000) } })
      // Fits its operation, so that all of it is kept.
      const body = await dinner(house.store, { notes: 'x'.repeat(400) })
      const statuses: number[] = []
      for (let at = 0; at < 30; at += 1) {
        const request = { params: {}, body }
        statuses.push((await tell(house, ONE_ADDRESS, [row({ request })])).status)
      }
      expect(statuses[0]).toBe(200)
      expect(statuses.at(-1)).toBe(429)
    })
  })

  it('words for people to read are so many of an address and of all, whatever the device', async () => {
    const house = await open({ words: { address: few(3), house: few(5) } })
    const { id: item_id } = await addRoom(house.store)
    const message = {
      name: 'A',
      email: 'a@example.com',
      subject: 'A cot',
      message: 'A high chair?',
    }
    const review = { name: 'A', rating: 1, comment: 'Cold.', service: 'room', item_id }
    const consent = { name: null, email: null, device: 'A phone', categories: ['essential'] }
    const say = (url: string, body: object, asked: Asked) =>
      house.ask('POST', `/api/${url}`, { ...asked, body })
    expect((await say('contact', message, asNew(ONE_ADDRESS))).status).toBe(201)
    expect((await say('reviews', review, asNew(ONE_ADDRESS))).status).toBe(201)
    expect((await say('consents', consent, asNew(ONE_ADDRESS))).status).toBe(201)
    refusedForNow(await say('contact', message, asNew(ONE_ADDRESS)))
    refusedForNow(await say('reviews', review, asNew(ONE_ADDRESS)))
    const nameless = { key: uuidv7(), address: ELSEWHERE }
    expect((await say('contact', message, nameless)).status).toBe(201)
    expect((await say('contact', message, asNew('192.0.2.1'))).status).toBe(201)
    refusedForNow(await say('contact', message, asNew('192.0.2.2')))
  })

  it('payment pages are so many of an address, each line of them one', async () => {
    const house = await open({ paymentPages: { address: few(4), house: few(7) } })
    const order = async () => {
      const body = await dinner(house.store, spread(somebody()))
      const { id } = (
        await house.ask('POST', '/api/restaurant/orders', { ...asNew(ELSEWHERE), body })
      ).body
      return { kind: 'restaurant', id: String(id) }
    }
    const [one, other] = [await order(), await order()]
    const start = (address: string, subjects: object[]) =>
      house.ask('POST', '/api/payments/start', { address, body: { subjects } })
    expect((await start(ONE_ADDRESS, [one])).status).toBe(200)
    // The page that is open already is no new one.
    expect((await start(ONE_ADDRESS, [one])).status).toBe(200)
    expect((await start(ONE_ADDRESS, [one, other])).status).toBe(200)
    expect((await start(ONE_ADDRESS, [other])).status).toBe(200)
    refusedForNow(await start(ONE_ADDRESS, [one]))
    expect((await start(ELSEWHERE, [one, other])).status).toBe(200)
    refusedForNow(await start('192.0.2.1', [one]).then(() => start('192.0.2.1', [one, other])))
    const { body: rented } = await house.ask('POST', '/api/car-rentals/orders', {
      ...asNew(ELSEWHERE),
      body: wishCar(await addCar(house.store), {}, { customer: somebody() }),
    })
    const card = {
      number: '4242424242424242',
      name: 'A B',
      exp_month: 12,
      exp_year: 2030,
      cvc: '123',
    }
    const shown = { address: ONE_ADDRESS, body: { card } }
    refusedForNow(await house.ask('POST', `/api/car-rentals/${String(rented.id)}/pay`, shown))
    const pages = await house.store.db.selectFrom('provider_payments').select('id').execute()
    expect(pages).toHaveLength(5)
  })

  describe('letters and SMS that a stranger asks for', () => {
    const book = async (house: House, customer: ReturnType<typeof somebody>, address: string) => {
      const { status, text } = await house.ask('POST', '/api/book', {
        ...asNew(address),
        body: cart([await mealLine(house.store)], { customer }),
      })
      expect(status, text).toBe(201)
    }
    const sent = (house: House) =>
      house.store.db
        .selectFrom('notices')
        .select(['to_email', 'to_phone', 'state'])
        .where('kind', '=', 'cart_booked')
        .orderBy('id')
        .execute()

    it('reach one contact so often, and the order stands all the same', async () => {
      const house = await open({ sms: { contact: few(1) }, letters: { contact: few(2) } })
      const victim = somebody()
      for (let at = 0; at < 4; at += 1) await book(house, victim, `192.0.2.${at}`)
      const rows = await sent(house)
      expect(rows.map(({ to_email, to_phone }) => [to_email !== null, to_phone !== null])).toEqual([
        [true, true],
        [true, false],
        [false, false],
        [false, false],
      ])
      expect(rows.map(({ state }) => state)).toEqual(['queued', 'queued', 'dropped', 'dropped'])
    })

    it('are so many from one address and from all, to other countries far fewer', async () => {
      const house = await open({
        sms: { address: few(4), house: few(5) },
        smsAbroad: { address: few(1), house: few(2) },
      })
      const abroad = () => ({ ...somebody(), phone: `+4479${String(10_000_000 + made)}` })
      for (let at = 0; at < 3; at += 1) await book(house, abroad(), ONE_ADDRESS)
      for (let at = 0; at < 3; at += 1) await book(house, abroad(), `192.0.2.${at}`)
      for (let at = 0; at < 6; at += 1) await book(house, somebody(), ONE_ADDRESS)
      for (let at = 0; at < 6; at += 1) await book(house, somebody(), `192.0.2.${at}`)
      const phones = (await sent(house)).flatMap(({ to_phone }) => to_phone ?? [])
      expect(phones.filter((phone) => phone.startsWith('+44'))).toHaveLength(2)
      expect(phones.filter((phone) => phone.startsWith('+250'))).toHaveLength(5)
    })
  })

  describe('rooms held for a payment', () => {
    const hold = async (house: House, address: string, customer = somebody(), nights = 2) => {
      const room = await addRoom(house.store)
      const booked = await house.ask('POST', '/api/hotel/bookings', {
        ...asNew(address),
        body: wish(room, { nights }, { customer }),
      })
      expect(booked.status, booked.text).toBe(201)
      return house.ask('POST', `/api/hotel/bookings/${String(booked.body.id)}/pay`, {
        ...asNew(address),
        body: {},
      })
    }

    it('are so many nights for one contact, and for one address', async () => {
      const house = await open({ heldNights: { contact: few(4, 'open'), address: few(10) } })
      const one = somebody()
      const again = { ...somebody(), phone: one.phone.replace('+250', '0') }
      expect((await hold(house, '192.0.2.1', one)).status).toBe(200)
      expect((await hold(house, '192.0.2.2', again)).status).toBe(200)
      refusedForNow(await hold(house, '192.0.2.3', one))
      for (let at = 0; at < 5; at += 1) {
        expect((await hold(house, ONE_ADDRESS)).status).toBe(200)
      }
      refusedForNow(await hold(house, ONE_ADDRESS))
    })

    it('are never more than a share of a night’s rooms, until they lapse', async () => {
      const house = await open({ heldRooms: { house: few(20, 'open') } })
      await rooms(house.store, 5)
      const statuses: number[] = []
      for (let at = 0; at < 40; at += 1) {
        statuses.push((await hold(house, `192.0.2.${at}`)).status)
      }
      const { count } = await house.store.db
        .selectFrom('rooms')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const held = statuses.filter((status) => status === 200).length
      expect(held).toBeGreaterThan(2)
      expect(held).toBeLessThanOrEqual(Number(count) * 0.2)
      expect(new Set(statuses)).toEqual(new Set([200, 429]))
      house.now = new Date(MORNING.getTime() + 2 * HOUR)
      expect((await hold(house, ONE_ADDRESS)).status).toBe(200)
    })
  })

  describe('what waits for the house', () => {
    it.each([
      [
        'days of cars',
        'carDays',
        '/api/car-rentals/orders',
        async (house: House, customer: object) =>
          wishCar(await addCar(house.store), { days: 2 }, { customer }),
      ],
      [
        'places on tours',
        'tourPlaces',
        '/api/tours/bookings',
        async (house: House, customer: object) =>
          outing(await addTour(house.store), { people: 2 }, { customer }),
      ],
      [
        'seats at tables',
        'tableSeats',
        '/api/restaurant/reservations',
        async (_house: House, customer: object) => ({
          date: addDays(TODAY, 40 + made),
          time: '19:00',
          party_size: 2,
          notes: null,
          promo_code: null,
          custom_request: null,
          source: 'public',
          ...spread(customer as ReturnType<typeof somebody>),
        }),
      ],
      [
        'places of the house’s own services',
        'customPlaces',
        '/api/custom-orders',
        async (house: House, customer: object) =>
          wishCustom(await addService(house.store), { qty: 2, customer }),
      ],
    ] as const)('%s: for one contact, one address, and all', async (_what, kind, url, bodyFor) => {
      const house = await open({
        [kind]: { contact: few(4, 'open'), address: few(8), house: few(20, 'open') },
      })
      const ask = async (address: string, customer = somebody(), asked: Asked = {}) =>
        house.ask('POST', url, {
          ...asNew(address),
          body: await bodyFor(house, customer),
          ...asked,
        })
      const one = somebody()
      const taken = [await ask('192.0.2.1', one), await ask('192.0.2.2', one)]
      expect(
        taken.map(({ status }) => status),
        taken[0]?.text,
      ).toEqual([201, 201])
      refusedForNow(await ask('192.0.2.3', one))
      for (let at = 0; at < 4; at += 1) expect((await ask(ONE_ADDRESS)).status).toBe(201)
      refusedForNow(await ask(ONE_ADDRESS))
      for (let at = 0; at < 4; at += 1) expect((await ask(`192.0.2.1${at}`)).status).toBe(201)
      refusedForNow(await ask('192.0.2.20'))
      const token = await house.staff()
      expect((await ask(ONE_ADDRESS, somebody(), { token })).status).toBe(201)
    })
  })

  it('gives way to nobody who is known: a device with a token keeps its lane', async () => {
    const house = await open({
      operations: { address: few(3), house: few(3) },
      tourPlaces: { address: few(1), house: few(1, 'open') },
    })
    const device = uuidv7()
    const order = async (asked: Asked = {}) =>
      house.ask('POST', '/api/restaurant/orders', {
        device,
        key: uuidv7(),
        address: ONE_ADDRESS,
        body: await dinner(house.store, spread(somebody())),
        ...asked,
      })
    const first = await order()
    expect(first.status).toBe(201)
    const { code, id } = first.body.order as { code: string; id: string }
    const lookUp = (asked: Asked = {}) =>
      house.ask('POST', '/api/restaurant/orders/lookup', {
        device,
        address: ONE_ADDRESS,
        body: { codes: [code] },
        ...asked,
      })
    // Not for having asked: for having been confirmed.
    expect((await lookUp()).headers['x-device-token']).toBeUndefined()
    const token = await house.staff()
    const step = { token, key: uuidv7(), body: { seen: { status: 'pending' } } }
    expect((await house.ask('PATCH', `/api/restaurant-orders/${id}/accept`, step)).status).toBe(200)
    const deviceToken = String((await lookUp()).headers['x-device-token'])
    expect(deviceToken).toMatch(/^[\w-]{43}$/)
    const stored = await house.store.db.selectFrom('device_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(deviceToken)
    expect(
      (await lookUp({ device: uuidv7(), body: { codes: ['ZZZZ9999'] } })).headers,
    ).not.toHaveProperty('x-device-token')

    while ((await order({ device: uuidv7() })).status === 201);
    refusedForNow(await order({ device: uuidv7() }))
    const headers = { 'x-device-token': deviceToken }
    expect((await order({ headers })).status).toBe(201)
    const tour = await addTour(house.store)
    const outingOf = { body: outing(tour, {}, { customer: somebody() }), key: uuidv7(), device }
    expect((await house.ask('POST', '/api/tours/bookings', { ...outingOf, headers })).status).toBe(
      201,
    )
    // Another device's, a made-up one, and one that has lapsed are nobody's.
    refusedForNow(await order({ headers, device: uuidv7() }))
    refusedForNow(await order({ headers: { 'x-device-token': 'x'.repeat(43) } }))
    house.now = new Date(MORNING.getTime() + 61 * 86_400_000)
    expect((await lookUp({ headers })).headers['x-device-token']).toMatch(/^[\w-]{43}$/)
  })

  it('one phone’s wrong codes shut nobody else out at its address', async () => {
    const house = await open({})
    const lookUp = (codes: string[]) =>
      house.ask('POST', '/api/restaurant/orders/lookup', {
        device: uuidv7(),
        address: ONE_ADDRESS,
        body: { codes },
      })
    const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
    const wrong = Array.from(
      { length: 1050 },
      (_, at) =>
        `WW${[...at.toString(30).padStart(6, '0')].map((one) => letters[Number.parseInt(one, 30)]).join('')}`,
    )
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) {
      statuses.push((await lookUp(wrong.slice(at * 50, at * 50 + 50))).status)
    }
    expect(statuses.at(-1)).toBe(429)
    const placed = await house.ask('POST', '/api/restaurant/orders', {
      ...asNew(ONE_ADDRESS),
      body: await dinner(house.store, { code: 'HH234567' }),
    })
    expect(placed.status).toBe(201)
    expect((await lookUp(['HH234567'])).body.data).toHaveLength(1)
  })
})
