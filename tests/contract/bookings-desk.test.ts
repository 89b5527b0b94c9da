import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { hotelBooking } from '#contract/bookings.ts'
import { addDays } from '#domain/days.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import {
  cancelBookings,
  holdNights,
  releaseHolds,
  setPaymentStatus,
  settlePaid,
} from '#server/services/bookings/inventory.ts'
import { MAX_RENEWALS } from '#server/services/bookings/renewals.ts'
import {
  addRoom,
  askForRoom,
  booking,
  bundle,
  complaints,
  nightsIn,
  noticesOf,
  rooms,
  type Stay,
} from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY, type Asked } from './http-house.ts'

const MINUTE = 60_000

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  type Row = { id: string; code: string; [field: string]: unknown }

  const book = (room: RoomsTable, stay: Stay = {}, changes: Record<string, unknown> = {}) =>
    askForRoom(house, room, stay, changes)
  async function bookAll(some: RoomsTable[], stay: Stay = {}) {
    const answer = await house.ask('POST', '/api/hotel/bookings/bundle', {
      body: bundle(some, stay),
    })
    expect(answer.status, answer.text).toBe(201)
    return answer.body.booking_ids as string[]
  }
  const step = (id: string, name: string, body?: object, asked: Asked = { token }) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}/${name}`, { ...asked, ...(body && { body }) })
  const move = (id: string, body: object) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}`, { token, body })
  const list = (query: string, asked: Asked = {}) =>
    house.ask('GET', `/api/hotel-bookings?${query}`, asked)
  const hold = (ids: string[], now = house.now) =>
    house.store.transaction((tx) => holdNights(tx, ids, now))
  const release = (ids: string[]) => house.store.transaction((tx) => releaseHolds(tx, ids))
  const settle = (ids: string[], now = house.now) =>
    house.store.transaction((tx) => settlePaid(tx, ids, now))
  const cancel = (ids: string[], reason = 'Cancelled by the guest') =>
    house.store.transaction((tx) => cancelBookings(tx, ids, reason, house.now))
  const nights = async (room: RoomsTable) =>
    (await nightsIn(house.store, room)).map(({ night }) => night)
  const statusOf = async (id: string) => (await booking(house.store, id)).status
  const day = (ahead: number) => addDays(TODAY, ahead)

  describe('approving', () => {
    it('claims the nights, shows them to everyone, confirms once', async () => {
      const room = await addRoom(house.store)
      const id = await book(room)
      expect(await noticesOf(house.store, 'booking_confirmed', id)).toEqual([])
      const answer = await step(id, 'approve', { seen: { status: 'pending' } })
      expect(answer.status, answer.text).toBe(200)
      expect(safeParse(hotelBooking, answer.body.data).success).toBe(true)
      expect(answer.body.data).toMatchObject({ id, status: 'approved', version: 2 })
      expect(await nights(room)).toEqual([day(10), day(11)])
      const again = await step(id, 'approve', { seen: { status: 'pending' } })
      expect(again.status).toBe(200)
      expect(again.body.data).toMatchObject({ version: 2 })
      const told = await noticesOf(house.store, 'booking_confirmed', id)
      expect(told).toHaveLength(1)
      expect(told[0]).toMatchObject({ to_email: 'aline@example.com', to_phone: '0788 123 456' })
      const audits = await house.store.db
        .selectFrom('audit')
        .select(['endpoint', 'changed'])
        .where('row_id', '=', id)
        .where('endpoint', '=', 'approveHotelBooking')
        .execute()
      expect(audits).toEqual([
        { endpoint: 'approveHotelBooking', changed: '{"status":["pending","approved"]}' },
      ])
    })

    it('answers room_taken with rooms where the nights went to another', async () => {
      const [room, other] = await rooms(house.store, 2, { type: 'approved-kind' })
      const [first, second] = [await book(room!), await book(room!)]
      await step(first, 'approve')
      const answer = await step(second, 'approve')
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'room_taken',
        current: { taken: [room!.id], free_like_it: 1 },
      })
      expect(JSON.stringify(answer.body.current)).toContain(other!.id)
      expect(await statusOf(second)).toBe('pending')
      expect(await noticesOf(house.store, 'booking_confirmed', second)).toEqual([])
    })

    it('confirms a group when its last room is settled, whichever way', async () => {
      const some = await rooms(house.store, 3)
      const [one, two, three] = (await bookAll(some)) as [string, string, string]
      await step(two, 'approve')
      await step(one, 'approve')
      expect(await noticesOf(house.store, 'booking_confirmed', one)).toEqual([])
      await step(three, 'cancel')
      const told = await noticesOf(house.store, 'booking_confirmed', one)
      expect(told.map(({ subject_ids }) => JSON.parse(subject_ids))).toEqual([[one, two]])
    })

    it('is the desk’s alone, and needs a booking', async () => {
      const id = await book(await addRoom(house.store))
      expect((await step(id, 'approve', undefined, {})).status).toBe(401)
      const trainer = await house.staff('trainer')
      expect((await step(id, 'approve', undefined, { token: trainer })).body.code).toBe('forbidden')
      const nowhere = await step('nowhere', 'approve')
      expect(nowhere.status).toBe(404)
      expect(nowhere.body).not.toHaveProperty('errors')
    })
  })

  describe('cancelling', () => {
    it.each(['pending', 'approved'])('a booking that is %s frees its nights', async (from) => {
      const room = await addRoom(house.store)
      const id = await book(room)
      if (from === 'approved') await step(id, 'approve')
      const answer = await step(id, 'cancel', { seen: { status: from }, reason: 'No water' })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.data).toMatchObject({ status: 'cancelled', cancel_reason: 'No water' })
      expect(await nights(room)).toEqual([])
      expect(await noticesOf(house.store, 'booking_cancelled', id)).toHaveLength(1)
      const again = await step(id, 'cancel', { seen: { status: from } })
      expect(again.body.data).toMatchObject({ cancel_reason: 'No water' })
      expect(again.status).toBe(200)
      expect(await noticesOf(house.store, 'booking_cancelled', id)).toHaveLength(1)
      await step(await book(room), 'approve')
      expect(await nights(room)).toHaveLength(2)
    })

    it('and approving refuse what was seen otherwise, or is over, with the row', async () => {
      const id = await book(await addRoom(house.store))
      await step(id, 'approve')
      const stale = await step(id, 'cancel', { seen: { status: 'pending' } })
      expect(stale.status).toBe(409)
      expect(stale.body).toMatchObject({ code: 'conflict', current: { id, status: 'approved' } })
      await step(id, 'cancel')
      const dead = await step(id, 'approve', { seen: { status: 'cancelled' } })
      expect(dead.body).toMatchObject({ code: 'conflict', current: { status: 'cancelled' } })
      const over = await house.store.db
        .selectFrom('hotel_bookings')
        .select('id')
        .where('status', '=', 'completed')
        .executeTakeFirstOrThrow()
      expect((await step(over.id, 'cancel')).body.code).toBe('conflict')
      await expect(cancel([over.id])).rejects.toMatchObject({ code: 'conflict' })
      expect((await move(over.id, { check_in: day(5), check_out: day(6) })).body.code).toBe(
        'conflict',
      )
    })

    it('by the guest takes all rooms, tells once, and repeats harmlessly', async () => {
      const some = await rooms(house.store, 2)
      const ids = await bookAll(some)
      await hold(ids)
      await settle(ids)
      await cancel(ids)
      await cancel(ids)
      for (const room of some) expect(await nights(room)).toEqual([])
      const told = await noticesOf(house.store, 'booking_cancelled', ids[1] ?? '')
      expect(told.map(({ subject_ids }) => JSON.parse(subject_ids))).toEqual([ids])
      await expect(cancel(['nowhere'])).rejects.toMatchObject({ code: 'not_found' })
    })

    it('and approving at once are won by one', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await book(await addRoom(house.store))
        const seen = { seen: { status: 'pending' } }
        const answers = await Promise.all([step(id, 'approve', seen), step(id, 'cancel', seen)])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      }
    })
  })

  describe('moving', () => {
    it('takes the new nights and frees the old, overlapping ones too, at the agreed price', async () => {
      const room = await addRoom(house.store)
      const id = await book(room, { extras: { breakfast: true } })
      await step(id, 'approve')
      await house.store.transaction((tx) =>
        tx.update('rooms', room.id, { price_per_night_cents: 99_900 }),
      )
      const seen = { check_in: day(10), check_out: day(12), room_id: room.id }
      const answer = await move(id, { check_in: day(11), check_out: day(14), seen })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.data).toMatchObject({
        check_in: day(11),
        nights: 3,
        price_per_night: 80,
        total: 240 + 48,
        status: 'approved',
      })
      expect(await nights(room)).toEqual([day(11), day(12), day(13)])
      const again = await move(id, { check_in: day(11), check_out: day(14), seen })
      expect(again.status).toBe(200)
      expect(again.body.data).toMatchObject({ version: 3 })
      const stale = await move(id, { check_in: day(20), check_out: day(21), seen })
      expect(stale.body).toMatchObject({ code: 'conflict', current: { check_in: day(11) } })
    })

    it('goes to another room at its price, in the booking’s own currency and rate', async () => {
      const [room, dear] = [
        await addRoom(house.store),
        await addRoom(house.store, { price_per_night_cents: 10_000 }),
      ]
      const pricing = {
        price_per_night: 116_000,
        base_one_room: 232_000,
        base_all_rooms: 232_000,
        extras_one_room: 0,
        extras_all_rooms: 0,
        grand_total: 208_800,
        currency: 'RWF',
      }
      const id = await book(room, {}, { pricing, promo_code: 'RIDGE10' })
      await step(id, 'approve')
      const body = { check_in: day(10), check_out: day(12), room_id: dear.id }
      const answer = await move(id, body)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.data).toMatchObject({
        room_id: dear.id,
        total: 180,
        discount: 20,
        currency: 'RWF',
        rwf_rate: 1450,
        grand_total: 261_000,
      })
      expect(await nights(room)).toEqual([])
      expect(await nights(dear)).toHaveLength(2)
    })

    it('refuses nights that are taken, and changes nothing', async () => {
      const [room, other] = await rooms(house.store, 2, { type: 'moved-kind' })
      const [mine, theirs] = [await book(room!), await book(other!, { from: day(11) })]
      await step(mine, 'approve')
      await step(theirs, 'approve')
      const body = { check_in: day(10), check_out: day(12), room_id: other!.id }
      const answer = await move(mine, body)
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'room_taken', current: { taken: [other!.id] } })
      expect(await nights(room!)).toEqual([day(10), day(11)])
      expect(await nights(other!)).toEqual([day(11), day(12)])
      expect(await booking(house.store, mine)).toMatchObject({ room_id: room!.id, version: 2 })
    })

    it('of a pending booking claims nothing, and of a held one keeps the hold', async () => {
      const room = await addRoom(house.store)
      const id = await book(room)
      expect((await move(id, { check_in: day(13), check_out: day(14) })).status).toBe(200)
      expect(await nights(room)).toEqual([])
      const until = await hold([id])
      expect((await move(id, { check_in: day(15), check_out: day(17) })).status).toBe(200)
      const held = await nightsIn(house.store, room)
      expect(held.map(({ night, held_until }) => [night, held_until])).toEqual([
        [day(15), until],
        [day(16), until],
      ])
      const sold = await book(room, { from: day(30) })
      await step(sold, 'approve')
      const other = await book(room, { from: day(40) })
      const taken = await move(other, { check_in: day(29), check_out: day(32) })
      expect(taken.body.code).toBe('room_taken')
    })

    it('checks days, room and guests', async () => {
      const room = await addRoom(house.store)
      const small = await addRoom(house.store, { capacity: 1 })
      const id = await book(room)
      const to = (changes: object) =>
        move(id, { check_in: day(10), check_out: day(12), ...changes })
      expect((await to({ check_out: day(10) })).body.errors).toHaveProperty(['check_out'])
      expect((await to({ check_in: '2026-02-30' })).body.errors).toHaveProperty(['check_in'])
      expect((await to({ room_id: 'nowhere' })).body.errors).toHaveProperty(['room_id'])
      expect((await to({ room_id: small.id })).body.errors).toHaveProperty(['guests.adults'])
      // What staff record is fact: a day that is past is none too late.
      expect((await to({ check_in: day(-2), check_out: day(1) })).status).toBe(200)
    })
  })

  describe('a payment', () => {
    it('holds all nights of a group for the house’s minutes, or none', async () => {
      const some = await rooms(house.store, 2)
      const ids = await bookAll(some)
      const until = await hold(ids)
      expect(until).toBe(new Date(MORNING.getTime() + 15 * MINUTE).toISOString())
      for (const room of some) {
        const held = await nightsIn(house.store, room)
        expect(held.map(({ held_until }) => held_until)).toEqual([until, until])
      }
      expect(await booking(house.store, ids[0] ?? '')).toMatchObject({ payment_status: 'pending' })
      const rival = await house.ask('POST', '/api/hotel/bookings/bundle', {
        body: bundle([await addRoom(house.store), some[1]!], { from: day(11) }),
      })
      expect(rival.body).toMatchObject({ code: 'room_taken', current: { taken: [some[1]!.id] } })
      await release(ids)
      for (const room of some) expect(await nights(room)).toEqual([])
      expect(await booking(house.store, ids[0] ?? '')).toMatchObject({ payment_status: 'failed' })
    })

    it('that cannot hold one room holds none, and says what is free', async () => {
      const some = await rooms(house.store, 2)
      const ids = await bookAll(some)
      const rival = await book(some[1]!)
      await step(rival, 'approve')
      await expect(hold(ids)).rejects.toMatchObject({
        code: 'room_taken',
        current: { taken: [some[1]!.id] },
      })
      expect(await nights(some[0]!)).toEqual([])
    })

    it('takes over a hold that has lapsed, and only then', async () => {
      const room = await addRoom(house.store)
      const [first, second] = [await book(room), await book(room)]
      const until = await hold([first])
      await expect(hold([second])).rejects.toMatchObject({ code: 'room_taken' })
      const before = new Date(Date.parse(until) - 1)
      await expect(hold([second], before)).rejects.toMatchObject({ code: 'room_taken' })
      await hold([second], new Date(until))
      const held = await nightsIn(house.store, room)
      expect(new Set(held.map(({ booking_id }) => booking_id))).toEqual(new Set([second]))
      // What comes of the first now does not touch the second's.
      await release([first])
      expect(await nights(room)).toHaveLength(2)
    })

    it('may renew its hold a few times, then others get their turn', async () => {
      const id = await book(await addRoom(house.store))
      const at = (minutes: number) => new Date(MORNING.getTime() + minutes * MINUTE)
      for (let turn = 0; turn <= MAX_RENEWALS; turn += 1) await hold([id], at(turn * 14))
      await expect(hold([id], at((MAX_RENEWALS + 1) * 14))).rejects.toMatchObject({
        code: 'too_many_requests',
      })
      const refused = await hold([id], at(MAX_RENEWALS * 14 + 16)).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'too_many_requests', retryAfter: 14 * MINUTE })
      await hold([id], at(MAX_RENEWALS * 14 + 30))
    })

    it('is not begun for what is cancelled, past, or closed meanwhile', async () => {
      const room = await addRoom(house.store)
      const [gone, late, closed] = [await book(room), await book(room), await book(room)]
      await step(gone, 'cancel')
      await expect(hold([gone])).rejects.toMatchObject({ code: 'conflict' })
      const after = new Date(MORNING.getTime() + 11 * 24 * 60 * MINUTE)
      await expect(hold([late], after)).rejects.toMatchObject({ code: 'too_late' })
      await house.store.transaction((tx) => tx.update('rooms', room.id, { is_available: 0 }))
      await expect(hold([closed])).rejects.toMatchObject({ code: 'room_taken' })
      await expect(hold(['nowhere'])).rejects.toMatchObject({ code: 'not_found' })
      await expect(hold([])).rejects.toMatchObject({ code: 'not_found' })
    })

    it('in full approves by itself and confirms once, however often it is told', async () => {
      const some = await rooms(house.store, 2)
      const ids = await bookAll(some)
      await hold(ids)
      expect(await settle(ids)).toBe('approved')
      const version = (await booking(house.store, ids[0] ?? '')).version
      expect(await settle(ids)).toBe('approved')
      expect(await booking(house.store, ids[0] ?? '')).toMatchObject({
        status: 'approved',
        payment_status: 'paid',
        version,
      })
      for (const room of some) {
        const claims = await nightsIn(house.store, room)
        expect(claims.map(({ held_until }) => held_until)).toEqual([null, null])
      }
      expect(await noticesOf(house.store, 'booking_confirmed', ids[0] ?? '')).toHaveLength(1)
      // News of a failure that come late free nothing.
      await release(ids)
      expect(await nights(some[0]!)).toHaveLength(2)
      expect(await booking(house.store, ids[0] ?? '')).toMatchObject({ payment_status: 'paid' })
    })

    it('that comes after its hold lapsed has the room if it is still free', async () => {
      const room = await addRoom(house.store)
      const id = await book(room)
      const until = await hold([id])
      expect(await settle([id], new Date(Date.parse(until) + 60 * MINUTE))).toBe('approved')
      expect(await nights(room)).toHaveLength(2)
    })

    it('for a room that went is kept account of: flagged, the house told, nothing claimed', async () => {
      const [room, other] = await rooms(house.store, 2)
      const ids = await bookAll([room!, other!])
      const rival = await book(room!)
      const until = await hold(ids)
      const later = new Date(Date.parse(until) + MINUTE)
      await hold([rival], later)
      expect(await settle(ids, later)).toBe('room_gone')
      expect(await settle(ids, later)).toBe('room_gone')
      const [gone, has] = [
        await booking(house.store, ids[0] ?? ''),
        await booking(house.store, ids[1] ?? ''),
      ]
      expect(gone).toMatchObject({ status: 'pending', payment_status: 'paid', flag: 'room_gone' })
      expect(has).toMatchObject({ status: 'approved', payment_status: 'paid', flag: null })
      expect(await noticesOf(house.store, 'room_gone', gone.id)).toHaveLength(1)
      expect(await noticesOf(house.store, 'booking_confirmed', has.id)).toEqual([])
      const claims = await nightsIn(house.store, room!)
      expect(new Set(claims.map(({ booking_id }) => booking_id))).toEqual(new Set([rival]))
      // The desk finds another room.
      const spare = await addRoom(house.store)
      const body = { check_in: gone.check_in, check_out: gone.check_out, room_id: spare.id }
      expect((await move(gone.id, body)).status).toBe(200)
      const approved = await step(gone.id, 'approve')
      expect(approved.body.data).toMatchObject({ status: 'approved', flag: null })
      expect(await noticesOf(house.store, 'booking_confirmed', has.id)).toHaveLength(1)
    })

    it('for a booking that was cancelled meanwhile is flagged, not revived', async () => {
      const room = await addRoom(house.store)
      const id = await book(room)
      await hold([id])
      await cancel([id])
      expect(await settle([id])).toBe('room_gone')
      expect(await booking(house.store, id)).toMatchObject({
        status: 'cancelled',
        payment_status: 'paid',
        flag: 'paid_cancelled',
      })
      expect(await nights(room)).toEqual([])
    })

    it('says of a booking what the books say', async () => {
      const id = await book(await addRoom(house.store))
      await house.store.transaction((tx) => setPaymentStatus(tx, [id], 'refunded'))
      await house.store.transaction((tx) => setPaymentStatus(tx, [id], 'refunded'))
      expect(await booking(house.store, id)).toMatchObject({
        payment_status: 'refunded',
        version: 2,
      })
    })
  })

  describe('the list', () => {
    it('gives strangers room, days and state of what is gone and to come, nothing else', async () => {
      const answer = await list('per_page=500')
      expect(answer.status).toBe(200)
      const rows = answer.body.data as Row[]
      expect(rows.length).toBeGreaterThan(10)
      for (const row of rows) {
        expect(Object.keys(row).toSorted()).toEqual(['check_in', 'check_out', 'room_id', 'status'])
        expect(['approved', 'active']).toContain(row.status)
        expect(String(row.check_out) >= TODAY).toBe(true)
      }
      const trainer = await house.staff('trainer')
      const sender = await house.staff('admin', 'send')
      for (const who of [trainer, sender, 'nonsense']) {
        expect((await list('per_page=500&include=payments', { token: who })).text).toBe(answer.text)
      }
    })

    it('takes accepted for approved, and has no row for states that block nothing', async () => {
      const approved = await list('status=approved&per_page=500')
      expect((approved.body.data as Row[]).length).toBeGreaterThan(0)
      expect((await list('status=accepted&per_page=500')).body).toEqual(approved.body)
      const active = (await list('status=active&per_page=500')).body.data as Row[]
      expect(active.every(({ status }) => status === 'active')).toBe(true)
      for (const status of ['pending', 'cancelled', 'completed', "'", 'nonsense']) {
        expect((await list(`status=${status}`)).body).toMatchObject({ data: [], total: 0 })
      }
    })

    it('pages', async () => {
      const all = (await list('per_page=500')).body.data as Row[]
      const second = await list('per_page=3&page=2')
      expect(second.body).toMatchObject({ current_page: 2, per_page: 3, total: all.length })
      expect(second.body.data).toEqual(all.slice(3, 6))
      expect((await list('per_page=100000')).body).toMatchObject({ per_page: 500 })
    })

    it('gives staff bookings whole, by days, state and words, with room and payments', async () => {
      const room = await addRoom(house.store)
      const customer = { name: 'Zéphyrine Nyirahabimana', phone: '0788 765 432', email: null }
      const id = await book(room, { from: day(200) }, { customer })
      const at = `from=${day(200)}&to=${day(201)}`
      const found = async (query: string) =>
        ((await list(query, { token })).body.data as Row[]).map((row) => row.id)
      for (const query of [
        at,
        'q=zephyrine',
        'q=765432',
        `q=zeph&status=pending&${at}`,
        `q=${(await booking(house.store, id)).code}`,
      ]) {
        expect(await found(query), query).toEqual([id])
      }
      expect(await found(`q=zephyrine&status=approved`)).toEqual([])
      expect(await found(`from=${day(202)}&to=${day(300)}`)).toEqual([])
      const whole = (await list(`${at}&include=room,payments`, { token })).body.data as Row[]
      expect(whole[0]).toMatchObject({
        customer_name: 'Zéphyrine Nyirahabimana',
        room: { id: room.id, room_number: room.room_number },
        payments: [],
      })
      const paid = (await list('include=payments&per_page=500', { token })).body.data as Row[]
      const payments = paid.flatMap((row) => row.payments as Row[])
      expect(payments.length).toBeGreaterThan(0)
      expect(payments[0]).toHaveProperty('method')
    })
  })

  it('leaves the inventory of all these rooms sound', async () => {
    const ids = (await house.store.db.selectFrom('rooms').select('id').execute())
      .map(({ id }) => id)
      .filter((id) => id.startsWith('room-test'))
    expect(ids.length).toBeGreaterThan(20)
    expect(await complaints(house.store, ids)).toEqual([])
  })

  it('finds the demo house’s own inventory sound', async () => {
    const ids = (await house.store.db.selectFrom('rooms').select('id').execute())
      .map(({ id }) => id)
      .filter((id) => !id.startsWith('room-test'))
    expect(await complaints(house.store, ids)).toEqual([])
  })
})
