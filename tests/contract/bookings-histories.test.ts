import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { createEmptyHouse } from '#server/db/new-house.ts'
import { between, oneOf, seeded, type Random } from '#demo/random.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import type { Store, Tx } from '#server/db/store.ts'
import { Refusal, type Actor, type Answer, type Endpoint } from '#server/pipeline/endpoint.ts'
import { bookBundle } from '#server/services/bookings/book-bundle.ts'
import { bookRoom } from '#server/services/bookings/book-room.ts'
import {
  cancelBookings,
  holdNights,
  releaseHolds,
  settlePaid,
} from '#server/services/bookings/inventory.ts'
import { rescheduleHotelBooking } from '#server/services/bookings/reschedule.ts'
import { approveHotelBooking, cancelHotelBooking } from '#server/services/bookings/steps.ts'
import { tries } from '../fixtures/tries.ts'
import { bundle, complaints, rooms, wish } from './bookings-house.ts'
import { Model } from './bookings-model.ts'
import { eachStore } from './fixtures.ts'

const staff: Actor = {
  kind: 'staff',
  userId: 'u',
  name: 'Some admin',
  role: 'admin',
  scope: 'full',
  deviceId: null,
  tokenHash: '',
}

/** Every history has days of its own, so that a thousand share one store. */
const FIRST_DAY = '2026-07-01'
const DAYS_APART = 14
const STEPS = 9

