import { openDevice, type DeviceDb, type DeviceState } from './db/open.ts'
import { createFacts, type Facts } from './facts.ts'
import type { AskHouse } from './link/ask.ts'
import type { Host } from './link/host.ts'
import type { Link } from './link/link.ts'
import { createDexieStore, createOutbox, type DeviceOutbox } from './outbox/index.ts'
import { createCacheRow } from './reads/cache-answer.ts'
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
    ask,
    hostKind: () => host.kind(),
    cacheRow: createCacheRow(db),
    appVersion: String(import.meta.env?.VITE_APP_VERSION ?? ''),
    ...(link === undefined ? {} : { link }),
  })
  return { state, ready, db, outbox, cache: createCache(db), facts: createFacts(db.facts) }
}
