import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/query-core'
import type { Session } from '#contract/session.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { openDevice } from '#offline/db/open.ts'
import { createDexieStore } from '#offline/db/outbox-store.ts'
import type { OpenedDevice } from '#offline/device.ts'
import { createFacts } from '#offline/facts.ts'
import type { Locks } from '#offline/link/locks.ts'
import { createOffline, type Offline } from '#offline/offline.ts'
import { createOutbox } from '#offline/outbox/index.ts'
import { createCacheRows } from '#offline/reads/cache-answer.ts'
import { createCache } from '#offline/reads/cache.ts'
import { createSessionStore } from '#offline/session.ts'
import type { Random } from '#demo/random.ts'
import type { House } from './http-house.ts'

/**
 * A phone or tablet of the simulated day: the app's own device modules over IndexedDB in memory, on
 * a link to a server in this process that is cut and returned.
 */

interface DayLink {
  up: boolean
  /** Share of requests that the house never hears, and of answers that never come back. */
  lost: number
  /** Requests cut on the way there, and on the way back. */
  cuts: { there: number; back: number }
}

export interface Received {
  path: string
  body: unknown
}

export interface DayDevice {
  name: string
  link: DayLink
  /** Of the page that is open now. */
  offline: Offline
  store: OpenedDevice
  random: Random
  /** The page dies, whatever it does just then, and is opened again over the same store. */
  reload(): Promise<void>
  /** Who is signed in, over reloads. */
  signIn(session: Session): Promise<void>
}

interface DaySetup {
  name: string
  house: House
  random: Random
  /** Device's clock less the house's, ms: after a power cut it is anything. */
  skew: number
  /** Everything that the house answered and the device heard. */
  heard: (answer: Received) => void
  /** Where its requests come from, for what is limited by address. */
  address?: string
  /** Tells nobody what it could not get taken: a fault, planted. */
  silent?: boolean
}

export async function dayDevice(setup: DaySetup): Promise<DayDevice> {
  const link: DayLink = { up: true, lost: 0, cuts: { there: 0, back: 0 } }
  const send = fetchOver(setup, link)
  // One lock for all pages of this device, as a browser has; Node's is one for the process.
  const locks = turns()
  let session: Session | null = null
  const open = async () => {
    const offline = createOffline({
      base: 'http://house.test',
      client: new QueryClient({
        defaultOptions: { queries: { networkMode: 'always', retry: false } },
      }),
      open: async (parts) => openStore(setup, locks, parts),
      fetch: send,
      session: createSessionStore(null),
      storage: null,
    })
    offline.device.load()
    const store = await offline.device.ready()
    if (store === null) throw new Error(`${setup.name} has no store`)
    if (session !== null) await offline.signIn(session, true)
    return { offline, store }
  }
  const self: DayDevice = {
    name: setup.name,
    link,
    random: setup.random,
    ...(await open()),
    async reload() {
      self.store.db.close()
      Object.assign(self, await open())
    },
    async signIn(given) {
      session = given
      await self.offline.signIn(given, true)
    },
  }
  return self
}

type Parts = Parameters<Parameters<typeof createOffline>[0]['open']>[0]

/** As offline/device.ts opens it, on a clock and with chance of its own. */
function openStore(
  { name, random, skew }: DaySetup,
  locks: Locks,
  { ask, host, clock, link, here }: Parts,
): OpenedDevice {
  const { db, state, ready } = openDevice(name)
  const outbox = createOutbox({
    store: createDexieStore(db),
    locks,
    now: clock.now,
    device: () => Date.now() + skew,
    known: clock.known,
    random,
    newId: uuidv7,
    deviceName: () => name,
    // A machine that has much else to do is no slow store: nobody waits for these but a person.
    schedule: (work, ms) => {
      const timer = setTimeout(work, 20 * ms)
      timer.unref()
      return () => clearTimeout(timer)
    },
    ask,
    hostKind: () => host.kind(),
    // What somebody took over goes by their session alone.
    signedIn(row) {
      if (row.onBehalfOf === undefined) return undefined
      const who = here?.() ?? null
      return who?.actorKey === row.actorKey ? who.token : null
    },
    cacheRows: createCacheRows(db),
    appVersion: 'day',
    ...(link !== undefined && { link }),
  })
  return { state, ready, db, outbox, cache: createCache(db), facts: createFacts(db.facts) }
}

function turns(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request<T>(_: string, work: () => Promise<T>): Promise<T> {
      const turn = last.then(work, work)
      last = turn
      return turn
    },
  }
}

/** The server's own answers, past a link that may be down, or go just then. */
function fetchOver(setup: DaySetup, link: DayLink): typeof fetch {
  const { house, random, name, heard, silent, address = `10.0.0.${name.length}` } = setup
  const gone = () => new TypeError('Failed to fetch')
  return async (input, init = {}) => {
    if (!link.up) throw gone()
    const url = new URL(String(input))
    if (silent === true && url.pathname === '/api/outbox/parked') throw gone()
    const loses = random()
    if (loses < link.lost) {
      link.cuts.there += 1
      throw gone()
    }
    const { body } = init
    const sent = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body
    const answer = await house.app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: init.headers as Record<string, string>,
      remoteAddress: address,
      ...(sent !== undefined && sent !== null && { payload: sent as string | Buffer }),
    })
    // The answer is on its way when the link goes: the house did it, and the device cannot know.
    if (loses < 2 * link.lost) {
      link.cuts.back += 1
      throw gone()
    }
    const text = answer.payload
    if (text.startsWith('{')) heard({ path: url.pathname, body: JSON.parse(text) as unknown })
    const headers = Object.entries(answer.headers).map(
      ([key, value]) => [key, String(value)] as [string, string],
    )
    const empty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(empty ? null : text, { status: answer.statusCode, headers })
  }
}
