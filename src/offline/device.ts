import { needsSignIn } from '#contract/needs-sign-in.ts'
import { openDevice, type DeviceDb, type DeviceState } from './db/open.ts'
import type { OperationRow } from './db/schema.ts'
import { createDexieStore } from './db/outbox-store.ts'
import type { LossWatch } from './db/watch-loss.ts'
import { createFacts, type Facts } from './facts.ts'
import type { AskServer } from './link/ask.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { ServerClock } from './link/clock.ts'
import type { Host } from './link/host.ts'
import type { Link } from './link/link.ts'
import { pageLocks } from './link/locks.ts'
import { createOutbox, type DeviceOutbox, type OutboxStore, type Schedule } from './outbox/index.ts'
import { createCacheRows } from './reads/cache-answer.ts'
import { afterwards } from './reads/afterwards.ts'
import { retryWhatCameBack } from './reads/came-back.ts'
import { createForgetOwn } from './reads/forget-own.ts'
import { createCache } from './reads/cache.ts'
import { ownerOf } from './reads/owner.ts'
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
  /** The page's; a worker does not live long enough to lose anything. */
  loss?: LossWatch
}

export interface DeviceSetup {
  ask: AskServer
  host: Pick<Host, 'kind'>
  clock: Pick<ServerClock, 'now' | 'known' | 'device'>
  /** The page's; a worker has none. */
  link?: Pick<Link, 'getSnapshot' | 'subscribe'>
  /** Who is signed in on this page; a worker knows nobody. */
  here?: () => { actorKey: string; token: string } | null
  /** Other than the app's own, for tests. */
  name?: string
  /** Notices a store that goes away under the page: db/watch-loss.ts. */
  watch?: (store: OutboxStore) => LossWatch
  /** Brings cached rows to today's shape before any is read (db/rows-shape.ts). Not in a worker. */
  reshape?: (db: DeviceDb) => Promise<void>
  /** Reads other hosts' answers in outbox rows for screens: reads/answered-rows.ts. A worker shows none. */
  readAnswers?: (operations: OperationRow[]) => Promise<OperationRow[]>
}

/** Never throws; see `state` and `ready`. */
export function openStoreOf({
  ask,
  host,
  clock,
  link,
  here,
  name,
  watch,
  reshape,
  readAnswers,
}: DeviceSetup): OpenedDevice {
  const { db, state, ready } = openDevice(name)
  const own = createDexieStore(db)
  const loss = watch?.(own)
  if (loss !== undefined) lookWhenClosed(db, state, ready, loss)
  const store = loss?.store ?? own
  const cacheRows = createCacheRows(db)
  const outbox = createOutbox({
    store,
    locks: pageLocks(),
    now: clock.now,
    device: clock.device,
    known: clock.known,
    random: Math.random,
    newId: uuidv7,
    deviceName: () => null,
    schedule,
    ask,
    hostKind: () => host.kind(),
    signedIn(row) {
      if (host.kind() === 'foreign' || row.actor.kind === 'guest') return undefined
      if (!needsSignIn(row.route, row.body) && row.onBehalfOf === undefined) return undefined
      const who = here?.() ?? null
      return who?.actorKey === row.actorKey ? who.token : null
    },
    // What another host answers is not in our shape: its rows come with the next list.
    cacheRows: async (answered) => {
      if (host.kind() === 'ours') await cacheRows(answered)
    },
    forgetOwn: createForgetOwn(db),
    appVersion: String(import.meta.env?.VITE_APP_VERSION ?? ''),
    ...(link === undefined ? {} : { link }),
  })
  const { retry, subscribe } = outbox
  const steps = { open: () => store.read((tx) => tx.open()), retry, subscribe, now: clock.now }
  const reshapedCache =
    reshape === undefined ? createCache(db) : afterwards(createCache(db), () => reshape(db))
  const cache = retryWhatCameBack(reshapedCache, steps, async (person, resource, id) => {
    const key: [string, string, string] = [ownerOf(resource, undefined, person), resource, id]
    return (await db.cached.get(key)) !== undefined
  })
  const shown: DeviceOutbox =
    readAnswers === undefined
      ? outbox
      : { ...outbox, list: async (actorKeys) => readAnswers(await outbox.list(actorKeys)) }
  const opened = { state, ready, db, outbox: shown, cache, facts: createFacts(db.facts) }
  return loss === undefined ? opened : { ...opened, loss }
}

/**
 * The browser closes a store that it clears, and asks the page to let go of one that is deleted. To a
 * newer version this page has stepped aside: that one is not opened again.
 */
function lookWhenClosed(
  db: DeviceDb,
  state: Value<DeviceState>,
  ready: Promise<void>,
  { look }: LossWatch,
): void {
  const soon = () =>
    setTimeout(() => {
      if (state.getSnapshot() !== 'newer') void look().catch(() => undefined)
    })
  ready.then(soon, () => undefined)
  db.on('close', soon)
}

const schedule: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
