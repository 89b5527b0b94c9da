import { replaceEqualDeep } from '@tanstack/query-core'
import { listRows, readAt } from '#contract/route.ts'
import type { KeptRow, Resource, RowAt } from '#contract/resources.ts'
import { offline } from '../offline.ts'
import type { KeptRows } from './cache-types.ts'
import type { ReadEnvironment } from './environment.ts'
import { fetchKept, type Answered, type Plan } from './fetch-kept.ts'
import { toKeptRow } from './kept-row.ts'
import { keptQueryKey, type Source } from './keys.ts'
import type { KeptQuery } from './kept-query.ts'
import { ownerOf, personOf } from './owner.ts'
import type { Kept, ListSpec } from './types.ts'

/**
 * A list of the house as a query. Call it while rendering: its key holds whose rows they are, so
 * that a sign-in shows nothing of the person before.
 */
export function listQuery<Of extends Resource, Row = RowAt<Of>>(
  spec: ListSpec<Of, Row>,
  env: () => ReadEnvironment = offline,
): KeptQuery<Kept<Row>> {
  const session = env().session.getSnapshot()
  const owner = ownerOf(spec.resource, spec.staff, personOf(session))
  const queryKey = keptQueryKey(owner, spec)
  const { resource, scope, route, params, query, body } = spec
  const key = { resource, owner, ...(scope === undefined ? {} : { scope }) }
  const parsed = new WeakMap<KeptRow, Row | null>()
  const made = new Map<string, Row | null>()
  let standing: ReadonlyMap<string, unknown> | undefined
  const parse = (raw: KeptRow): Row | null => {
    const known = parsed.get(raw)
    if (known !== undefined) return known
    const row = replaceEqualDeep(standing?.get(raw.id), shown(spec, raw))
    parsed.set(raw, row)
    made.set(raw.id, row)
    return row
  }
  const over = (was: unknown) => {
    standing = byId.get((was as Kept<Row> | undefined)?.rows ?? made)
  }
  /** Long lists are parsed as they come: at once, thousands would stop the page. */
  const each = (rows: KeptRow[], was: unknown) => {
    over(was)
    rows.forEach(parse)
  }
  const show = (kept: KeptRows, source: Source): Kept<Row> => {
    const rows = kept.rows.map(parse).filter((row) => row !== null)
    byId.set(rows, made)
    return { rows, asOf: kept.asOf, ...source, ...(kept.partial ? { partial: true } : {}) }
  }
  const plan: Plan<Kept<Row>> = {
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
      over(was)
      return cache.read(key, (rows) => each(rows, was))
    },
    keep: (cache, rows, asOf, complete, before) =>
      cache.keepList(key, { rows, asOf, complete, before }),
    show,
  }
  return {
    queryKey,
    queryFn: ({ client }) => fetchKept(plan, env(), client, queryKey),
    meta: { keptKey: key, each, show },
    structuralSharing: keepSame,
  }
}

/** The one place where a row is said to be what its resource has: it came in through the door. */
export function shown<Of extends Resource, Row>(
  { parse }: Pick<ListSpec<Of, Row>, 'parse'>,
  row: KeptRow,
): Row | null {
  return parse === undefined ? (row as Row) : parse(row as RowAt<Of>)
}

/** The rows of lists that were shown, by their ids. */
const byId = new WeakMap<object, ReadonlyMap<string, unknown>>()

/** In longer lists rows are compared as they come, not all of them at once. */
const COMPARED = 500

/** Rows that did not change stay the same objects, and lists in which none did. */
function keepSame(was: unknown, is: unknown): unknown {
  const { rows } = is as Kept<unknown>
  if (rows.length <= COMPARED) return replaceEqualDeep(was, is)
  const before = (was as Kept<unknown> | undefined)?.rows
  const same = before?.length === rows.length && rows.every((row, at) => row === before[at])
  return same ? { ...(is as object), rows: before } : is
}

function understandList(asked: Answered, whole: boolean) {
  const raw = asked.ok ? listRows(asked.body) : undefined
  if (raw === undefined) return undefined
  const rows = raw.map(toKeptRow).filter((row): row is KeptRow => row !== null)
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
