import { openDevice, type DeviceDb, type DeviceState } from './db/open.ts'
import { createDexieStore } from './db/outbox-store.ts'
import { createFacts, type Facts } from './facts.ts'
import type { AskHouse } from './link/ask.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Host } from './link/host.ts'
import type { Link } from './link/link.ts'
import { pageLocks } from './link/locks.ts'
import { createOutbox, type DeviceOutbox, type Schedule } from './outbox/index.ts'
import { createCacheRows } from './reads/cache-answer.ts'
import { createCache } from './reads/cache.ts'
import type { Cache } from './reads/cache-types.ts'
import type { Value } from './value.ts'

/** The device's store and all that stands on it. Dexie comes in with this file. */
export interface OpenedDevice {
  state: Value<DeviceState>
  /** Rejects when the store does not open in time; see db/open.ts. */
  ready: Promise<void>
  db: DeviceDb
  outbox: DeviceOutbox
  cache: Cache
  facts: Facts
}

export interface DeviceSetup {
  ask: AskHouse
  host: Pick<Host, 'kind'>
  /** The page's; a worker has none. */
  link?: Pick<Link, 'getSnapshot' | 'subscribe'>
  /** Other than the app's own, for tests. */
  name?: string
}

/** Never throws; see `state` and `ready`. */
export function openStoreOf({ ask, host, link, name }: DeviceSetup): OpenedDevice {
  const { db, state, ready } = openDevice(name)
  const outbox = createOutbox({
    store: createDexieStore(db),
    locks: pageLocks(),
    now: Date.now,
    random: Math.random,
    newId: uuidv7,
    deviceName: () => null,
    schedule,
    ask,
    hostKind: () => host.kind(),
    cacheRows: createCacheRows(db),
    appVersion: String(import.meta.env?.VITE_APP_VERSION ?? ''),
    ...(link === undefined ? {} : { link }),
  })
  return { state, ready, db, outbox, cache: createCache(db), facts: createFacts(db.facts) }
}

const schedule: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
