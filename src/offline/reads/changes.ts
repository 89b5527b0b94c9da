import { CHANGES_PAGE, type ChangesAnswer, type Resource } from '#contract/resources.ts'
import type { AskServer } from '../link/ask.ts'
import type { ServerClock } from '../link/clock.ts'
import type { Host } from '../link/host.ts'
import type { Link } from '../link/link.ts'
import type { LinkCause } from '../link/types.ts'
import type { SessionStore } from '../session.ts'
import { newRecordsIn, type NewRecord } from './new-records.ts'
import type { Cache } from './cache-types.ts'
import type { CacheHolder } from './environment.ts'
import { refusalOf } from './fetch-cached.ts'
import { ownerOf, personOf } from './owner.ts'
import type { Refusal } from './types.ts'
import type { FullSyncFlag } from './full-sync-flag.ts'

export type CaughtUp =
  | { kind: 'current'; asOf: string }
  | { kind: 'none'; cause: LinkCause }
  | { kind: 'refused'; refusal: Refusal }
  /** A foreign host, or a store that is not open: lists are asked for one by one. */
  | { kind: 'unavailable' }

/**
 * Keeps the device current with one request, whatever the number of tables (design §6); what is too
 * much for one comes in pages.
 */
export interface Changes {
  /** Whether this person's tables are cached whole by it. Known before the store is open. */
  covers(person: string): boolean
  /**
   * @param options.maxAge ms: being current within this is enough, unless the link is known to be
   * down. 0: something is known to have changed since, so a request that is under way
   * already does not count.
   */
  catchUp(options?: { maxAge?: number }): Promise<CaughtUp>
  /**
   * Calls back with what was written (null: anything may have changed), and what of it is new at the
   * server since this device was last current.
   */
  onWritten(listener: WrittenListener): () => void
}

type WrittenListener = (
  resources: readonly Resource[] | null,
  asOf: string,
  arrived: readonly NewRecord[],
) => void

export interface ChangesSetup {
  ask: AskServer
  host: Pick<Host, 'kind'>
  clock: ServerClock
  link: Pick<Link, 'getSnapshot'>
  session: Pick<SessionStore, 'getSnapshot'>
  cache: CacheHolder
  /** Remembers, outside the store, whose tables are cached whole. */
  hint: FullSyncFlag
  now?: () => number
}

interface Untold {
  person: string
  reset: boolean
  changed: Set<Resource>
  arrived: NewRecord[]
}

/** One answer that was cached. */
interface Page {
  more: boolean
  reset: boolean
  changed: Resource[]
  arrived: NewRecord[]
  asOf: string
}

/**
 * How long an answer may take to begin, ms: doubled from the first to the last while none comes. On a
 * connection that hangs nobody may wait for the whole of a request's time; on a slow link the later
 * tries get it.
 */
const FIRST_BEGIN_LIMIT = 8_000
const LAST_BEGIN_LIMIT = 30_000

/**
 * Rows of the first page, and the fewest of any. While a page is written nothing else is: who confirms
 * something waits for it. So the next page has as many rows as this device writes in PAGE_TIME, ms.
 */
const FIRST_PAGE = 100
const MIN_PAGE = 30
const PAGE_TIME = 200

/** As often another tab may be faster with the same page. */
const MAX_OVERTAKEN = 3

