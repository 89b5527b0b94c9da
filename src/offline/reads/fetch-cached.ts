import { isErrorCode } from '#contract/errors.ts'
import { readAt } from '#contract/route.ts'
import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { readableBy, type ResourceRow } from '#contract/resources.ts'
import { documents } from '../documents.ts'
import type { Ask, Asked, LinkCause } from '../link/types.ts'
import type { Cache, CachedList } from './cache-types.ts'
import type { ReadEnvironment } from './environment.ts'
import type { Source } from './keys.ts'
import { personOf } from './owner.ts'
import { askPages } from './more-pages.ts'
import { ReadError, type CacheKey, type Refusal } from './types.ts'

/** When a store does not answer in this time, the network's answer is shown without it, ms. */
const STORE_TIMEOUT_MS = 1_000
/** After this time the request leaves, whether the cache was read or not, ms. */
const FIRST_READ_TIMEOUT_MS = 200
/** Offline there are only the cached rows: a slow device gets this long to read them, ms. */
const LAST_READ_TIMEOUT_MS = 10_000
/** Changes that were fetched within this time count as current: the lists of a screen share one request, ms. */
const CURRENT = 20_000

/** The cached rows while the store is not open. */
const none = Promise.resolve(null)

/** What one query asks for, caches and shows. */
export interface Plan<Data> {
  ask: Ask
  /** How many pages of another host's list are fetched at most; absent: the first. */
  pages?: number | undefined
  key: CacheKey
  /** Whether GET /api/changes brings all of it, so that the list itself need not be asked for. */
  whole: boolean
  /** An answer -> its rows; undefined when it is a refusal, or nothing that can be read. */
  understand(asked: Answered): Understood | undefined
  /** `was`: what the query shows; rows of it that did not change stay the same objects. */
  read(cache: Cache, was?: unknown): Promise<CachedList | null>
  keep(
    cache: Cache,
    rows: ResourceRow[],
    asOf: string,
    complete: boolean,
    before: Before,
  ): Promise<void>
  show(cached: CachedList, source: Source): Data
}

interface Understood {
  rows: ResourceRow[]
  complete: boolean
}
type NoAnswer = { cause: LinkCause } | { refusal: Refusal }
export type Answered = Asked & { kind: 'answer' }
export type Before = ReadonlyMap<string, number> | null

/**
 * Shows cached rows first, then the server's answer. Rejects with ReadError when there is neither.
 */
export async function fetchCached<Data>(
  asked: Plan<Data>,
  env: ReadEnvironment,
  client: QueryClient,
  queryKey: QueryKey,
): Promise<Data> {
  const shown = () => client.getQueryData(queryKey)
  const plan = { ...asked, read: (cache: Cache) => asked.read(cache, shown()) }
  /** Cached rows never replace data that the query has already. */
  const showFirst = (cached: CachedList | null) => {
    if (cached === null || shown() !== undefined) return
    client.setQueryData(queryKey, plan.show(cached, { from: 'device' }), { updatedAt: 0 })
  }
  const covered = plan.whole && env.changes.covers(personOf(env.session.getSnapshot()))
  const cache = covered ? await orNull(env.cache.ready()) : env.cache.now()
  if (covered && cache !== null) {
    const current = await catchUp(plan, env, cache, showFirst, shown)
    if (current !== undefined) return current
  }
  return askDirectly(plan, env, cache, showFirst)
}

/** Undefined: the server has no changes to give; the list itself must be asked for. */
async function catchUp<Data>(
  plan: Plan<Data>,
  env: ReadEnvironment,
  cache: Cache,
  showFirst: (cached: CachedList | null) => void,
  shown: () => unknown,
): Promise<Data | undefined> {
  const person = personOf(env.session.getSnapshot())
  const cursor = async () => (await orNull(cache.cursor(person)))?.cursor
  const since = await cursor()
  let seen: unknown
  const reading = plan.read(cache).then((cached) => {
    showFirst(cached)
    seen = shown()
    return cached
  })
  await orNull(reading)
  const caught = await env.changes.catchUp({ maxAge: CURRENT })
  if (caught.kind === 'unavailable') return undefined
  // A slow device gets its time, since nothing else could be shown.
  const first = await orNull(reading, LAST_READ_TIMEOUT_MS)
  if (caught.kind === 'current') {
    // Thousands of rows are not read again where nothing was written meanwhile. A store that fails
    // costs the copy: the list itself is asked for.
    const stands = since !== undefined && since === (await cursor()) && seen === shown()
    const cached = stands && first ? first : await orNull(plan.read(cache), LAST_READ_TIMEOUT_MS)
    if (cached === null) return undefined
    return plan.show({ rows: cached.rows, asOf: caught.asOf, partial: false }, { from: 'house' })
  }
  return showCached(plan, first ?? (await readAtLast(plan, env)), caught)
}

