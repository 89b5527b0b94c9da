import { Agent } from 'node:http'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { wish } from '../contract/bookings-house.ts'
import type { House } from '../fixtures/house.ts'
import { pause, post } from './crowd-clients.ts'
import { dinner } from './dinners.ts'

/** An operation that the house has said it took. */
export interface Taken {
  id: string
  what: 'restaurant_orders' | 'hotel_bookings' | 'payments'
  /** performance.now() of the first try and of the answer. */
  from: number
  until: number
  tries: number
}

interface Asked {
  what: Taken['what']
  path: string
  body: object
}

/** What the devices of a house work with. */
export interface Work {
  url: string
  token: string
  rooms: readonly Pick<RoomsTable, 'id' | 'price_per_night_cents'>[]
  /** Orders that the desk takes money for. */
  orders: readonly string[]
}

/** Phones that order and book, and tablets that take money: each sends under its key until it is taken. */
export class Devices {
  readonly taken: Taken[] = []
  /** Answers by status; 0: none came. */
  readonly answers = new Map<number, number>()
  /** What was tried when the time was over: it may exist, but not twice. */
  open = 0
  readonly #work: Work
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 })

  constructor(work: Work) {
    this.#work = work
  }

  async goOnUntil(end: number, phones: number, tablets: number): Promise<void> {
    const all = Array.from({ length: phones + tablets }, (_, at) =>
      at < phones
        ? this.#device(at, end, () => this.#guest(), {})
        : this.#device(at, end, () => this.#desk(), {
            authorization: `Bearer ${this.#work.token}`,
          }),
    )
    await Promise.all(all)
    this.#agent.destroy()
  }

  #guest(): Asked {
    if (Math.random() < 0.7) {
      return { what: 'restaurant_orders', path: '/api/restaurant/orders', body: dinner().body }
    }
    const { customer } = dinner().body
    const room = this.#work.rooms[Math.floor(Math.random() * this.#work.rooms.length)]
    const today = new Date().toISOString().slice(0, 10)
    const from = addDays(today, 30 + Math.floor(Math.random() * 150))
    const body = wish(room as RoomsTable, { from }, { customer })
    return { what: 'hotel_bookings', path: '/api/hotel/bookings', body }
  }

  #desk(): Asked {
    const order = this.#work.orders[Math.floor(Math.random() * this.#work.orders.length)]
    const body = { amount: 1, currency: 'USD', method: 'cash', status: 'paid' }
    return { what: 'payments', path: `/api/restaurant-orders/${order}/payments`, body }
  }

  async #device(at: number, end: number, next: () => Asked, more: Record<string, string>) {
    const headers = {
      ...more,
      'x-device-id': uuidv7(),
      'x-forwarded-for': `198.51.100.${at % 250}`,
    }
    while (Date.now() < end) {
      const { what, path, body } = next()
      const [id, key] = [uuidv7(), uuidv7()]
      const bytes = Buffer.from(JSON.stringify(body))
      const from = performance.now()
      this.open += 1
      for (let tries = 1; Date.now() < end; tries += 1) {
        const { status, again } = await post(this.#agent, `${this.#work.url}${path}`, bytes, {
          ...headers,
          'x-operation-id': id,
          'idempotency-key': key,
        })
        this.answers.set(status, (this.answers.get(status) ?? 0) + 1)
        if (status === 201) {
          this.open -= 1
          this.taken.push({ id, what, from, until: performance.now(), tries })
          break
        }
        // As an outbox does: later each time, and not all at once.
        await pause(Math.max(again, Math.min(250 * tries, 2000) * (0.75 + Math.random() / 2)))
      }
      await pause(300 + Math.random() * 400)
    }
  }
}

/** By table: how many confirmed operations are not there, and how many of all that was tried twice. */
export async function compared(house: House, taken: readonly Taken[]) {
  const found = []
  for (const what of ['restaurant_orders', 'hotel_bookings', 'payments'] as const) {
    const rows = await house.rows<{ operation_id: string }>(
      `select operation_id from ${what} where operation_id is not null`,
    )
    const made = new Set(rows.map(({ operation_id }) => operation_id))
    const asked = taken.filter((one) => one.what === what)
    const lost = asked.filter(({ id }) => !made.has(id)).length
    found.push({ what, confirmed: asked.length, lost, twice: rows.length - made.size })
  }
  return found
}

/** Live streams of tablets: opened again whenever they end. */
export class Listeners {
  /** How often one was opened. */
  opened = 0
  readonly #heard: number[]
  readonly #closing = new AbortController()

  constructor(url: string, token: string, many: number) {
    this.#heard = Array.from({ length: many }, () => 0)
    this.#heard.forEach((_, at) => void this.#listen(url, token, at))
  }

  /** How many were told of a change since `from` (performance.now()). */
  toldSince(from: number): number {
    return this.#heard.filter((at) => at > from).length
  }

  close(): void {
    this.#closing.abort()
  }

  async #listen(url: string, token: string, at: number): Promise<void> {
    const { signal } = this.#closing
    const headers = { authorization: `Bearer ${token}`, 'x-device-id': uuidv7() }
    while (!signal.aborted) {
      try {
        const stream = await fetch(`${url}/api/events`, { headers, signal })
        if (stream.ok) this.opened += 1
        for await (const chunk of stream.body ?? []) {
          if (Buffer.from(chunk).includes('"changed"')) this.#heard[at] = performance.now()
        }
      } catch {
        // Cut: opened again below.
      }
      await pause(250 + Math.random() * 250)
    }
  }
}
