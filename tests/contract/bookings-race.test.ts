import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { safeParse } from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { roomTaken } from '#contract/bookings.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { Refusal } from '#server/pipeline/endpoint.ts'
import {
  cancelBookings,
  holdNights,
  releaseHolds,
  settlePaid,
} from '#server/services/bookings/inventory.ts'
import {
  addRoom,
  askForRoom,
  bundle,
  complaints,
  noticesOf,
  rooms,
  wish,
} from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING } from './http-house.ts'
import { everyone, twoServers } from './two-servers.ts'

const CLIENTS = 50

eachStore((make) => {
  const { stores, houses, houseOf, storeOf } = twoServers(make)
  let token: string
  beforeAll(async () => {
    token = await houses[0].staff()
  })

  const book = (client: number, room: RoomsTable) => askForRoom(houseOf(client), room)

  async function bookAll(some: readonly RoomsTable[]): Promise<string[]> {
    const body = bundle(some)
    const answer = await houses[0].ask('POST', '/api/hotel/bookings/bundle', { body })
    expect(answer.status, answer.text).toBe(201)
    return answer.body.booking_ids as string[]
  }

  const hold = (client: number, ids: string[]) =>
    storeOf(client).transaction((tx) => holdNights(tx, ids, MORNING))
  const settle = (client: number, ids: string[]) =>
    storeOf(client).transaction((tx) => settlePaid(tx, ids, MORNING))

  /** What a refused client can act on: what is gone, and rooms to take instead. */
  function actionable(current: unknown, room: RoomsTable, instead: RoomsTable): boolean {
    const parsed = safeParse(roomTaken, current)
    if (!parsed.success) return false
    const { taken, rooms: offered } = parsed.data
    return (
      taken.length === 1 &&
      taken[0] === room.id &&
      offered.some(({ room_id }) => room_id === instead.id) &&
      offered.every(({ room_id }) => room_id !== room.id)
    )
  }

  const all = async () =>
    (await stores[0].db.selectFrom('rooms').select('id').execute()).map(({ id }) => id)

  describe('fifty clients race for the last room', () => {
    it('by paying: one holds it, 49 are told what else is free', async () => {
      const room = await addRoom(stores[0])
      const instead = await addRoom(stores[0], { price_per_night_cents: 1 })
      const outcomes = await everyone(CLIENTS, async (client): Promise<Record<string, unknown>> => {
        const answer = await houseOf(client).ask('POST', '/api/hotel/bookings', {
          body: wish(room),
        })
        // Who comes after the first hold is refused at once.
        if (answer.status !== 201) return answer.body
        const id = String(answer.body.id)
        return hold(client, [id]).then(
          () => ({ won: id }),
          (error: unknown) => ({
            ...(error instanceof Refusal ? error.body : { code: String(error) }),
          }),
        )
      })
      const won = outcomes.flatMap((one) => ('won' in one ? [String(one.won)] : []))
      const lost = outcomes.filter((one) => !('won' in one))
      expect(won).toHaveLength(1)
      expect(lost.filter(({ code }) => code !== 'room_taken')).toEqual([])
      for (const { current } of lost) expect(actionable(current, room, instead)).toBe(true)
      expect(await settle(0, won)).toBe('approved')
      expect(await complaints(stores[0], await all())).toEqual([])
    })

    it('with all their requests in already: one holds it, 49 are told', async () => {
      const room = await addRoom(stores[0])
      const instead = await addRoom(stores[0], { price_per_night_cents: 1 })
      const ids = await everyone(CLIENTS, (client) => book(client, room))
      const outcomes = await Promise.allSettled(ids.map((id, client) => hold(client, [id])))
      const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(lost).toHaveLength(CLIENTS - 1)
      for (const refusal of lost as Refusal[]) {
        expect(refusal.code).toBe('room_taken')
        expect(actionable(refusal.current, room, instead)).toBe(true)
      }
      expect(await complaints(stores[0], await all())).toEqual([])
    })

    it('by staff’s approval: one is approved, 49 are told', async () => {
      const room = await addRoom(stores[0])
      const instead = await addRoom(stores[0], { price_per_night_cents: 1 })
      const ids = await everyone(CLIENTS, (client) => book(client, room))
      const answers = await Promise.all(
        ids.map((id, client) =>
          houseOf(client).ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const lost = answers.filter(({ status }) => status === 409)
      expect(lost).toHaveLength(CLIENTS - 1)
      for (const { body } of lost) {
        expect(body.code).toBe('room_taken')
        expect(actionable(body.current, room, instead)).toBe(true)
      }
      expect(await complaints(stores[0], await all())).toEqual([])
    })

    it('all having paid: one has it, the others’ money is kept account of', async () => {
      const room = await addRoom(stores[0])
      const ids = await everyone(CLIENTS, (client) => book(client, room))
      const outcomes = await Promise.all(ids.map((id, client) => settle(client, [id])))
      expect(outcomes.filter((one) => one === 'approved')).toHaveLength(1)
      const rows = await stores[0].db
        .selectFrom('hotel_bookings')
        .select(['status', 'payment_status', 'flag'])
        .where('id', 'in', ids)
        .execute()
      expect(rows.every(({ payment_status }) => payment_status === 'paid')).toBe(true)
      expect(rows.filter(({ flag }) => flag === 'room_gone')).toHaveLength(CLIENTS - 1)
      expect(rows.filter(({ status }) => status === 'approved')).toHaveLength(1)
      expect(await complaints(stores[0], await all())).toEqual([])
    })
  })

  it('is told of one payment fifty times, and approves and confirms once', async () => {
    const ids = await bookAll(await rooms(stores[0], 3))
    const outcomes = await everyone(CLIENTS, (client) =>
      settle(client, client % 3 === 0 ? ids.toReversed() : ids),
    )
    expect(new Set(outcomes)).toEqual(new Set(['approved']))
    expect(await noticesOf(stores[0], 'booking_confirmed', ids[0] ?? '')).toHaveLength(1)
  })

  it('confirms a group once when two of staff approve its rooms at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ids = await bookAll(await rooms(stores[0], 3))
      await Promise.all(
        ids.map((id, client) =>
          houseOf(client).ask('PATCH', `/api/hotel-bookings/${id}/approve`, { token }),
        ),
      )
      const told = await noticesOf(stores[0], 'booking_confirmed', ids[0] ?? '')
      expect(told.map(({ subject_ids }) => JSON.parse(subject_ids))).toEqual([ids])
    }
  })

  it('lets groups that cross each other’s rooms pass without a deadlock', async () => {
    const some = await rooms(stores[0], 4)
    const [a, b, c, d] = some as [RoomsTable, RoomsTable, RoomsTable, RoomsTable]
    const orders = [
      [a, b, c, d],
      [d, c, b, a],
      [b, a],
      [c, d, a],
      [d, a],
    ]
    const groups = await Promise.all(
      Array.from({ length: 20 }, (_, at) => bookAll(orders[at % orders.length] ?? [])),
    )
    const move = (client: number, id: string, room: RoomsTable) => {
      const { schedule } = wish(room)
      return houseOf(client).ask('PATCH', `/api/hotel-bookings/${id}`, {
        token,
        body: { ...schedule, room_id: room.id },
      })
    }
    const statuses: unknown[] = []
    await Promise.all(
      groups.map(async (ids, client) => {
        for (let round = 0; round < 3; round += 1) {
          const held = await hold(client, ids).then(
            () => true,
            () => false,
          )
          const room = some[(client + round) % 4] ?? a
          statuses.push((await move(client, ids[0] ?? '', room)).status)
          if (held && client % 3 === 0) await settle(client, ids)
          else {
            await storeOf(client).transaction((tx) =>
              client % 4 === 1 && round === 2
                ? cancelBookings(tx, ids, 'Cancelled by the guest', MORNING)
                : releaseHolds(tx, ids),
            )
          }
        }
      }),
    )
    expect(new Set(statuses.map((status) => [200, 409].includes(status as number)))).toEqual(
      new Set([true]),
    )
    expect(await complaints(stores[0], await all())).toEqual([])
  })

  it.runIf(make.kind === 'postgres')('has made PostgreSQL break no deadlock', async () => {
    // A server process writes its counts down at most once a second.
    await sleep(1500)
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(
      stores[0].db,
    )
    expect(Number(rows[0]?.deadlocks)).toBe(0)
  })
})
