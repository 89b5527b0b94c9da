import { replaceEqualDeep } from '@tanstack/query-core'
import { listRows, readAt } from '#contract/route.ts'
import type { ResourceRow, Resource, RowAt } from '#contract/resources.ts'
import { offline } from '../offline.ts'
import type { CachedList } from './cache-types.ts'
import type { ReadEnvironment } from './environment.ts'
import { fetchCached, type Answered, type Plan } from './fetch-cached.ts'
import { toResourceRow } from './resource-row.ts'
import { cachedQueryKey, type Source } from './keys.ts'
import type { CachedQuery } from './cached-query.ts'
import { ownerOf, personOf } from './owner.ts'
import type { Cached, ListSpec } from './types.ts'

/**
 * A list of the server as a query. Call it while rendering: its key holds whose rows they are, so
 * that a sign-in shows nothing of the person before.
 */
export function listQuery<Of extends Resource, Row = RowAt<Of>>(
  spec: ListSpec<Of, Row>,
  env: () => ReadEnvironment = offline,
): CachedQuery<Cached<Row>> {
  const session = env().session.getSnapshot()
  const owner = ownerOf(spec.resource, spec.staff, personOf(session))
  const queryKey = cachedQueryKey(owner, spec)
  const { resource, scope, route, params, query, body } = spec
  const key = { resource, owner, ...(scope === undefined ? {} : { scope }) }
  const parsed = new WeakMap<ResourceRow, Row | null>()
  const rowsById = new Map<string, Row | null>()
  let previousRows: ReadonlyMap<string, unknown> | undefined
  const parse = (raw: ResourceRow): Row | null => {
    const known = parsed.get(raw)
    if (known !== undefined) return known
    const row = replaceEqualDeep(previousRows?.get(raw.id), shown(spec, raw))
    parsed.set(raw, row)
    rowsById.set(raw.id, row)
    return row
  }
  const usePrevious = (was: unknown) => {
    previousRows = rowsOfList.get((was as Cached<Row> | undefined)?.rows ?? rowsById)
  }
  /** Long lists are parsed as they come: at once, thousands would stop the page. */
  const each = (rows: ResourceRow[], was: unknown) => {
    usePrevious(was)
    rows.forEach(parse)
  }
  const show = (cached: CachedList, source: Source): Cached<Row> => {
    const rows = cached.rows.map(parse).filter((row) => row !== null)
    rowsOfList.set(rows, rowsById)
    return { rows, asOf: cached.asOf, ...source, ...(cached.partial ? { partial: true } : {}) }
  }
  const plan: Plan<Cached<Row>> = {
    ask: {
      route,
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body }),
      // Public lists are asked for as anyone would (spec 3 §6).
      token: owner === personOf(session) ? (session?.token ?? null) : null,
    },
    pages: spec.pages,
    key,
    whole: spec.complete !== false && body === undefined,
    understand: (asked) => understandList(asked, spec.complete !== false),
    read: (cache, was) => {
      usePrevious(was)
      return cache.read(key, (rows) => each(rows, was))
    },
    keep: (cache, rows, asOf, complete, before) =>
      cache.cacheList(key, { rows, asOf, complete, before }),
    show,
  }
  return {
    queryKey,
    queryFn: ({ client }) => fetchCached(plan, env(), client, queryKey),
    meta: { cacheKey: key, each, show },
    structuralSharing: reuseUnchanged,
  }
}

/** The one place where a row is said to be what its resource has: it came in through the door. */
export function shown<Of extends Resource, Row>(
  { parse }: Pick<ListSpec<Of, Row>, 'parse'>,
  row: ResourceRow,
): Row | null {
  return parse === undefined ? (row as Row) : parse(row as RowAt<Of>)
}

/** The rows of lists that were shown, by their ids. */
const rowsOfList = new WeakMap<object, ReadonlyMap<string, unknown>>()

/** In longer lists rows are compared as they come, not all of them at once. */
const MAX_COMPARED = 500

/** Rows that did not change stay the same objects, and lists in which none did. */
function reuseUnchanged(was: unknown, is: unknown): unknown {
  const { rows } = is as Cached<unknown>
  if (rows.length <= MAX_COMPARED) return replaceEqualDeep(was, is)
  const before = (was as Cached<unknown> | undefined)?.rows
  const same = before?.length === rows.length && rows.every((row, at) => row === before[at])
  return same ? { ...(is as object), rows: before } : is
}

function understandList(asked: Answered, whole: boolean) {
  const raw = asked.ok ? listRows(asked.body) : undefined
  if (raw === undefined) return undefined
  const rows = raw.map(toResourceRow).filter((row): row is ResourceRow => row !== null)
  return { rows, complete: whole && !hasMorePages(asked.body) }
}

/** A paged answer of another host (spec 3 §7.1): its first page is not all. */
function hasMorePages(body: unknown): boolean {
  for (const at of ['', 'data.', 'meta.']) {
    if (typeof readAt(body, `${at}next_page_url`) === 'string') return true
    const page = readAt(body, `${at}current_page`)
    const last = readAt(body, `${at}last_page`)
    if (typeof page === 'number' && typeof last === 'number' && page < last) return true
  }
  return false
}
