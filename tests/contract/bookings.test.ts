import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { bookedRooms, roomQuote, roomTaken } from '#contract/bookings.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { holdNights } from '#server/services/bookings/inventory.ts'
import {
  addRoom,
  booking,
  bundle,
  changeSettings,
  complaints,
  nightsIn,
  RATE,
  rooms,
  wish,
  type Stay,
} from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY, type Answered, type Asked } from './http-house.ts'

const PERSONAL = ['Aline', 'Mukamana', '123 456', 'aline@example.com', 'groundnuts, please']
const BOOK = '/api/hotel/bookings'

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  type Rows = { id: string; code: string; [field: string]: unknown }[]

  const book = (room: RoomsTable, stay: Stay = {}, changes: object = {}, asked: Asked = {}) =>
    house.ask('POST', BOOK, { body: wish(room, stay, { ...changes }), ...asked })
  const bookAll = (some: RoomsTable[], stay: Stay = {}, changes: object = {}) =>
    house.ask('POST', `${BOOK}/bundle`, { body: bundle(some, stay, changes) })
  const rowsOf = ({ body }: Answered) => body.bookings as Rows
  const approve = (id: unknown) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token })
  const quote = (room: RoomsTable, stay: Stay = {}, more: object = {}, asked: Asked = {}) => {
    const { room_id, schedule, guests, extras } = wish(room, stay)
    const body = { room_id, schedule, guests, extras, currency: 'USD', ...more }
    return house.ask('POST', '/api/hotel/quote', { body, ...asked })
  }
  const lookUp = (codes: string[], address?: string) =>
    house.ask('POST', `${BOOK}/lookup`, { body: { codes }, ...(address && { address }) })
  const countBookings = async () =>
    (await house.store.db.selectFrom('hotel_bookings').select('id').execute()).length

  /** Somebody else has these nights. */
  async function sell(room: RoomsTable, stay: Stay = {}) {
    const answer = await book(room, stay)
    expect(answer.status).toBe(201)
    expect((await approve(answer.body.id)).status).toBe(200)
    return String(answer.body.id)
  }

  describe('asking for a room', () => {
    it('takes the documents’ payload: pending, claiming nothing, nothing personal in the answer', async () => {
      const room = await addRoom(house.store)
      const answer = await book(room, { children: 1 })
      expect(answer.status, answer.text).toBe(201)
      expect(safeParse(bookedRooms, answer.body).success).toBe(true)
      expect(answer.body).toMatchObject({
        id: answer.body.booking_id,
        booking_ids: [answer.body.id],
        group_id: null,
        booking: {
          id: answer.body.id,
          room_id: room.id,
          room_number: room.room_number,
          nights: 2,
          adults: 2,
          children: 1,
          status: 'pending',
          payment_status: 'unpaid',
          total: 160,
          grand_total: 160,
          currency: 'USD',
          rwf_rate: null,
          held_until: null,
        },
      })
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
      expect(await nightsIn(house.store, room)).toEqual([])
      expect(await booking(house.store, String(answer.body.id))).toMatchObject({
        customer_name: 'Aline Mukamana',
        notes: 'No groundnuts, please',
        source: 'public-room-detail',
      })
    })

    it('is done once a key, stamped, and in the audit without anything personal', async () => {
      const room = await addRoom(house.store)
      const [key, operation, device] = [uuidv7(), uuidv7(), uuidv7()]
      const deviceTime = '2026-06-30T05:00:00.000Z'
      const body = wish(room)
      const asked = { body, key, operation, device, deviceTime }
      const first = await house.ask('POST', BOOK, asked)
      const again = await house.ask('POST', BOOK, asked)
      expect(again.body).toEqual(first.body)
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(await booking(house.store, String(first.body.id))).toMatchObject({
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
      const room = await addRoom(house.store)
      const first = await book(room, {}, { code: 'K7MPQ2XY' })
      const second = await book(room, {}, { code: 'K7MPQ2XY' })
      expect(rowsOf(first)[0]?.code).toBe('K7MPQ2XY')
      expect(second.status).toBe(201)
      expect(rowsOf(second)[0]?.code).toMatch(/^(?!K7MPQ2XY)[2-9A-HJKMNP-TV-Z]{8}$/)
    })

    it('takes several requests for the same nights: the first that is approved or paid has them', async () => {
      const room = await addRoom(house.store)
      expect((await book(room)).status).toBe(201)
      expect((await book(room)).status).toBe(201)
    })

    it('reckons extras as documented, and charges dollars or francs as shown', async () => {
      const room = await addRoom(house.store, { price_per_night_cents: 8350 })
      const extras = { breakfast: true, airport_transfer: true, late_checkout: true }
      const stay = { nights: 3, children: 1, extras }
      const dollars = 83.5 * 3 + 8 * 3 * 3 + 20 + 15
      const inDollars = await book(room, stay)
      expect(inDollars.body.booking).toMatchObject({ total: dollars, grand_total: dollars, extras })
      const francs = {
        price_per_night: 83.5 * RATE,
        base_one_room: 250.5 * RATE,
        base_all_rooms: 250.5 * RATE,
        extras_one_room: 107 * RATE,
        extras_all_rooms: 107 * RATE,
        grand_total: 357.5 * RATE,
        currency: 'RWF',
      }
      const inFrancs = await book(room, stay, { pricing: francs })
      expect(inFrancs.status, inFrancs.text).toBe(201)
      expect(inFrancs.body.booking).toMatchObject({
        total: dollars,
        grand_total: Math.round(357.5 * RATE),
        currency: 'RWF',
        rwf_rate: RATE,
      })
    })

    it('gives no extra for nothing that the house has no price for any more', async () => {
      const room = await addRoom(house.store)
      const stay = { from: addDays(TODAY, 50), extras: { breakfast: true, late_checkout: true } }
      const { extras } = wish(room, stay)
      const without = { ...extras, breakfast: false }
      const { pricing } = wish(room, { ...stay, extras: without })
      await changeSettings(house.store, (settings) => (settings.extras_cents.breakfast = null))
      try {
        // As it was confirmed, and at the sum without it: both are told what there is.
        for (const changes of [{}, { pricing }]) {
          const refused = await book(room, stay, changes)
          expect(refused.body, refused.text).toMatchObject({
            code: 'price_changed',
            reason: 'booking_extra_not_offered',
            current: { ...pricing, extras: without },
          })
        }
        const taken = await book(room, stay, { extras: without, pricing })
        expect(taken.status, taken.text).toBe(201)
      } finally {
        await changeSettings(house.store, (settings) => (settings.extras_cents.breakfast = 800))
      }
    })

    it('refuses another price with its own, and bears a cent or a franc', async () => {
      const room = await addRoom(house.store)
      const before = await countBookings()
      const { pricing } = wish(room)
      const cheap = await book(room, {}, { pricing: { ...pricing, grand_total: 1 } })
      expect(cheap.status).toBe(409)
      expect(cheap.body).toMatchObject({ code: 'price_changed', current: pricing })
      for (const field of ['base_all_rooms', 'extras_all_rooms'] as const) {
        const off = { ...pricing, [field]: pricing[field] + 1 }
        expect((await book(room, {}, { pricing: off })).body.code, field).toBe('price_changed')
      }
      const two = await book(room, {}, { pricing: { ...pricing, grand_total: 160.02 } })
      expect(two.body.code).toBe('price_changed')
      expect(await countBookings()).toBe(before)
      const one = await book(room, {}, { pricing: { ...pricing, grand_total: 159.99 } })
      expect(one.status).toBe(201)
      const francs = Object.fromEntries(
        Object.entries(pricing).map(([field, value]) => [
          field,
          typeof value === 'number' ? value * RATE : 'RWF',
        ]),
      )
      const off = (by: number) =>
        book(room, {}, { pricing: { ...francs, grand_total: 160 * RATE + by } })
      expect((await off(1)).status).toBe(201)
      expect((await off(2)).body).toMatchObject({ code: 'price_changed', current: francs })
    })

    it('answers in dollars where the house has no rate', async () => {
      const room = await addRoom(house.store)
      const { pricing } = wish(room)
      let kept: unknown
      await changeSettings(house.store, (settings) => {
        kept = settings.rwf_per_usd
        Object.assign(settings, { rwf_per_usd: null })
      })
      try {
        const answer = await book(room, {}, { pricing: { ...pricing, currency: 'RWF' } })
        expect(answer.body).toMatchObject({ code: 'price_changed', current: pricing })
      } finally {
        await changeSettings(house.store, (settings) => {
          Object.assign(settings, { rwf_per_usd: kept })
        })
      }
    })

    it('is late by the house’s own day, but for what staff record', async () => {
      const room = await addRoom(house.store)
      try {
        // Half past eleven at night in Musanze, still the day before in UTC's morning.
        house.now = new Date('2026-07-01T21:30:00.000Z')
        expect((await book(room, { from: TODAY })).status).toBe(201)
        house.now = new Date('2026-07-01T22:30:00.000Z')
        const late = await book(room, { from: TODAY }, {}, { deviceTime: '2026-06-01T00:00:00Z' })
        expect(late.status).toBe(422)
        expect(late.body).toMatchObject({
          code: 'too_late',
          message: `The day of arrival that you asked for, ${TODAY}, has passed.`,
        })
        const desk = { source: 'desk' }
        expect((await book(room, { from: TODAY }, desk)).body.code).toBe('too_late')
        const recorded = await book(room, { from: TODAY }, desk, { token })
        expect(recorded.status).toBe(201)
        expect((await booking(house.store, String(recorded.body.id))).source).toBe('desk')
      } finally {
        house.now = MORNING
      }
    })

    it('lets nobody say that it is the desk’s', async () => {
      const room = await addRoom(house.store)
      const answer = await book(room, {}, { source: 'desk' })
      expect((await booking(house.store, String(answer.body.id))).source).toBe('public')
    })

    it('asks everybody for a phone but who stands at the desk', async () => {
      const room = await addRoom(house.store)
      const nameless = { source: 'desk', customer: { name: 'Honorine', phone: ' ', email: null } }
      const guest = await book(room, {}, nameless)
      expect(guest.status).toBe(422)
      expect(guest.body).toMatchObject({
        message: 'Please enter your name and phone number.',
        errors: { 'customer.phone': ['This field is required.'] },
      })
      const elsewhere = { ...nameless, source: 'public-book' }
      expect((await book(room, {}, elsewhere, { token })).status).toBe(422)
      const recorded = await book(room, {}, nameless, { token })
      expect(recorded.status).toBe(201)
      expect((await booking(house.store, String(recorded.body.id))).customer_phone).toBeNull()
    })

    it.each([
      ['a day that is none', { check_in: '2026-06-31', check_out: '2026-07-12' }, 'check_in'],
      ['an end that is none', { check_in: '2026-07-10', check_out: '2026-09-31' }, 'check_out'],
      ['no night', { check_in: '2026-07-10', check_out: '2026-07-10' }, 'check_out'],
      ['a stay backwards', { check_in: '2026-07-10', check_out: '2026-07-09' }, 'check_out'],
      ['91 nights', { check_in: '2026-07-10', check_out: '2026-10-09' }, 'check_out'],
      ['731 days ahead', { check_in: '2028-07-01', check_out: '2028-07-02' }, 'check_in'],
      ['the year 1', { check_in: '0001-01-01', check_out: '0001-01-02' }, 'check_in'],
    ])('refuses %s', async (_what, days, field) => {
      const room = await addRoom(house.store)
      const answer = await book(room, {}, { schedule: days })
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('validation')
      expect(answer.body.errors).toHaveProperty([`schedule.${field}`])
    })

    it('takes 90 nights, and 730 days ahead', async () => {
      const room = await addRoom(house.store)
      expect((await book(room, { nights: 90 })).status).toBe(201)
      expect((await book(room, { from: addDays(TODAY, 730), nights: 1 })).status).toBe(201)
    })

    it('counts guests in each room, within its capacity', async () => {
      const room = await addRoom(house.store, { capacity: 8 })
      const small = await addRoom(house.store, { capacity: 2 })
      expect((await book(room, { adults: 8 })).status).toBe(201)
      const many = await book(room, { adults: 9 })
      expect(many.body).toMatchObject({
        code: 'validation',
        errors: { 'guests.adults': ['At most 8 adults in a room.'] },
      })
      const child = await book(small, { adults: 2, children: 1 })
      expect(child.body).toMatchObject({
        code: 'validation',
        errors: { 'guests.adults': ['This room is for at most 2 guests.'] },
      })
    })

    it('wants name and phone, in words for people', async () => {
      const room = await addRoom(house.store)
      const answer = await book(room, {}, { customer: { name: ' ', phone: '', email: null } })
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe('Please enter your name and phone number.')
    })

    it('says so when the house has no such room', async () => {
      const room = await addRoom(house.store)
      await house.store.transaction((tx) => tx.remove('rooms', room.id))
      for (const gone of [room, { ...room, id: 'room-nowhere' }]) {
        const answer = await book(gone)
        expect(answer.status).toBe(422)
        expect(answer.body.errors).toHaveProperty('room_id')
      }
    })
  })

  describe('a room that is taken', () => {
    it('is refused with others that fit, cheapest first', async () => {
      const from = addDays(TODAY, 100)
      const kind = { type: 'lodge', price_per_night_cents: 4000, capacity: 7 }
      const [room, alike] = await rooms(house.store, 2, kind)
      const dear = await addRoom(house.store, { capacity: 7, price_per_night_cents: 90_000 })
      const small = await addRoom(house.store, { price_per_night_cents: 100, capacity: 6 })
      await sell(room!, { from })
      const answer = await book(room!, { from: addDays(from, 1), nights: 3, adults: 7 })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'room_taken',
        message: `${room!.name} is no longer free for these nights.`,
      })
      const current = answer.body.current as { rooms: { room_id: string }[] }
      expect(safeParse(roomTaken, current).success).toBe(true)
      expect(current).toMatchObject({
        taken: [room!.id],
        check_in: addDays(from, 1),
        check_out: addDays(from, 4),
        free_like_it: 1,
      })
      const offered = current.rooms.map(({ room_id }) => room_id)
      expect(offered[0]).toBe(alike!.id)
      expect(offered).toContain(dear.id)
      expect(offered).not.toContain(small.id)
      expect(offered).not.toContain(room!.id)
    })

    it('has its neighbours’ nights, not theirs', async () => {
      const room = await addRoom(house.store)
      const from = addDays(TODAY, 20)
      await sell(room, { from, nights: 2 })
      expect((await book(room, { from: addDays(from, -2) })).status).toBe(201)
      expect((await book(room, { from: addDays(from, 2) })).status).toBe(201)
      expect((await book(room, { from: addDays(from, -1) })).body.code).toBe('room_taken')
      expect((await book(room, { from: addDays(from, 1) })).body.code).toBe('room_taken')
      expect((await book(room, { from: addDays(from, -3), nights: 9 })).body.code).toBe(
        'room_taken',
      )
    })

    it('is taken while another pays, and free again when the hold has lapsed', async () => {
      const room = await addRoom(house.store)
      const first = String((await book(room)).body.id)
      const until = await house.store.transaction((tx) => holdNights(tx, [first], house.now))
      expect((await book(room)).body.code).toBe('room_taken')
      try {
        house.now = new Date(Date.parse(until) - 1)
        expect((await book(room)).body.code).toBe('room_taken')
        house.now = new Date(until)
        expect((await book(room)).status).toBe(201)
      } finally {
        house.now = MORNING
      }
    })

    it.each([
      ['that staff closed', { is_available: 0 as const }, 409],
      ['that opens after check-in', { available_from: addDays(TODAY, 11) }, 409],
      ['that opens on the day of check-in', { available_from: addDays(TODAY, 10) }, 201],
    ])('%s', async (_what, changes, status) => {
      const room = await addRoom(house.store, changes)
      const answer = await book(room)
      expect(answer.status).toBe(status)
      if (status === 409) {
        expect(answer.body).toMatchObject({ code: 'room_taken', current: { taken: [room.id] } })
      }
    })
  })

  describe('several rooms of a kind', () => {
    const extras = { breakfast: true }

    it('are a row each in one group, whose code is the first one’s', async () => {
      const kind = { type: 'quads', price_per_night_cents: 3333 }
      const [one, , third] = await rooms(house.store, 3, kind)
      await addRoom(house.store, { ...kind, price_per_night_cents: 3334 })
      await addRoom(house.store, { ...kind, capacity: 1 })
      const answer = await book(third!, { quantity: 3, nights: 1, extras }, { code: 'Q7MPQ2XY' })
      expect(answer.status, answer.text).toBe(201)
      const its = rowsOf(answer)
      expect(its).toHaveLength(3)
      expect(its[0]).toMatchObject({ room_id: third!.id, code: 'Q7MPQ2XY', id: answer.body.id })
      expect(new Set(its.map(({ room_id }) => room_id)).size).toBe(3)
      expect(its.map(({ room_id }) => room_id)).toContain(one!.id)
      expect(new Set(its.map(({ group_id }) => group_id)).size).toBe(1)
      expect(answer.body.group_id).toBe(its[0]?.group_id)
      expect(answer.body.booking_ids).toEqual(its.map(({ id }) => id))
      for (const row of its) expect(row.total).toBe(33.33 + 16)
      const found = (await lookUp(['Q7MPQ2XY'])).body.data as Rows
      expect(found.map(({ id }) => id)).toEqual(its.map(({ id }) => id))
    })

    it('sum up to what was agreed in francs', async () => {
      const kind = { type: 'odd', price_per_night_cents: 3333 }
      const [room] = await rooms(house.store, 3, kind)
      const body = wish(room!, { quantity: 3, nights: 1 })
      const pricing = {
        price_per_night: Math.round(33.33 * RATE),
        base_one_room: Math.round(33.33 * RATE),
        base_all_rooms: Math.round(99.99 * RATE),
        extras_one_room: 0,
        extras_all_rooms: 0,
        grand_total: Math.round(99.99 * RATE),
        currency: 'RWF',
      }
      const answer = await house.ask('POST', BOOK, { body: { ...body, pricing } })
      expect(answer.status, answer.text).toBe(201)
      const sum = rowsOf(answer).reduce((all, row) => all + Number(row.grand_total), 0)
      expect(sum).toBe(pricing.grand_total)
    })

    it('are refused with how many there are, and none is kept', async () => {
      const kind = { type: 'pairs', price_per_night_cents: 5100 }
      const [room, other] = await rooms(house.store, 3, kind)
      await sell(other!)
      const before = await countBookings()
      const answer = await book(room!, { quantity: 3 })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'room_taken',
        message: 'Only 2 rooms of this kind are free for these nights.',
        current: { taken: [], free_like_it: 2 },
      })
      expect(await countBookings()).toBe(before)
      expect((await book(room!, { quantity: 2 })).status).toBe(201)
    })
  })

  describe('promo codes', () => {
    it('that the house keeps lower the price, whatever the case; the guest may have seen either', async () => {
      const room = await addRoom(house.store)
      const { pricing } = wish(room)
      const unaware = await book(room, {}, { promo_code: ' ridge10 ' })
      expect(unaware.status, unaware.text).toBe(201)
      expect(unaware.body.booking).toMatchObject({ discount: 16, total: 144, grand_total: 144 })
      const aware = { ...pricing, discount: 16, grand_total: 144 }
      expect((await book(room, {}, { promo_code: 'RIDGE10', pricing: aware })).status).toBe(201)
      const wrong = { ...pricing, grand_total: 150 }
      const refused = await book(room, {}, { promo_code: 'RIDGE10', pricing: wrong })
      expect(refused.body).toMatchObject({
        code: 'price_changed',
        current: { discount: 16, grand_total: 144 },
      })
      expect((await book(room, {}, { pricing: aware })).body.code).toBe('price_changed')
    })

    it('are capped once for all rooms, and shared out to the cent', async () => {
      const [room] = await rooms(house.store, 3, { type: 'capped', price_per_night_cents: 20_001 })
      const answer = await book(room!, { quantity: 3 }, { promo_code: 'RIDGE10' })
      expect(answer.status, answer.text).toBe(201)
      const off = rowsOf(answer).map(({ discount }) => Number(discount))
      expect(off.reduce((sum, one) => sum + one, 0)).toBe(30)
    })

    it.each([
      ['unknown', 'NOPE', {}],
      ['of another service', 'SOUP20', {}],
      ['for other days', 'RIDGE10', { from: addDays(TODAY, 61) }],
      ['for only some of the nights', 'RIDGE10', { from: addDays(TODAY, 60), nights: 2 }],
    ])('that are %s are refused by name', async (_what, promo_code, stay) => {
      await changeSettings(house.store, ({ promo_codes }) => {
        if (promo_codes.some(({ code }) => code === 'SOUP20')) return
        promo_codes.push({ ...promo_codes[0]!, code: 'SOUP20', service: 'restaurant' })
      })
      const room = await addRoom(house.store)
      const answer = await book(room, stay, { promo_code })
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('validation')
      expect(answer.body.errors).toHaveProperty('promo_code')
      const asked = await quote(room, stay, { promo_code }, { address: '198.51.100.9' })
      expect(asked.body.errors).toHaveProperty('promo_code')
    })

    it('hold to their last night', async () => {
      const room = await addRoom(house.store)
      const stay = { from: addDays(TODAY, 60), nights: 1 }
      expect((await book(room, stay, { promo_code: 'RIDGE10' })).status).toBe(201)
    })
  })

  describe('a bundle', () => {
    it('is a room each, the party spread over them, one group', async () => {
      const small = await addRoom(house.store, { capacity: 2, price_per_night_cents: 5000 })
      const large = await addRoom(house.store, { capacity: 4, price_per_night_cents: 9050 })
      const answer = await bookAll([small, large], { adults: 4, children: 2 })
      expect(answer.status, answer.text).toBe(201)
      expect(safeParse(bookedRooms, answer.body).success).toBe(true)
      expect(rowsOf(answer)).toMatchObject([
        { room_id: small.id, adults: 2, children: 0, total: 100, currency: 'USD' },
        { room_id: large.id, adults: 2, children: 2, total: 181, currency: 'USD' },
      ])
      expect(answer.body.group_id).not.toBeNull()
      for (const word of PERSONAL) expect(answer.text).not.toContain(word)
    })

    it('is refused as a whole when one room is gone, and offers rooms for that one', async () => {
      const [one, two, other] = await rooms(house.store, 3, {
        type: 'halls',
        capacity: 5,
        price_per_night_cents: 50,
      })
      await sell(two!)
      const before = await countBookings()
      const answer = await bookAll([one!, two!], { adults: 8 })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'room_taken', current: { taken: [two!.id] } })
      const offered = (answer.body.current as { rooms: { room_id: string }[] }).rooms
      expect(offered.map(({ room_id }) => room_id)).toContain(other!.id)
      expect(offered.map(({ room_id }) => room_id)).not.toContain(one!.id)
      expect(await countBookings()).toBe(before)
    })

    it('checks price, party, days and names', async () => {
      const [one, two] = await rooms(house.store, 2)
      const both = [one!, two!]
      const { pricing } = bundle(both)
      const cheap = await bookAll(both, {}, { pricing: { ...pricing, total: 1 } })
      expect(cheap.body).toMatchObject({ code: 'price_changed', current: pricing })
      expect((await bookAll(both, { adults: 7 })).body.errors).toHaveProperty(['guests.adults'])
      expect((await bookAll(both, { adults: 1 })).body.errors).toHaveProperty(['guests.adults'])
      expect((await bookAll(both, { from: addDays(TODAY, -1) })).body.code).toBe('too_late')
      expect((await bookAll(both, { nights: 91 })).body.code).toBe('validation')
      expect((await bookAll([one!, one!])).body.errors).toHaveProperty(['room_ids.1'])
      const nowhere = { ...two!, id: 'room-nowhere' }
      expect((await bookAll([one!, nowhere])).body.errors).toHaveProperty(['room_ids.1'])
      const promo = await bookAll(both, {}, { promo_code: 'RIDGE10' })
      expect(rowsOf(promo).map(({ discount }) => discount)).toEqual([15, 15])
    })
  })

  describe('a quote', () => {
    it('is what booking would cost, and how many there are', async () => {
      const [room, other] = await rooms(house.store, 3, { type: 'quoted' })
      await sell(other!)
      const answer = await quote(room!, { extras: { late_checkout: true } }, { currency: 'RWF' })
      expect(answer.status, answer.text).toBe(200)
      expect(safeParse(roomQuote, answer.body).success).toBe(true)
      expect(answer.body).toMatchObject({ free_rooms: 2, pricing: { currency: 'RWF' } })
      const { pricing } = answer.body
      const booked = await book(room!, { extras: { late_checkout: true } }, { pricing })
      expect(booked.body.booking).toMatchObject({ grand_total: 175 * RATE })
      const off = await quote(room!, {}, { promo_code: 'ridge10' })
      expect(off.body.pricing).toMatchObject({ discount: 16, grand_total: 144 })
    })

    it('refuses what booking would', async () => {
      const room = await addRoom(house.store)
      expect((await quote(room, { from: addDays(TODAY, -1) })).body.code).toBe('too_late')
      expect((await quote(room, { adults: 4 })).body.code).toBe('validation')
      expect((await quote({ ...room, id: 'x' })).body.errors).toHaveProperty('room_id')
    })

    it.each([
      ['asking', '198.51.100.77', quote],
      ['booking', '198.51.100.80', book],
    ] as const)('does not let codes be guessed, by %s', async (_by, address, ask) => {
      const room = await addRoom(house.store)
      let tries = 0
      for (; tries < 200; tries += 1) {
        const answer = await ask(room, {}, { promo_code: `X${tries}` }, { address })
        if (answer.status === 429) break
      }
      expect(tries).toBeLessThan(200)
      expect((await ask(room, {}, {}, { address })).status).toBeLessThan(300)
    })
  })

  describe('looking up by code', () => {
    it('gives every room of a group, and nothing personal', async () => {
      const some = await rooms(house.store, 2)
      const booked = rowsOf(await bookAll(some, {}, { code: 'B7MPQ2XY' }))
      for (const { code } of booked) {
        const answer = await lookUp([code, '22222222'])
        const found = answer.body.data as Rows
        expect(found.map(({ id }) => id)).toEqual(booked.map(({ id }) => id))
        for (const word of PERSONAL) expect(answer.text).not.toContain(word)
      }
      expect((await lookUp([])).body).toEqual({ data: [] })
    })

    it('slows who asks for codes that nobody has', async () => {
      const room = await addRoom(house.store)
      const [mine] = rowsOf(await book(room))
      const address = '198.51.100.78'
      let answer = await lookUp(['22222222'], address)
      for (let tries = 0; tries < 100 && answer.status === 200; tries += 1) {
        const codes = Array.from({ length: 50 }, (_, at) => `2222${2222 + tries * 50 + at}`)
        answer = await lookUp(
          codes.map((code) => code.replaceAll('0', 'A').replaceAll('1', 'B')),
          address,
        )
      }
      expect(answer.status).toBe(429)
      expect((await lookUp([mine?.code ?? ''], '198.51.100.79')).status).toBe(200)
    })
  })

  it('leaves the inventory of all these rooms sound', async () => {
    const ids = (await house.store.db.selectFrom('rooms').select('id').execute())
      .map(({ id }) => id)
      .filter((id) => id.startsWith('room-test'))
    expect(ids.length).toBeGreaterThan(20)
    expect(await complaints(house.store, ids)).toEqual([])
  })
})