async function askDirectly<Data>(
  plan: Plan<Data>,
  env: ReadEnvironment,
  open: Cache | null,
  showFirst: (cached: CachedList | null) => void,
): Promise<Data> {
  // With the store open, what it has is read before the request leaves: see ListAnswer.before. A
  // slow device's reading may end later: it still sees the store as it was when it began.
  const person = personOf(env.session.getSnapshot())
  const reading = open === null ? none : orNull(plan.read(open), LAST_READ_TIMEOUT_MS)
  const first = await orNull(reading, FIRST_READ_TIMEOUT_MS)
  showFirst(first)
  let answered = false
  const asking = askPages(env.ask, plan.ask, plan.pages).finally(() => (answered = true))
  const later =
    open === null
      ? env.cache.ready().then((cache) => (cache === null ? null : readSoon(plan, cache)))
      : reading
  // A store that opened after the asking may have what this device made meanwhile; of the server's
  // offer it makes nothing.
  const known = open !== null || isOffer(plan.key) ? later : none
  void later.then((cached) => {
    if (!answered) showFirst(cached)
  })

  const asked = await asking
  const result = await toOwnRows(plan, env, asked)
  if (!('rows' in result)) {
    return showCached(plan, (await later) ?? (await readAtLast(plan, env)), result)
  }
  const time = asked.kind === 'answer' ? asked.houseTime : null
  const asOf = time ?? new Date(env.clock.now()).toISOString()
  const plain: CachedList = { rows: result.rows, asOf, partial: !result.complete }
  const merged = await cacheThenRead(plan, env, person, result, asOf, known)
  return plan.show(merged ?? plain, { from: 'house' })
}

/** What an answer says, its rows as our server would send them; or why there is nothing in it. */
async function toOwnRows<Data>(
  plan: Plan<Data>,
  { host }: ReadEnvironment,
  asked: Asked,
): Promise<Understood | NoAnswer> {
  if (asked.kind === 'none') return asked
  const understood = plan.understand(asked)
  if (understood === undefined) return { refusal: refusalOf(asked) }
  if (host.kind() === 'ours') return understood
  try {
    const { readRow } = await documents()
    const rows = understood.rows.map((row) => readRow(plan.key.resource, row))
    return { ...understood, rows: rows.filter((row) => row !== null) }
  } catch {
    // The link was cut before the readers were here.
    return { cause: 'no-house' }
  }
}

/**
 * Stores the answer and reads it back, so that a row the device knows in a later version is shown
 * in that one. Null when the store is not open (it then keeps the rows once it is) or fails.
 */
async function cacheThenRead<Data>(
  plan: Plan<Data>,
  env: ReadEnvironment,
  person: string,
  { rows, complete }: Understood,
  asOf: string,
  known: Promise<CachedList | null>,
): Promise<CachedList | null> {
  const keep = async (cache: Cache) => {
    const before = versionsOf(await orNull(known))
    // Signed out meanwhile: the rows are nobody's to keep.
    if (personOf(env.session.getSnapshot()) !== person) return null
    await plan.keep(cache, rows, asOf, complete, before)
    return plan.read(cache)
  }
  const cache = env.cache.now()
  if (cache !== null) return orNull(keep(cache))
  void env.cache.ready().then((late) => (late === null ? null : orNull(keep(late))))
  return null
}

function showCached<Data>(plan: Plan<Data>, cached: CachedList | null, why: NoAnswer): Data {
  if (cached === null) throw new ReadError(why)
  return plan.show(
    cached,
    'cause' in why
      ? { from: 'device', cause: why.cause }
      : { from: 'device', refusal: why.refusal },
  )
}

export function refusalOf(asked: Answered): Refusal {
  const code = readAt(asked.body, 'code')
  const message = readAt(asked.body, 'message')
  return {
    status: asked.status,
    code: isErrorCode(code) ? code : null,
    message: typeof message === 'string' && message !== '' ? message : null,
    body: asked.body,
  }
}

/** Rooms, menus, tours: what the server alone writes. */
const isOffer = ({ resource }: CacheKey) => readableBy[resource] === 'public'

function versionsOf(cached: CachedList | null): Before {
  return cached === null ? null : new Map(cached.rows.map((row) => [row.id, row.version]))
}

const readSoon = <Data>(plan: Plan<Data>, cache: Cache) => orNull(plan.read(cache))

async function readAtLast<Data>(
  plan: Plan<Data>,
  env: ReadEnvironment,
): Promise<CachedList | null> {
  const cache = await orNull(env.cache.ready(), LAST_READ_TIMEOUT_MS)
  return cache === null ? null : orNull(plan.read(cache), LAST_READ_TIMEOUT_MS)
}

/** Null for a store that fails or does not answer in time. */
async function orNull<T>(work: Promise<T>, limit = STORE_TIMEOUT_MS): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((give) => {
    timer = setTimeout(() => give(null), limit)
  })
  try {
    return await Promise.race([work, timeout])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
