import type { ActorRef, OperationRow } from '#offline/db/schema.ts'
import type { Ask, Asked, HostKind, LinkState } from '#offline/link/types.ts'
import type { Locks } from '#offline/link/locks.ts'
import { createValue } from '#offline/value.ts'
import { createEngine, type OutboxSetup } from '#offline/outbox/engine.ts'
import { createOutbox } from '#offline/outbox/index.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { createMemoryStore } from './memory-store.ts'

/** An outbox of a made-up device, for tests of its parts: nothing happens but what the test says. */

export const guest: ActorRef = { kind: 'guest' }
export const ada: ActorRef = { kind: 'staff', userId: 'ada', name: 'Ada' }
export const bo: ActorRef = { kind: 'staff', userId: 'bo', name: 'Bo' }
export const NOW = Date.UTC(2026, 5, 1, 12)

export const none: Asked = { kind: 'none', cause: 'no-house' }

export function reply(status: number, body: unknown = {}, retryAfter: number | null = null): Asked {
  const ok = status < 300
  return { kind: 'answer', ok, status, body, retryAfter, replayed: false, houseTime: null }
}

/** A batch's answer by what each operation is to be told, in its order; 201 for the rest. */
export function batchAnswer(ask: Ask, ...told: [status: number, code?: string][]): Asked {
  const { operations } = ask.body as { operations: { id: string }[] }
  return reply(200, {
    answers: operations.map((operation, at) => {
      const [status, code] = told[at] ?? [201]
      const body = status < 300 ? { id: `n-${operation.id}` } : { code, message: `It is ${code}` }
      return { id: operation.id, status, body, replayed: false }
    }),
  })
}

export interface TestOutboxSetup extends Partial<OutboxSetup> {
  host?: HostKind
  /** What the house says; by default all is taken. */
  house?: (ask: Ask) => Asked | Promise<Asked>
  link?: undefined
}

export function testOutbox({ host: firstHost = 'ours', house, ...setup }: TestOutboxSetup = {}) {
  const asks: Ask[] = []
  const timers: { work: () => void; at: number }[] = []
  const link = createValue<LinkState>({ state: 'up' })
  const store = createMemoryStore()
  let ids = 0
  const world = {
    asks,
    /** Writes that left, by route. */
    sent: () => asks.map((ask) => ask.route).filter((route) => route !== 'getHouse'),
    store,
    disk: store.disk,
    link,
    /** The true time, and how far the device's own clock is off it, ms. */
    now: NOW,
    off: 0,
    /** The house's time is known here. */
    known: true,
    host: firstHost,
    house: house ?? ((ask: Ask) => (ask.route === 'sendOutbox' ? batchAnswer(ask) : reply(200))),
    timers,
    /** Time goes by, and what was to happen happens. */
    async pass(ms: number) {
      world.now += ms
      for (const timer of timers.splice(0)) {
        if (timer.at <= world.now) timer.work()
        else timers.push(timer)
      }
      await settled()
    },
    row(rowId: string): OperationRow {
      const row = store.disk.rows.get(rowId)
      if (row === undefined) throw new Error(`No row ${rowId}`)
      return row
    },
  }
  const whole: OutboxSetup = {
    store,
    link,
    hostKind: () => world.host,
    ask: async (ask) => {
      asks.push(ask)
      return world.house(ask)
    },
    // Not the real ones: a test that leaves a request hanging would hold up the next.
    locks: oneAfterAnother(),
    now: () => world.now + (world.known ? 0 : world.off),
    device: () => world.now + world.off,
    known: () => world.known,
    random: () => 1,
    appVersion: '',
    deviceName: () => null,
    newId: () => id((ids += 1)),
    schedule(work, ms) {
      const timer = { work, at: world.now + ms }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
    ...setup,
  }
  return { ...world, world, setup: whole, outbox: createOutbox(whole), engine: createEngine(whole) }
}

function oneAfterAnother(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_, work) {
      const turn = last.then(work, work)
      last = turn
      return turn
    },
  }
}

/** The so-manyth id: they sort as they were made. */
export function id(count: number): string {
  return `01900000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
}

/** Everything that needs no time has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) await Promise.resolve()
}

export function order(more: Partial<NewOperation> = {}): NewOperation {
  return {
    route: 'placeRestaurantOrder',
    body: { dish: 'Isombe' },
    actor: guest,
    words: { title: 'An order', detail: '' },
    ...more,
  }
}

export function step(row: string, more: Partial<NewOperation> = {}): NewOperation {
  return { ...order(more), route: 'acceptRestaurantOrder', params: { id: row }, ...more }
}
