import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { addRoom, askForRoom, booking, nightsIn, type Stay } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, TODAY } from './http-house.ts'

/** Check-in, check-out, no-show, and how rooms are left (decisions.md, "Rooms and bookings"). */
eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const day = (ahead: number) => addDays(TODAY, ahead)
  const today: Stay = { from: TODAY }

  async function approved(room: RoomsTable, stay: Stay = today) {
    const id = await askForRoom(house, room, stay)
    expect((await step(id, 'approve')).status).toBe(200)
    return id
  }
  const step = (id: string, name: string, body?: object, more: object = {}) =>
    house.ask('PATCH', `/api/hotel-bookings/${id}/${name}`, {
      token,
      ...(body && { body }),
      ...more,
    })
  const stateOf = async (room: RoomsTable) => {
    const answer = await house.ask('GET', '/api/rooms/states', { token })
    const rows = answer.body.data as { id: string; condition: string; changed_by: string }[]
    return rows.find(({ id }) => id === room.id)
  }

  describe('check-in and check-out', () => {
    it('take an approved stay to active and completed, and leave the room dirty', async () => {
      const room = await addRoom(house.store)
      const id = await approved(room)
      expect(
        (await step(id, 'check-in', { seen: { status: 'approved' } })).body.data,
      ).toMatchObject({
        status: 'active',
      })
      expect((await step(id, 'check-in', { seen: { status: 'approved' } })).status).toBe(200)
      expect(await nightsIn(house.store, room)).toHaveLength(2)
      expect((await step(id, 'check-out', { seen: { status: 'active' } })).body.data).toMatchObject(
        {
          status: 'completed',
        },
      )
      expect(await nightsIn(house.store, room)).toEqual([])
      expect(await stateOf(room)).toMatchObject({ condition: 'dirty' })
      expect((await step(id, 'check-out')).status).toBe(200)
    })

    it('leave a room as it is that is out of order, or of which something was said since', async () => {
      for (const [said, body] of [
        ['out_of_order', undefined],
        ['clean', { operation: uuidv7(), key: uuidv7(), deviceTime: '2026-07-01T06:00:00.000Z' }],
      ] as const) {
        const room = await addRoom(house.store)
        const id = await approved(room)
        await step(id, 'check-in')
        await house.ask('PATCH', `/api/rooms/${room.id}/condition`, {
          token,
          body: { condition: said, note: 'Looked at it' },
        })
        const left = await house.ask('PATCH', `/api/hotel-bookings/${id}/check-out`, {
          token,
          body: {},
          ...body,
        })
        expect(left.status).toBe(200)
        expect(await stateOf(room)).toMatchObject({ condition: said })
      }
    })

    it('refuse what cannot be, with the row', async () => {
      const room = await addRoom(house.store)
      const id = await approved(room)
      const early = await step(id, 'check-out')
      expect(early.body).toMatchObject({ code: 'conflict', current: { status: 'approved' } })
      await step(id, 'cancel')
      for (const name of ['check-in', 'check-out']) {
        const answer = await step(id, name)
        expect(answer.body, name).toMatchObject({
          code: 'conflict',
          current: { status: 'cancelled' },
        })
      }
      const pending = await askForRoom(house, room, today)
      expect((await step(pending, 'check-in')).body.code).toBe('conflict')
      const stale = await step(await approved(await addRoom(house.store)), 'check-in', {
        seen: { status: 'pending' },
      })
      expect(stale.body).toMatchObject({ code: 'conflict', current: { status: 'approved' } })
    })

    it('counts the day on which the tablet recorded it', async () => {
      const tomorrow = { from: day(1) }
      const id = await approved(await addRoom(house.store), tomorrow)
      expect((await step(id, 'check-in')).body).toMatchObject({ code: 'conflict' })
      const ahead = await step(id, 'check-in', undefined, {
        key: uuidv7(),
        operation: uuidv7(),
        deviceTime: `${day(1)}T10:00:00.000Z`,
      })
      // A tablet whose clock runs ahead cannot bring guests early.
      expect(ahead.status).toBe(409)
    })
  })

  describe('a no-show', () => {
    it('is cancelled and flagged, and the nights are free', async () => {
      const room = await addRoom(house.store)
      const id = await approved(room)
      const answer = await step(id, 'no-show', { seen: { status: 'approved' } })
      expect(answer.body.data).toMatchObject({ status: 'cancelled', flag: 'no_show' })
      expect(await nightsIn(house.store, room)).toEqual([])
      await approved(room)
    })

    it('is none before the day, nor of who is in house', async () => {
      const id = await approved(await addRoom(house.store), { from: day(3), nights: 1 })
      expect((await step(id, 'no-show')).body.code).toBe('conflict')
      const inHouse = await approved(await addRoom(house.store))
      await step(inHouse, 'check-in')
      expect((await step(inHouse, 'no-show')).body.code).toBe('conflict')
      expect((await booking(house.store, inHouse)).status).toBe('active')
    })
  })

  describe('how a room is', () => {
    const set = (room: RoomsTable, condition: string, asked: object = { token }) =>
      house.ask('PATCH', `/api/rooms/${room.id}/condition`, { body: { condition }, ...asked })

    it('is said by staff; the last word holds and bears its author', async () => {
      const room = await addRoom(house.store)
      expect((await set(room, 'out_of_order')).status).toBe(200)
      const again = await set(room, 'inspected')
      expect(again.body.data).toMatchObject({ id: room.id, condition: 'inspected' })
      expect((await stateOf(room))?.changed_by).toBeTruthy()
      expect((await set(room, 'spotless')).status).toBe(422)
    })

    it('is nobody else’s to say or to read', async () => {
      const room = await addRoom(house.store)
      expect((await set(room, 'dirty', {})).status).toBe(401)
      expect((await house.ask('GET', '/api/rooms/states')).status).toBe(401)
      expect(await stateOf(room)).toBeUndefined()
    })
  })
})
