import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import type { Room } from '#features/rooms/data.ts'
import { parseBooking, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { lostRequests } from '#features/rooms/desk/lost-requests.ts'
import { roomChoices } from '#features/rooms/desk/room-choice.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { holdNights } from '#server/services/bookings/inventory.ts'
import {
  addRoom,
  askForRoom,
  booking,
  nightsIn,
  noticesOf,
  rooms,
  wish,
  type Stay,
} from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY, type House } from './http-house.ts'

/*
 * What a guest asks for keeps no room from staff: the server and the desk's device say the same of it
 * before a claim, and the same of the request that lost its room after it.
 */

const day = (ahead: number) => addDays(TODAY, ahead)
const GRACE = { name: 'Grace Ineza', phone: '0788 123 456', email: 'grace@example.com' }

eachStore((make) => {
  let house: House
  let token: string
  let room: RoomsTable
  let request: string
  beforeAll(async () => {
    house = await openDemo(make)
    token = await house.staff('reception')
  })

  const patch = (id: string, body: object, path = '') =>
    house.ask('PATCH', `/api/hotel-bookings/${id}${path}`, { token, body })
  const ask = (some: RoomsTable, stay: Stay = {}, changes: Record<string, unknown> = {}) =>
    askForRoom(house, some, stay, changes)
  async function approved(some: RoomsTable, stay: Stay = {}) {
    const id = await ask(some, stay)
    const answer = await patch(id, {}, '/approve')
    expect(answer.status, answer.text).toBe(200)
    return id
  }
  /** The bookings as the desk's device has them. */
  async function onDevice(): Promise<DeskBooking[]> {
    const { body } = await house.ask('GET', '/api/hotel-bookings?per_page=500', { token })
    return (body.data as Parameters<typeof parseBooking>[0][]).flatMap(
      (row) => parseBooking(row) ?? [],
    )
  }
  const now = MORNING.getTime()
  /** What the device says of a room for nights of a new stay, or of one that is moved. */
  async function choiceOf(some: RoomsTable, from: string, to: string, id = '') {
    const shown = {
      id: some.id,
      capacity: some.capacity,
      available: true,
      availableFrom: null,
    } as Room
    const asked = { id, room_id: '', adults: 1, children: 0 }
    const span = { check_in: from, check_out: to }
    const [choice] = roomChoices([shown], await onDevice(), asked, span, now)
    return { state: choice?.state, requests: choice?.requests.map((one) => one.id) }
  }
  const lost = async () => lostRequests(await onDevice(), { today: TODAY, now })

  beforeEach(async () => {
    room = await addRoom(house.store)
    request = await ask(room, { from: day(10), nights: 2 }, { customer: GRACE })
    expect(await nightsIn(house.store, room)).toEqual([])
  })

  /** Each way in which staff give nights of a room to somebody: the booking that then has them. */
  const ways: [string, () => Promise<string>][] = [
    [
      'a reservation',
      async () => {
        const answer = await house.ask('POST', '/api/hotel-bookings/reservations', {
          token,
          body: {
            rooms: [{ room_id: room.id, adults: 2, children: 0 }],
            schedule: { check_in: day(11), check_out: day(13) },
            extras: { breakfast: false, airport_transfer: false, late_checkout: false },
            customer: { name: 'Marie Uwera', phone: '0788 999 000', email: null },
            confirm: true,
            pricing: { total: 160, currency: 'USD' },
            source: 'desk',
          },
        })
        expect(answer.status, answer.text).toBe(201)
        return String(answer.body.id)
      },
    ],
    [
      'a walk-in, booked and approved',
      async () => {
        const body = { ...wish(room, { from: day(11), nights: 1 }), source: 'desk' }
        const answer = await house.ask('POST', '/api/hotel/bookings', { token, body })
        expect(answer.status, answer.text).toBe(201)
        const id = String(answer.body.id)
        expect((await patch(id, {}, '/approve')).status).toBe(200)
        return id
      },
    ],
    [
      'a move from another room',
      async () => {
        const id = await approved(await addRoom(house.store), { from: day(10), nights: 2 })
        const to = { check_in: day(10), check_out: day(12), room_id: room.id }
        expect((await patch(id, to)).status).toBe(200)
        return id
      },
    ],
    [
      'a stay in the room that is made longer',
      async () => {
        const id = await approved(room, { from: day(8), nights: 2 })
        expect(await lost()).not.toContain(request)
        expect((await patch(id, { check_in: day(8), check_out: day(12) })).status).toBe(200)
        return id
      },
    ],
    [
      'the approval of another request',
      async () => {
        const other = await ask(room, { from: day(11), nights: 1 })
        expect((await patch(other, {}, '/approve')).status).toBe(200)
        return other
      },
    ],
  ]

  describe.each(ways)('%s', (_, take) => {
    it('takes the room from a request, which the desk is then told of', async () => {
      const before = await choiceOf(room, day(11), day(12))
      expect(before).toMatchObject({ state: 'free', requests: [request] })
      expect((await lost()).has(request)).toBe(false)

      const holder = await take()
      expect(await booking(house.store, request)).toMatchObject({
        status: 'pending',
        room_id: room.id,
        flag: null,
      })
      expect((await lost()).get(request)?.id).toBe(holder)
      expect(await choiceOf(room, day(11), day(12))).toMatchObject({ state: 'taken' })
    })
  })

  it('is refused with other rooms when it is approved late, and has one of them in two steps', async () => {
    const [gone, other] = await rooms(house.store, 2, { type: 'kind-of-its-own' })
    const id = await ask(gone!, { from: day(10), nights: 2 })
    await approved(gone!, { from: day(11), nights: 1 })
    const answer = await patch(id, { seen: { status: 'pending' } }, '/approve')
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'room_taken', current: { taken: [gone!.id] } })
    expect(JSON.stringify(answer.body.current)).toContain(other!.id)
    expect((await lost()).has(id)).toBe(true)

    const to = { check_in: day(10), check_out: day(12), room_id: other!.id }
    expect((await patch(id, to)).body.data).toMatchObject({ status: 'pending' })
    expect((await lost()).has(id)).toBe(false)
    // It has no nights before it is approved, in its new room either.
    expect(await nightsIn(house.store, other!)).toEqual([])
    expect((await patch(id, {}, '/approve')).body.data).toMatchObject({ status: 'approved' })
    expect(await noticesOf(house.store, 'booking_confirmed', id)).toHaveLength(1)
  })

  it('is declined with a letter', async () => {
    await approved(room, { from: day(10), nights: 1 })
    const body = { seen: { status: 'pending' }, reason: 'The room went to somebody else.' }
    expect((await patch(request, body, '/cancel')).body.data).toMatchObject({ status: 'cancelled' })
    const told = await noticesOf(house.store, 'booking_cancelled', request)
    expect(told.map(({ to_email }) => to_email)).toEqual([GRACE.email])
    expect((await lost()).has(request)).toBe(false)
  })

  it('keeps the room while its guest pays: refused to staff, and taken on the device', async () => {
    await house.store.transaction((tx) => holdNights(tx, [request], MORNING))
    expect(await choiceOf(room, day(10), day(12))).toMatchObject({ state: 'taken', requests: [] })
    const id = await approved(await addRoom(house.store), { from: day(10), nights: 2 })
    const to = { check_in: day(10), check_out: day(12), room_id: room.id }
    expect((await patch(id, to)).body).toMatchObject({ code: 'room_taken' })
    expect((await lost()).has(request)).toBe(false)
  })
})
