import type { QueryKey } from '@tanstack/query-core'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { LinkCause } from '../link/types.ts'
import type { CachedList } from './cache-types.ts'
import type { CacheKey, ListSpec, Refusal } from './types.ts'

/** Where rows come from, for `Kept`. */
export interface Source {
  from: 'house' | 'device'
  cause?: LinkCause
  refusal?: Refusal
}

/** What a query of cached rows carries, so that it can be shown anew from the device alone. */
export interface CachedMeta extends Record<string, unknown> {
  cacheKey: CacheKey
  /** Set for a query of one row. */
  keptId?: string
  /** Prepares rows as they come in, piece by piece; `was`: what the query shows. */
  each?(rows: ResourceRow[], was: unknown): void
  show(cached: CachedList, source: Source): unknown
}

/** All queries of cached rows start like this. */
export const KEPT = 'kept'

export function cachedQueryKey(
  owner: string,
  spec: Pick<
    ListSpec<Resource, unknown>,
    'resource' | 'route' | 'params' | 'query' | 'body' | 'scope' | 'as'
  >,
): QueryKey {
  const { resource, route, params, query, body, scope, as } = spec
  return [KEPT, resource, owner, route, { params, query, body, scope, as }]
}

/** Matches the queries of some resources, whoever's they are. */
export function isOf(queryKey: QueryKey, among: readonly Resource[]): boolean {
  return queryKey[0] === KEPT && among.some((resource) => resource === queryKey[1])
}
