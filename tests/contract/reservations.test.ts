import { safeParse } from 'zod/mini'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookedRooms, roomTaken } from '#contract/bookings.ts'
import { reservationQuote } from '#contract/reservations.ts'
import { addDays } from '#domain/days.ts'
import { nightsBetween } from '#domain/stays.ts'
import { between, oneOf, seeded } from '#demo/random.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { budgets } from '#server/budgets/budgets.ts'
import { createEmptyHouse } from '#server/db/new-house.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import type { Store } from '#server/db/store.ts'
import { holdNights, releaseHolds } from '#server/services/bookings/inventory.ts'
import {
  addRoom,
  booking,
  changeSettings,
  complaints,
  nightsIn,
  noticesOf,
  RATE,
  rooms,
  wish,
} from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse, TODAY, type Asked, type House } from './http-house.ts'
import { twoServers } from './two-servers.ts'

/* Reservations from the desk, by phone or mail: nights claimed at once, or held until a day. */

const RESERVE = '/api/hotel-bookings/reservations'
const FROM = addDays(TODAY, 30)
const NIGHTS = 2

/** What the desk sends for rooms at their own prices. */
function reservation(some: readonly RoomsTable[], changes: Record<string, unknown> = {}) {
  const cents = some.reduce((sum, room) => sum + room.price_per_night_cents * NIGHTS, 0)
  return {
    rooms: some.map(({ id }) => ({ room_id: id, adults: 2, children: 0 })),
    schedule: { check_in: FROM, check_out: addDays(FROM, NIGHTS) },
    extras: { breakfast: false, airport_transfer: false, late_checkout: false },
    customer: { name: 'Grace Ineza', phone: '0788 123 456', email: 'grace@example.com' },
    confirm: true,
    pricing: { total: cents / 100, currency: 'USD' },
    source: 'desk',
    ...changes,
  }
}

/** At another price of a night, in dollars. */
const atRate = (room: RoomsTable, rate: number, changes: Record<string, unknown> = {}) =>
  reservation([room], {
    rooms: [{ room_id: room.id, adults: 2, children: 0, price_per_night: rate }],
    pricing: { total: rate * NIGHTS, currency: 'USD' },
    ...changes,
  })

