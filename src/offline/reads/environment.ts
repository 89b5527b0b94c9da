import type { AskServer } from '../link/ask.ts'
import type { ServerClock } from '../link/clock.ts'
import type { Host } from '../link/host.ts'
import type { SessionStore } from '../session.ts'
import type { Value } from '../value.ts'
import type { Cache } from './cache-types.ts'
import type { Changes } from './changes.ts'

/** The device's store as reads need it: it comes in after first paint, or never. */
export interface CacheHolder {
  /** The open store's cache; null while it is not open. */
  now(): Cache | null
  /** Waits for the store; null when it can't be had. */
  ready(): Promise<Cache | null>
}

/** What reads stand on. The whole of it is `Offline`; tests hand over less. */
export interface ReadEnvironment {
  ask: AskServer
  host: Pick<Host, 'kind'>
  clock: Pick<ServerClock, 'now'>
  session: Pick<SessionStore, 'getSnapshot'> & Value<unknown>
  cache: CacheHolder
  changes: Pick<Changes, 'covers' | 'catchUp'>
}
