import type { QueryClient } from '@tanstack/query-core'
import { actorKey, type ActorRef } from './db/schema.ts'
import { trackEpochs } from './track-epochs.ts'
import { lazyOutbox } from './lazy-outbox.ts'
import { createAsk, type AskServer } from './link/ask.ts'
import { createClock, type ServerClock } from './link/clock.ts'
import { createDeviceId } from './link/device-id.ts'
import { createDeviceToken, type DeviceToken } from './link/device-token.ts'
import { createHost, type Host } from './link/host.ts'
import { createLink, type Link } from './link/link.ts'
import { pageRouteOf } from './link/page-routes.ts'
import { createDeviceLoader, type DeviceLoader } from './load.ts'
import type { DeviceSetup, OpenedDevice } from './device.ts'
import type { Outbox } from './outbox/types.ts'
import { createChanges, type Changes } from './reads/changes.ts'
import type { CacheHolder } from './reads/environment.ts'
import { personOf, selfOf } from './reads/owner.ts'
import { storedFullSyncFlag } from './reads/full-sync-flag.ts'
import { trackSessionEnd } from './track-session-end.ts'
import { actorOf, createSessionStore, type SessionStore } from './session.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import type { Value } from './value.ts'

/** What the app has of the server and this device. See README.md. */
export interface Offline extends SignIn {
  ask: AskServer
  host: Host
  clock: ServerClock
  link: Link
  /** What makes this device known to the server. */
  deviceToken: DeviceToken
  session: SessionStore
  device: DeviceLoader
  outbox: Outbox
  cache: CacheHolder
  changes: Changes
  client: QueryClient
  /** Who confirms now. */
  actor(): ActorRef
  /** `actorKey(actor())`: for the outbox's queries. */
  actorKey(): string
  /** Whose cached rows: `public`, the desk's, or the user's own; see reads/owner.ts. */
  person(): string
  /** The person alone, e.g. for drafts: `public`, or the user's id. */
  self(): string
  /** The session's token that the server does not know any more; null while none was refused. */
  ended: Value<string | null>
}

export interface OfflineSetup {
  /** See apiBase. */
  base: string
  client: QueryClient
  /** Imports device.ts and opens it; tests open it at once. */
  open: (setup: DeviceSetup) => Promise<OpenedDevice>
  /** After each operation that was saved. */
  onConfirmed?: () => void
  fetch?: typeof fetch
  session?: SessionStore
  storage?: Storage | null
}

/** Puts it together. Asks nothing and opens nothing yet: see app/start. */
export function createOffline(setup: OfflineSetup): Offline {
  const host = createHost()
  const clock = createClock()
  const link = createLink({ probe: () => ask({ route: 'getHouse', timeout: 10_000 }) })
  const facts = async () => (await device.ready())?.facts ?? null
  const deviceToken = createDeviceToken(facts)
  const askServer = createAsk({
    base: setup.base,
    host,
    clock,
    link,
    routeOf: pageRouteOf,
    deviceId: createDeviceId(facts),
    deviceToken,
    ...(setup.fetch === undefined ? {} : { fetch: setup.fetch }),
  })
  // A store that was put back may have lost what it once took.
  const askNotingEpochs = trackEpochs(askServer, async () => (await device.ready())?.outbox)
  const session = setup.session ?? createSessionStore()
  const { ask, ended } = trackSessionEnd(askNotingEpochs, session)
  const here = () => {
    const was = session.getSnapshot()
    return was === null ? null : { actorKey: actorKey(actorOf(was)), token: was.token }
  }
  const device = createDeviceLoader(() => setup.open({ ask, host, link, clock, here }))
  const cache: CacheHolder = {
    now: () => device.now()?.cache ?? null,
    ready: async () => (await device.ready())?.cache ?? null,
  }
  const hint = storedFullSyncFlag(setup.storage === undefined ? ownStorage() : setup.storage)
  const changes = createChanges({ ask, host, clock, link, session, cache, hint })
  const { client } = setup
  const signIn = createSignIn({ ask, session, device, client, hint })
  const actor = () => actorOf(session.getSnapshot())
  return {
    ...signIn,
    ask,
    host,
    clock,
    link,
    deviceToken,
    session,
    device,
    cache,
    changes,
    client,
    outbox: lazyOutbox(device, setup.onConfirmed),
    actor,
    actorKey: () => actorKey(actor()),
    person: () => personOf(session.getSnapshot()),
    self: () => selfOf(session.getSnapshot()),
    ended,
  }
}

let current: Offline | undefined

/** The one of this page. Throws before app/start has set it up. */
export function offline(): Offline {
  if (current === undefined) throw new Error('app/start has not set up offline yet')
  return current
}

export function setOffline(made: Offline): void {
  current = made
}

/** Null where the browser forbids it. */
function ownStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