export function createChanges(setup: ChangesSetup): Changes {
  const now = setup.now ?? Date.now
  const written = new Set<WrittenListener>()
  const person = () => personOf(setup.session.getSnapshot())
  /** When who was last current, by the device's clock. */
  let last: { person: string; at: number; asOf: string } | undefined
  let running: { person: string; done: Promise<CaughtUp> } | undefined
  let next: Promise<CaughtUp> | undefined
  let beginLimit = FIRST_BEGIN_LIMIT
  let pageRows = FIRST_PAGE
  /** Of pages that are cached and nobody was told of: the link may go before the last. */
  let untold: Untold | undefined

  const start = (): Promise<CaughtUp> => {
    const who = person()
    const done = run(who).finally(() => {
      if (running?.done === done) running = undefined
    })
    running = { person: who, done }
    return done
  }

  async function run(who: string): Promise<CaughtUp> {
    const cache = setup.host.kind() === 'foreign' ? null : await setup.cache.ready()
    if (cache === null) return { kind: 'unavailable' }
    if (untold?.person !== who) {
      untold = { person: who, reset: false, changed: new Set(), arrived: [] }
    }
    const { changed, arrived } = untold
    let overtaken = 0
    try {
      // Page after page, until the server has no more; each is kept, and lets the screen breathe.
      while (overtaken < MAX_OVERTAKEN) {
        const caught = await once(who, cache)
        if (caught === 'overtaken') {
          // By another tab, which may have missed what happened last.
          overtaken += 1
          continue
        }
        if (!('more' in caught)) return caught
        overtaken = 0
        untold.reset ||= caught.reset
        for (const name of caught.changed) changed.add(name)
        arrived.push(...caught.arrived)
        if (caught.more) continue
        const { asOf } = caught
        const { reset } = untold
        untold = undefined
        for (const listener of written) listener(reset ? null : [...changed], asOf, arrived)
        return { kind: 'current', asOf }
      }
    } catch {
      // The store failed.
    }
    return { kind: 'unavailable' }
  }

  async function once(who: string, cache: Cache): Promise<CaughtUp | Page | 'overtaken'> {
    const stored = await cache.cursor(who)
    const startedAt = now()
    const asked = await setup.ask({
      route: 'getChanges',
      query: { ...(stored && { since: stored.cursor }), page: String(pageRows) },
      token: setup.session.getSnapshot()?.token ?? null,
      beginsWithin: beginLimit,
    })
    beginLimit =
      asked.kind === 'none' ? Math.min(beginLimit * 2, LAST_BEGIN_LIMIT) : FIRST_BEGIN_LIMIT
    if (asked.kind === 'none') return { kind: 'none', cause: asked.cause }
    if (!asked.ok) {
      if (asked.status === 404 || asked.status === 405) return { kind: 'unavailable' }
      return { kind: 'refused', refusal: refusalOf(asked) }
    }
    // Rows of another host are read where lists are.
    if (setup.host.kind() !== 'ours' || !isChanges(asked.body)) return { kind: 'unavailable' }
    // Another person, or nobody, by now: these rows must not be cached.
    if (person() !== who) return { kind: 'unavailable' }
    const asOf = asked.houseTime ?? new Date(setup.clock.now()).toISOString()
    const { cursor, changes, more = false } = asked.body
    const writtenFrom = now()
    const arrived =
      asked.body.reset || stored === null || stored.pages !== undefined
        ? []
        : await unknownOf(cache, who, newRecordsIn(changes, stored.asOf), stored.asOf)
    const outcome = await cache.applyChanges(who, stored?.cursor ?? null, asked.body, asOf)
    if (outcome === 'overtaken') return 'overtaken'
    // Only a page that was full says how long one takes.
    if (more) pageRows = nextPageRows(pageRows, now() - writtenFrom)
    // A server that stands still would be asked for ever.
    if (more && cursor === stored?.cursor) return { kind: 'unavailable' }
    if (!more) {
      setup.hint.add(who)
      last = { person: who, at: startedAt, asOf }
    }
    const reset = asked.body.reset || stored?.pages !== undefined
    return { more, reset, changed: Object.keys(changes) as Resource[], arrived, asOf }
  }

  return {
    covers: (who) => setup.hint.has(who),
    catchUp({ maxAge = 0 } = {}) {
      const who = person()
      const isReachable = setup.link.getSnapshot().state !== 'down'
      if (isReachable && last !== undefined && last.person === who && now() - last.at < maxAge) {
        return Promise.resolve({ kind: 'current', asOf: last.asOf })
      }
      if (running === undefined) return start()
      if (running.person === who && maxAge > 0) return running.done
      next ??= running.done.then(() => {
        next = undefined
        return start()
      })
      return next
    },
    onWritten: follow(written),
  }
}

/** Without those that an earlier answer brought: since then somebody has dealt with them. */
async function unknownOf(
  cache: Cache,
  person: string,
  records: readonly NewRecord[],
  asOf: string,
): Promise<NewRecord[]> {
  const unknown: NewRecord[] = []
  for (const record of records) {
    const { resource, row } = record
    const key = { resource, owner: ownerOf(resource, undefined, person) }
    const isLater = String((row as { created_at?: unknown }).created_at) > asOf
    const known = isLater ? null : await cache.readOne(key, row.id)
    if (!known?.rows.length) unknown.push(record)
  }
  return unknown
}

function nextPageRows(rows: number, took: number): number {
  const fitting = Math.floor((rows * PAGE_TIME) / Math.max(took, 1))
  return Math.min(CHANGES_PAGE, Math.max(MIN_PAGE, fitting))
}

function follow<Listener>(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}

function isChanges(body: unknown): body is ChangesAnswer {
  if (typeof body !== 'object' || body === null) return false
  const { cursor, epoch, reset, changes } = body as Record<string, unknown>
  return (
    typeof cursor === 'string' &&
    typeof epoch === 'string' &&
    typeof reset === 'boolean' &&
    typeof changes === 'object' &&
    changes !== null
  )
}