eachStore((make) => {
  let house: House
  let store: Store
  let token: string
  beforeAll(async () => {
    store = await make({ seeded: true, clock: () => house?.now ?? MORNING })
    house = await openHouse(store)
    token = await house.staff('reception')
  })
  beforeEach(() => void (house.now = MORNING))

  const ask = (body: unknown, asked: Asked = {}) =>
    house.ask('POST', RESERVE, { token, body, ...asked })
  async function reserve(body: unknown): Promise<string> {
    const answer = await ask(body)
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body.id)
  }
  const step = (id: string, name: string) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}/${name}`, { token })
  const pay = (id: string, amount: number, currency = 'USD') =>
    house.ask('POST', `/api/hotel-bookings/${id}/payments`, {
      token,
      body: { amount, currency, method: 'cash', status: 'paid' },
    })
  const rowOf = async (id: string) => {
    const { body } = await house.ask('GET', '/api/hotel-bookings?per_page=500', { token })
    return (body.data as Record<string, unknown>[]).find((row) => row.id === id)
  }

  describe('a reservation', () => {
    it('is approved with its nights claimed and its letter queued, all at once', async () => {
      const room = await addRoom(store)
      const answer = await ask(reservation([room], { code: 'RSRV2222', notes: 'Late arrival' }))
      expect(answer.status, answer.text).toBe(201)
      expect(safeParse(bookedRooms, answer.body).success).toBe(true)
      const id = String(answer.body.id)
      expect(await booking(store, id)).toMatchObject({
        code: 'RSRV2222',
        status: 'approved',
        source: 'desk',
        customer_name: 'Grace Ineza',
        notes: 'Late arrival',
        price_per_night_cents: 8000,
        total_cents: 16_000,
        rate_reason: null,
        hold_until: null,
      })
      expect(await nightsIn(store, room)).toEqual(
        nightsBetween(FROM, addDays(FROM, NIGHTS)).map((night) => ({
          night,
          booking_id: id,
          held_until: null,
        })),
      )
      expect(await noticesOf(store, 'booking_confirmed', id)).toHaveLength(1)
      expect(await complaints(store, [room.id])).toEqual([])
    })

    it('is one booking a room, in their order, under one code, with one letter', async () => {
      const some = await rooms(store, 3)
      const answer = await ask(reservation(some, { code: 'RSRV3333' }))
      const ids = answer.body.booking_ids as string[]
      const rows = await Promise.all(ids.map((id) => booking(store, id)))
      expect(rows.map(({ room_id }) => room_id)).toEqual(some.map(({ id }) => id))
      expect(rows[0]?.code).toBe('RSRV3333')
      expect(new Set(rows.map(({ group_id }) => group_id)).size).toBe(1)
      const told = await noticesOf(store, 'booking_confirmed', ids[0] ?? '')
      expect(told.map(({ subject_ids }) => JSON.parse(subject_ids))).toEqual([ids])
    })

    it('claims nothing where one of its rooms is gone, and says which others fit', async () => {
      const [gone, free] = (await rooms(store, 2)) as [RoomsTable, RoomsTable]
      const instead = await addRoom(store, { price_per_night_cents: 1 })
      await reserve(reservation([gone]))
      const answer = await ask(reservation([free, gone]))
      expect([answer.status, answer.body.code]).toEqual([409, 'room_taken'])
      const current = safeParse(roomTaken, answer.body.current)
      expect(current.data?.taken).toEqual([gone.id])
      const offered = current.data?.rooms.map(({ room_id }) => room_id) ?? []
      expect(offered).toContain(instead.id)
      expect(offered).not.toContain(free.id)
      expect(await nightsIn(store, free)).toEqual([])
    })

    it('is done once a key, whatever the link does', async () => {
      const room = await addRoom(store)
      const asked = { key: uuidv7(), operation: uuidv7(), device: uuidv7() }
      const first = await ask(reservation([room]), asked)
      const again = await ask(reservation([room]), asked)
      expect(again.body).toEqual(first.body)
      expect(await noticesOf(store, 'booking_confirmed', String(first.body.id))).toHaveLength(1)
    })

    it('sends nothing where the desk says so, also when its hold is approved', async () => {
      const [room, later] = (await rooms(store, 2)) as [RoomsTable, RoomsTable]
      const id = await reserve(reservation([room], { confirm: false }))
      expect(await noticesOf(store, 'booking_confirmed', id)).toEqual([])
      const held = await reserve(reservation([later], { confirm: false, hold_until: TODAY }))
      expect((await step(held, 'approve')).status).toBe(200)
      expect(await noticesOf(store, 'booking_held', held)).toEqual([])
      expect(await noticesOf(store, 'booking_confirmed', held)).toEqual([])
    })

    it('names each room once, of the house, with guests that fit, and real days', async () => {
      const room = await addRoom(store, { capacity: 2 })
      const party = (adults: number) => [{ room_id: room.id, adults, children: 0 }]
      const fields = async (changes: Record<string, unknown>) => {
        const answer = await ask(reservation([room], changes))
        expect(answer.status, answer.text).toBe(422)
        return Object.keys(answer.body.errors as object)
      }
      expect(await fields({ rooms: [...party(1), ...party(1)] })).toEqual(['rooms.1.room_id'])
      expect(await fields({ rooms: [{ ...party(1)[0], room_id: 'none' }] })).toEqual([
        'rooms.0.room_id',
      ])
      expect(await fields({ rooms: party(3) })).toEqual(['rooms.0.adults'])
      expect(await fields({ rooms: [] })).toEqual(['rooms'])
      expect(await fields({ schedule: { check_in: FROM, check_out: FROM } })).toEqual([
        'schedule.check_out',
      ])
      expect(await fields({ source: 'public' })).toEqual(['source'])
      expect(await fields({ hold_until: addDays(FROM, 1) })).toEqual(['hold_until'])
    })

    it('is the reception’s: nobody else may, and nothing is claimed', async () => {
      const room = await addRoom(store)
      const kitchen = await house.staff('staff')
      expect((await house.ask('POST', RESERVE, { body: reservation([room]) })).status).toBe(401)
      expect((await ask(reservation([room]), { token: kitchen })).status).toBe(403)
      expect(await nightsIn(store, room)).toEqual([])
      expect((await ask(reservation([room]), { token: await house.staff('admin') })).status).toBe(
        201,
      )
    })
  })

  describe('its price', () => {
    it('is the server’s: another is refused with the new quote', async () => {
      const room = await addRoom(store)
      const answer = await ask(reservation([room], { pricing: { total: 150, currency: 'USD' } }))
      expect([answer.status, answer.body.code]).toEqual([409, 'price_changed'])
      expect(safeParse(reservationQuote, answer.body.current).data).toEqual({
        rooms: [{ room_id: room.id, price_per_night: 80, discount: 0, total: 160 }],
        total: 160,
        currency: 'USD',
      })
      expect(await nightsIn(store, room)).toEqual([])
    })

    it('counts extras in each room, and a promo code’s cap over all of them', async () => {
      const some = await rooms(store, 2)
      await changeSettings(store, (settings) => {
        settings.promo_codes.push({
          service: 'room',
          code: 'PHONE10',
          percent: 10,
          cap_cents: 3_001,
          from: TODAY,
          to: addDays(TODAY, 200),
        } as never)
      })
      const extras = { breakfast: true, airport_transfer: false, late_checkout: false }
      // Each: 2 nights of 80 and 2 guests' breakfasts of 8; 10 % of 384 is 38.40, at most 30.01.
      const answer = await ask(
        reservation(some, {
          extras,
          promo_code: 'phone10',
          pricing: { total: 353.99, currency: 'USD' },
        }),
      )
      expect(answer.status, answer.text).toBe(201)
      const rows = await Promise.all(
        (answer.body.booking_ids as string[]).map((id) => booking(store, id)),
      )
      expect(rows.map(({ total_cents }) => total_cents)).toEqual([17_699, 17_700])
      expect(rows.map(({ discount_cents }) => discount_cents)).toEqual([1_501, 1_500])
    })

    it('may be in francs at the house’s rate, room by room', async () => {
      const some = await rooms(store, 2)
      const total = 2 * 160 * RATE
      const answer = await ask(reservation(some, { pricing: { total, currency: 'RWF' } }))
      expect(answer.status, answer.text).toBe(201)
      expect(await booking(store, String(answer.body.id))).toMatchObject({
        currency: 'RWF',
        rwf_rate: RATE,
        total_cents: 16_000,
        charged_total: 160 * RATE,
      })
    })

    it('may be changed with a reason, which stays with it, is shown, and is in the audit', async () => {
      const room = await addRoom(store)
      const operation = uuidv7()
      const answer = await ask(atRate(room, 65.5, { rate_reason: 'Third stay' }), {
        operation,
        key: uuidv7(),
        device: uuidv7(),
      })
      expect(answer.status, answer.text).toBe(201)
      const id = String(answer.body.id)
      expect(await rowOf(id)).toMatchObject({
        price_per_night: 65.5,
        total: 131,
        rate_reason: 'Third stay',
        list_price: 80,
      })
      const audit = await store.db
        .selectFrom('audit')
        .selectAll()
        .where('operation_id', '=', operation)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(audit.changed)).toMatchObject({
        price_per_night_cents: [8000, 6550],
        rate_reason: [null, 'Third stay'],
      })
      const moved = await house.ask('PATCH', `/api/hotel-bookings/${id}`, {
        token,
        body: { check_in: FROM, check_out: addDays(FROM, 3) },
      })
      expect(moved.body.data).toMatchObject({ price_per_night: 65.5, total: 196.5 })
    })

    it('is not changed without a reason; the room’s own price needs none', async () => {
      const room = await addRoom(store)
      for (const reason of [{}, { rate_reason: ' ' }, { rate_reason: null }]) {
        const answer = await ask(atRate(room, 65, reason))
        expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([
          422,
          ['rate_reason'],
        ])
      }
      expect(await nightsIn(store, room)).toEqual([])
      const id = await reserve(atRate(room, 80, { rate_reason: 'Said, but the same' }))
      expect(await booking(store, id)).toMatchObject({ rate_reason: null, list_price_cents: null })
      expect(await rowOf(id)).not.toHaveProperty('rate_reason')
    })

    it('of nothing is a price as well, where somebody says why', async () => {
      const room = await addRoom(store)
      const id = await reserve(atRate(room, 0, { rate_reason: 'Travel agent' }))
      expect(await booking(store, id)).toMatchObject({ total_cents: 0, status: 'approved' })
    })
  })

  describe('a hold', () => {
    const until = addDays(TODAY, 3)
    /** Its last moment in Kigali, and the first after it. */
    const last = new Date(`${until}T21:59:59.000Z`)
    const over = new Date(`${until}T22:00:00.000Z`)

    it('stays pending with its nights taken until the end of the day, and lapses by itself', async () => {
      const room = await addRoom(store)
      const id = await reserve(reservation([room], { hold_until: until }))
      expect(await rowOf(id)).toMatchObject({
        status: 'pending',
        hold_until: until,
        held_until: over.toISOString(),
      })
      expect(await noticesOf(store, 'booking_held', id)).toHaveLength(1)
      expect(await noticesOf(store, 'booking_confirmed', id)).toEqual([])
      house.now = last
      expect((await ask(reservation([room]))).body.code).toBe('room_taken')
      expect(
        (
          await house.ask('POST', '/api/hotel/bookings', {
            body: wish(room, { from: FROM, nights: NIGHTS }),
          })
        ).body.code,
      ).toBe('room_taken')
      house.now = over
      await reserve(reservation([room]))
      expect(await booking(store, id)).toMatchObject({ status: 'pending' })
      expect((await step(id, 'approve')).body.code).toBe('room_taken')
      expect(await complaints(store, [room.id])).toEqual([])
    })

    it('is firm once approved: no day ends it', async () => {
      const room = await addRoom(store)
      const id = await reserve(reservation([room], { hold_until: until }))
      expect((await step(id, 'approve')).status).toBe(200)
      expect(await noticesOf(store, 'booking_confirmed', id)).toHaveLength(1)
      house.now = over
      expect((await ask(reservation([room]))).body.code).toBe('room_taken')
    })

    it('is firm once a deposit was paid, with all rooms of it', async () => {
      const some = await rooms(store, 2)
      const answer = await ask(reservation(some, { hold_until: until }))
      const ids = answer.body.booking_ids as string[]
      expect((await pay(ids[0] ?? '', 40)).status).toBe(201)
      const rows = await Promise.all(ids.map((id) => booking(store, id)))
      expect(rows.map(({ status }) => status)).toEqual(['approved', 'approved'])
      expect(rows.map(({ payment_status }) => payment_status)).toEqual(['unpaid', 'unpaid'])
      expect(await noticesOf(store, 'booking_confirmed', ids[1] ?? '')).toHaveLength(1)
      expect(
        await complaints(
          store,
          some.map(({ id }) => id),
        ),
      ).toEqual([])
    })

    it('is firm once its deposit came in francs, or all of it', async () => {
      const some = (await rooms(store, 2)) as [RoomsTable, RoomsTable]
      const francs = await reserve(reservation([some[0]], { hold_until: until }))
      await pay(francs, 20 * RATE, 'RWF')
      const whole = await reserve(reservation([some[1]], { hold_until: until }))
      await pay(whole, 160)
      expect(await booking(store, francs)).toMatchObject({ status: 'approved' })
      expect(await booking(store, whole)).toMatchObject({
        status: 'approved',
        payment_status: 'paid',
      })
    })

    it('tells the desk where money comes after it lapsed and the room went', async () => {
      const room = await addRoom(store)
      const id = await reserve(reservation([room], { hold_until: until }))
      house.now = over
      await reserve(reservation([room]))
      expect((await pay(id, 40)).status).toBe(201)
      expect(await booking(store, id)).toMatchObject({ status: 'pending', flag: 'room_gone' })
      expect(await noticesOf(store, 'room_gone', id)).toHaveLength(1)
      expect(await complaints(store, [room.id])).toEqual([])
    })

    it('outlives a guest’s payment that was begun and given up', async () => {
      const room = await addRoom(store)
      const id = await reserve(reservation([room], { hold_until: until }))
      await store.transaction((tx) => holdNights(tx, [id], house.now))
      const ends = async () => new Set((await nightsIn(store, room)).map((one) => one.held_until))
      expect(await ends()).toEqual(new Set([over.toISOString()]))
      await store.transaction((tx) => releaseHolds(tx, [id]))
      expect(await ends()).toEqual(new Set([over.toISOString()]))
      expect(await nightsIn(store, room)).toHaveLength(NIGHTS)
    })

    it('goes along when the stay is moved, and is given up with a cancellation', async () => {
      const room = await addRoom(store)
      const id = await reserve(reservation([room], { hold_until: until }))
      const to = { check_in: addDays(FROM, 5), check_out: addDays(FROM, 6) }
      await house.ask('PATCH', `/api/hotel-bookings/${id}`, { token, body: to })
      expect(await nightsIn(store, room)).toEqual([
        { night: to.check_in, booking_id: id, held_until: over.toISOString() },
      ])
      expect((await step(id, 'cancel')).status).toBe(200)
      expect(await nightsIn(store, room)).toEqual([])
    })

    it('takes nothing from what strangers may hold while they pay', async () => {
      const empty = await make({ clock: () => MORNING })
      await createEmptyHouse(empty, [])
      const own = await openHouse(empty)
      const some = await rooms(empty, 5)
      const [wanted, ...others] = some as [RoomsTable, ...RoomsTable[]]
      const held = reservation(others, { hold_until: until })
      const staff = await own.staff('reception')
      expect((await own.ask('POST', RESERVE, { token: staff, body: held })).status).toBe(201)
      const asked = await own.ask('POST', '/api/hotel/bookings', {
        body: wish(wanted, { from: FROM, nights: NIGHTS }),
      })
      const requester = { lane: 'stranger', from: 'here', budgets } as const
      const ends = await empty.transaction((tx) => {
        tx.stampWith({ at: MORNING.toISOString(), operationId: null, requester })
        return holdNights(tx, [String(asked.body.id)], MORNING)
      })
      expect(ends > MORNING.toISOString()).toBe(true)
    })

    it('is busy in other channels’ calendars, and names no booking there', async () => {
      const room = await addRoom(store)
      const id = await reserve(reservation([room], { hold_until: until }))
      const admin = await house.staff('admin')
      await house.ask('POST', `/api/rooms/${room.id}/calendar/address`, { token: admin, body: {} })
      const listed = await house.ask('GET', '/api/rooms/calendars', { token: admin })
      const its = (listed.body.data as { room_id: string; path: string }[]).find(
        ({ room_id }) => room_id === room.id,
      )
      const url = new URL(String(its?.path), 'http://house')
      const calendar = async () => (await house.ask('GET', url.pathname + url.search)).text
      expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${FROM.replaceAll('-', '')}`)
      expect(await calendar()).not.toContain(id)
      house.now = over
      expect(await calendar()).not.toContain('VEVENT')
    })
  })
})