eachStore((make) => {
  let store: Store
  let all: RoomsTable[]
  beforeAll(async () => {
    store = await make()
    await createEmptyHouse(store, [])
    all = await rooms(store, 3, { type: 'alike', price_per_night_cents: 5000 })
  })

  /** One thing that somebody does: a word for what came of it, as the model has them. */
  type Attempt = (now: number, work: (tx: Tx) => Promise<unknown>) => Promise<unknown>

  /** Each in a transaction of its own, as the server does it. */
  const byItself: Attempt = async (now, work) => {
    try {
      return await store.transaction((tx) => {
        tx.stampWith({ at: new Date(now).toISOString(), operationId: null })
        return work(tx)
      })
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }

  /** All in one, a refusal rolled back alone: what a thousand histories of writing to disk save. */
  const within = (tx: Tx): Attempt => {
    return async (now, work) => {
      tx.stampWith({ at: new Date(now).toISOString(), operationId: null })
      await sql`savepoint step`.execute(tx.db)
      try {
        return await work(tx)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await sql`rollback to savepoint step`.execute(tx.db)
        return error.code
      } finally {
        await sql`release savepoint step`.execute(tx.db)
      }
    }
  }

  /** A write as the pipeline calls it, its body taken to be good. */
  async function write(
    tx: Tx,
    endpoint: Endpoint,
    now: number,
    body: unknown,
    id = '',
  ): Promise<Answer> {
    if (endpoint.kind !== 'write') throw new Error(`${endpoint.name} is no write`)
    const call = {
      params: { id },
      query: {},
      body: body as never,
      actor: staff,
      operation: null,
      now: new Date(now),
      address: '',
    }
    // None of these has anything to prepare.
    return await endpoint.write(tx, call, undefined as never)
  }

  const done = async (answer: Promise<Answer>) => {
    await answer
    return 'done'
  }

  interface Turn {
    name: string
    /** Against the store. */
    real(): Promise<unknown>
    /** What the model says comes of it. */
    expected(): unknown
  }

  class History {
    readonly random: Random
    readonly model: Model
    readonly day: string
    /** Groups by their first booking. */
    readonly groups: string[][] = []
    readonly attempt: Attempt

    constructor(seed: number, attempt: Attempt) {
      this.attempt = attempt
      this.random = seeded(seed)
      this.day = addDays(FIRST_DAY, seed * DAYS_APART)
      this.model = new Model(Date.parse(`${this.day}T05:00:00.000Z`))
    }

    #stay() {
      const from = addDays(this.day, between(this.random, 1, 5))
      const nights = between(this.random, 1, 3)
      return { from, nights, to: addDays(from, nights) }
    }

    #room(): RoomsTable {
      return oneOf(this.random, all)
    }

    /** Next thing that somebody does. */
    turn(): Turn {
      const dice = this.groups.length === 0 ? 0 : this.random()
      if (dice < 0.25) return this.#book()
      if (dice < 0.32) return this.#bundle()
      if (dice < 0.37) return this.#wait()
      const group = oneOf(this.random, this.groups)
      const some = this.random() < 0.7 ? group : [oneOf(this.random, group)]
      const one = some[0] ?? ''
      const { model, attempt } = this
      const { now } = model
      if (dice < 0.53) {
        return {
          name: `hold ${some.join(' ')}`,
          real: () =>
            attempt(now, async (tx) => {
              await holdNights(tx, some, new Date(now))
              return 'held'
            }),
          expected: () => model.hold(some),
        }
      }
      if (dice < 0.66) {
        return {
          name: `pay ${some.join(' ')}`,
          real: () => attempt(now, (tx) => settlePaid(tx, some, new Date(now))),
          expected: () => model.pay(some),
        }
      }
      if (dice < 0.72) {
        return {
          name: `release ${some.join(' ')}`,
          real: () =>
            attempt(now, async (tx) => {
              await releaseHolds(tx, some)
              return 'released'
            }),
          expected: () => model.release(some),
        }
      }
      if (dice < 0.79) {
        return {
          name: `approve ${one}`,
          real: () => attempt(now, (tx) => done(write(tx, approveHotelBooking, now, {}, one))),
          expected: () => model.approve(one),
        }
      }
      if (dice < 0.84) {
        return {
          name: `cancel ${one}`,
          real: () => attempt(now, (tx) => done(write(tx, cancelHotelBooking, now, {}, one))),
          expected: () => model.cancel([one]),
        }
      }
      if (dice < 0.88) {
        return {
          name: `cancel own ${some.join(' ')}`,
          real: () =>
            attempt(now, async (tx) => {
              await cancelBookings(tx, some, 'Cancelled by the guest', new Date(now))
              return 'done'
            }),
          expected: () => model.cancel(some),
        }
      }
      const room = this.#room()
      const { from, to } = this.#stay()
      const body = { check_in: from, check_out: to, room_id: room.id }
      return {
        name: `move ${one} to ${room.id} ${from} ${to}`,
        real: () => attempt(now, (tx) => done(write(tx, rescheduleHotelBooking, now, body, one))),
        expected: () => model.move(one, room.id, from, to),
      }
    }

    #book(): Turn {
      const { model, attempt } = this
      const { now } = model
      const first = this.#room()
      const stay = this.#stay()
      const quantity = this.random() < 0.3 ? between(this.random, 2, 3) : 1
      const free = all.filter(({ id }) => model.isFree(id, stay.from, stay.to))
      const others = free.filter(({ id }) => id !== first.id).slice(0, quantity - 1)
      const refused = !free.includes(first) || others.length < quantity - 1
      const taken = [first, ...others].map(({ id }) => id)
      return this.#ask(
        `book ${quantity} like ${first.id} ${stay.from} ${stay.to}`,
        () => attempt(now, (tx) => write(tx, bookRoom, now, wish(first, { ...stay, quantity }))),
        refused ? null : { taken, stay },
      )
    }

    #bundle(): Turn {
      const { model, attempt } = this
      const { now } = model
      const first = this.#room()
      const some = all.filter((room) => room !== first)
      const stay = this.#stay()
      const refused = some.some(({ id }) => !model.isFree(id, stay.from, stay.to))
      return this.#ask(
        `bundle without ${first.id} ${stay.from} ${stay.to}`,
        () => attempt(now, (tx) => write(tx, bookBundle, now, bundle(some, stay))),
        refused ? null : { taken: some.map(({ id }) => id), stay },
      )
    }

    #ask(
      name: string,
      real: () => Promise<unknown>,
      kept: { taken: string[]; stay: { from: string; to: string } } | null,
    ): Turn {
      return {
        name,
        real: async () => {
          const answer = await real()
          if (typeof answer === 'string') return answer
          const { booking_ids } = (answer as Answer).body as { booking_ids: string[] }
          this.groups.push(booking_ids)
          if (kept) this.model.add(booking_ids, kept.taken, kept.stay.from, kept.stay.to)
          return 'booked'
        },
        expected: () => (kept ? 'booked' : 'room_taken'),
      }
    }

    #wait(): Turn {
      const minutes = between(this.random, 1, 30)
      return {
        name: `${minutes} minutes pass`,
        real: async () => {
          this.model.now += minutes * 60_000
          return 'passed'
        },
        expected: () => 'passed',
      }
    }

    /** What the store has of this history, in the model's words. */
    async seen() {
      const now = new Date(this.model.now).toISOString()
      const nights = await store.db
        .selectFrom('room_nights')
        .selectAll()
        .where('night', '>=', this.day)
        .execute()
      const bookings = await store.db
        .selectFrom('hotel_bookings')
        .selectAll()
        .where('check_in', '>=', this.day)
        .execute()
      return {
        nights: nights
          .filter(({ held_until }) => held_until === null || held_until > now)
          .map(({ room_id, night, booking_id, held_until }) =>
            [room_id, night, booking_id, held_until ?? 'sold'].join(' '),
          )
          .toSorted(),
        states: bookings
          .map((row) =>
            [
              row.id,
              row.room_id,
              row.check_in,
              row.check_out,
              row.status,
              row.payment_status,
              row.flag ?? '',
            ].join(' '),
          )
          .toSorted(),
      }
    }
  }

  const many = make.kind === 'sqlite' ? tries(200, 1000) : 250
  const ids = () => all.map(({ id }) => id)

  describe('random histories of book, hold, pay, cancel, reschedule and time passing', () => {
    it(`${many} of them, one thing after the other, go as a simple model says`, async () => {
      const outcomes = new Map<string, number>()
      for (let seed = 0; seed < many; seed += 1) {
        const told: string[] = []
        const history = await store.transaction(async (tx) => {
          const its = new History(seed, within(tx))
          for (let step = 0; step < STEPS; step += 1) {
            const { name, real, expected } = its.turn()
            const outcome = await real()
            told.push(`${name}: ${String(outcome)}`)
            expect(outcome, `history ${seed}:\n${told.join('\n')}`).toBe(expected())
            const word = `${name.split(' ')[0]} ${String(outcome)}`
            outcomes.set(word, (outcomes.get(word) ?? 0) + 1)
          }
          return its
        })
        const hint = `history ${seed}:\n${told.join('\n')}`
        const { model } = history
        expect(await history.seen(), hint).toEqual({
          nights: model.nights(),
          states: model.states(),
        })
        expect(await complaints(store, ids(), history.day), hint).toEqual([])
      }
      // They were about something: every outcome there is came about.
      for (const word of [
        'book booked',
        'book room_taken',
        'bundle booked',
        'bundle room_taken',
        'hold held',
        'hold room_taken',
        'hold conflict',
        'pay approved',
        'pay room_gone',
        'approve done',
        'approve room_taken',
        'approve conflict',
        'move done',
        'move room_taken',
        'move conflict',
        'cancel done',
      ]) {
        expect(outcomes.get(word) ?? 0, word).toBeGreaterThan(0)
      }
      expect(await complaints(store, ids())).toEqual([])
    })

    it('with several things at the same time, leave the inventory sound', async () => {
      const after = many + 10
      for (let seed = after; seed < after + 40; seed += 1) {
        const history = new History(seed, byItself)
        const told: string[] = []
        for (let round = 0; round < 4; round += 1) {
          const turns = Array.from({ length: 4 }, () => history.turn())
          const outcomes = await Promise.all(turns.map(({ real }) => real()))
          told.push(turns.map(({ name }, at) => `${name}: ${String(outcomes[at])}`).join(' | '))
        }
        expect(await complaints(store, ids(), history.day), told.join('\n')).toEqual([])
      }
    })
  })
})
