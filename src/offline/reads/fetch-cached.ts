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

/** A store that stops answering must not hold back what the network gave, ms. */
const STORE_PATIENCE = 1_000
/** Nor hold back the asking, ms. */
const READ_PATIENCE = 200
/** With the house not heard, what is kept is all there is: a slow device gets its time, ms. */
const LAST_PATIENCE = 10_000
/** Caught up this lately is current: many lists of one screen share one request, ms. */
const CURRENT = 20_000

/** What a store that is not open yet has. */
const none = Promise.resolve(null)

/** What is asked, kept and shown by one query. */
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
  show(kept: CachedList, source: Source): Data
}

interface Understood {
  rows: ResourceRow[]
  complete: boolean
}
type Unheard = { cause: LinkCause } | { refusal: Refusal }
export type Answered = Asked & { kind: 'answer' }
export type Before = ReadonlyMap<string, number> | null

/**
 * What is kept first, then what the house says. Rejects with ReadError when there is neither.
 */
export async function fetchCached<Data>(
  asked: Plan<Data>,
  env: ReadEnvironment,
  client: QueryClient,
  queryKey: QueryKey,
): Promise<Data> {
  const shown = () => client.getQueryData(queryKey)
  const plan = { ...asked, read: (cache: Cache) => asked.read(cache, shown()) }
  /** Kept rows are never shown over what a query has already. */
  const showFirst = (kept: CachedList | null) => {
    if (kept === null || shown() !== undefined) return
    client.setQueryData(queryKey, plan.show(kept, { from: 'device' }), { updatedAt: 0 })
  }
  const covered = plan.whole && env.changes.covers(personOf(env.session.getSnapshot()))
  const cache = covered ? await orNull(env.cache.ready()) : env.cache.now()
  if (covered && cache !== null) {
    const current = await catchUp(plan, env, cache, showFirst, shown)
    if (current !== undefined) return current
  }
  return askDirectly(plan, env, cache, showFirst)
}

/** Undefined: the house has no changes to give; the list itself must be asked for. */
async function catchUp<Data>(
  plan: Plan<Data>,
  env: ReadEnvironment,
  cache: Cache,
  showFirst: (kept: CachedList | null) => void,
  shown: () => unknown,
): Promise<Data | undefined> {
  const person = personOf(env.session.getSnapshot())
  const cursor = async () => (await orNull(cache.cursor(person)))?.cursor
  const since = await cursor()
  let seen: unknown
  const reading = plan.read(cache).then((kept) => {
    showFirst(kept)
    seen = shown()
    return kept
  })
  await orNull(reading)
  const caught = await env.changes.catchUp({ maxAge: CURRENT })
  if (caught.kind === 'unavailable') return undefined
  // A slow device gets its time, since nothing else could be shown.
  const first = await orNull(reading, LAST_PATIENCE)
  if (caught.kind === 'current') {
    // Thousands of rows are not read again where nothing was written meanwhile. A store that fails
    // costs the copy: the list itself is asked for.
    const stands = since !== undefined && since === (await cursor()) && seen === shown()
    const kept = stands && first ? first : await orNull(plan.read(cache), LAST_PATIENCE)
    if (kept === null) return undefined
    return plan.show({ rows: kept.rows, asOf: caught.asOf, partial: false }, { from: 'house' })
  }
  return withoutHouse(plan, first ?? (await readAtLast(plan, env)), caught)
}

async function askDirectly<Data>(
  plan: Plan<Data>,
  env: ReadEnvironment,
  open: Cache | null,
  showFirst: (kept: CachedList | null) => void,
): Promise<Data> {
  // With the store open, what it has is read before the request leaves: see ListAnswer.before. A
  // slow device's reading may end later: it still sees the store as it was when it began.
  const person = personOf(env.session.getSnapshot())
  const reading = open === null ? none : orNull(plan.read(open), LAST_PATIENCE)
  const first = await orNull(reading, READ_PATIENCE)
  showFirst(first)
  let answered = false
  const asking = askPages(env.ask, plan.ask, plan.pages).finally(() => (answered = true))
  const later =
    open === null
      ? env.cache.ready().then((cache) => (cache === null ? null : readSoon(plan, cache)))
      : reading
  // A store that opened after the asking may have what this device made meanwhile; of the house's
  // offer it makes nothing.
  const known = open !== null || isOffer(plan.key) ? later : none
  void later.then((kept) => {
    if (!answered) showFirst(kept)
  })

  const asked = await asking
  const heard = await inOurs(plan, env, asked)
  if (!('rows' in heard)) {
    return withoutHouse(plan, (await later) ?? (await readAtLast(plan, env)), heard)
  }
  const time = asked.kind === 'answer' ? asked.houseTime : null
  const asOf = time ?? new Date(env.clock.now()).toISOString()
  const plain: CachedList = { rows: heard.rows, asOf, partial: !heard.complete }
  const merged = await keepThenRead(plan, env, person, heard, asOf, known)
  return plan.show(merged ?? plain, { from: 'house' })
}

/** What an answer says, its rows as our house would send them; or why there is nothing in it. */
async function inOurs<Data>(
  plan: Plan<Data>,
  { host }: ReadEnvironment,
  asked: Asked,
): Promise<Understood | Unheard> {
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
async function keepThenRead<Data>(
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

function withoutHouse<Data>(plan: Plan<Data>, kept: CachedList | null, why: Unheard): Data {
  if (kept === null) throw new ReadError(why)
  return plan.show(
    kept,
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

/** Rooms, menus, tours: what the house alone writes. */
const isOffer = ({ resource }: CacheKey) => readableBy[resource] === 'public'

function versionsOf(kept: CachedList | null): Before {
  return kept === null ? null : new Map(kept.rows.map((row) => [row.id, row.version]))
}

const readSoon = <Data>(plan: Plan<Data>, cache: Cache) => orNull(plan.read(cache))

async function readAtLast<Data>(
  plan: Plan<Data>,
  env: ReadEnvironment,
): Promise<CachedList | null> {
  const cache = await orNull(env.cache.ready(), LAST_PATIENCE)
  return cache === null ? null : orNull(plan.read(cache), LAST_PATIENCE)
}

/** Null for a store that fails or does not answer in time. */
async function orNull<T>(work: Promise<T>, limit = STORE_PATIENCE): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<null>((give) => {
    timer = setTimeout(() => give(null), limit)
  })
  try {
    return await Promise.race([work, patience])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