/** Two servers over one store: two desks want the same rooms at the same time. */
eachStore((make) => {
  const { stores, houses, houseOf } = twoServers(make, (store) => createEmptyHouse(store, []))
  let token: string
  beforeAll(async () => {
    token = await houses[0].staff('reception')
  })
  const reserve = (client: number, body: unknown) =>
    houseOf(client).ask('POST', RESERVE, { token, body })

  it('gives the last room to one of thirty', async () => {
    const room = await addRoom(stores[0])
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, client) =>
        reserve(client, reservation([room], client % 3 ? {} : { hold_until: TODAY })),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'room_taken')).toHaveLength(29)
    expect(await complaints(stores[0], [room.id])).toEqual([])
  })

  it('sells no night twice and none by halves, whatever crosses whatever', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const random = seeded(seed)
      const some = await rooms(stores[0], 4)
      const act = async (client: number) => {
        const asked = some.toSorted(() => random() - 0.5).slice(0, between(random, 1, 3))
        const check_in = addDays(FROM, between(random, 0, 4))
        const nights = between(random, 1, 3)
        const held = oneOf(random, [true, false])
        const answer = await reserve(
          client,
          reservation(asked, {
            schedule: { check_in, check_out: addDays(check_in, nights) },
            pricing: { total: asked.length * 80 * nights, currency: 'USD' },
            ...(held && { hold_until: TODAY }),
          }),
        )
        expect([201, 409], answer.text).toContain(answer.status)
        const after = oneOf(random, ['approve', 'cancel', 'none'])
        if (answer.status !== 201 || after === 'none') return
        await houseOf(client + 1).ask('PATCH', `/api/hotel-bookings/${answer.body.id}/${after}`, {
          token,
        })
      }
      await Promise.all(Array.from({ length: 12 }, (_, client) => act(client)))
      const ids = some.map(({ id }) => id)
      expect(await complaints(stores[0], ids), `seed ${seed}`).toEqual([])
      // Every hold has all of its nights.
      const pending = await stores[0].db
        .selectFrom('hotel_bookings')
        .selectAll()
        .where('room_id', 'in', ids)
        .where('status', '=', 'pending')
        .execute()
      for (const row of pending) {
        const room = some.find(({ id }) => id === row.room_id)
        const its = room === undefined ? [] : await nightsIn(stores[0], room)
        expect(
          its.filter(({ booking_id }) => booking_id === row.id).map(({ night }) => night),
          `seed ${seed}`,
        ).toEqual(nightsBetween(row.check_in, row.check_out))
      }
    }
  })
})
