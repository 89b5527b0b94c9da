import type { Resource, RowAt } from '#contract/resources.ts'
import { oneRow } from '#contract/route.ts'
import { offline } from '../offline.ts'
import type { CachedList } from './cache-types.ts'
import type { ReadEnvironment } from './environment.ts'
import { fetchCached, type Answered, type Plan } from './fetch-cached.ts'
import { toResourceRow } from './resource-row.ts'
import { shown } from './list-query.ts'
import { cachedQueryKey, type Source } from './keys.ts'
import type { CachedQuery } from './cached-query.ts'
import { ownerOf, personOf } from './owner.ts'
import type { CachedOne, ListSpec } from './types.ts'

export interface RowSpec<Of extends Resource, Row> extends Omit<
  ListSpec<Of, Row>,
  'scope' | 'complete' | 'body'
> {
  /** The row's id on the device; `house` for GET /api/house. */
  id: string
}

/** One row of the server as a query. A row that does not exist is `row: null`, not an error. */
export function rowQuery<Of extends Resource, Row = RowAt<Of>>(
  spec: RowSpec<Of, Row>,
  env: () => ReadEnvironment = offline,
): CachedQuery<CachedOne<Row>> {
  const session = env().session.getSnapshot()
  const owner = ownerOf(spec.resource, spec.staff, personOf(session))
  const queryKey = [...cachedQueryKey(owner, spec), spec.id]
  const { resource, route, params, query, id } = spec
  const key = { resource, owner }
  const show = (cached: CachedList, source: Source): CachedOne<Row> => {
    const [row] = cached.rows
    return { row: row === undefined ? null : shown(spec, row), asOf: cached.asOf, ...source }
  }
  const plan: Plan<CachedOne<Row>> = {
    ask: {
      route,
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      token: owner === personOf(session) ? (session?.token ?? null) : null,
    },
    key,
    whole: true,
    understand: (asked) => understandRow(asked, id),
    read: (cache) => cache.readOne(key, id),
    keep: (cache, rows, _asOf, _complete, before) =>
      cache.cacheOne(key, id, rows[0] ?? null, before),
    show,
  }
  return {
    queryKey,
    queryFn: ({ client }) => fetchCached(plan, env(), client, queryKey),
    meta: { cacheKey: key, keptId: id, show },
  }
}

function understandRow(asked: Answered, id: string) {
  if (asked.status === 404) return { rows: [], complete: true }
  if (!asked.ok) return undefined
  const body = oneRow(asked.body)
  // The house itself has no id on some hosts.
  const row = toResourceRow(typeof body === 'object' && body !== null ? { id, ...body } : body)
  return row === null ? undefined : { rows: [row], complete: true }
}
