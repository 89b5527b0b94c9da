import type { QueryClient, QueryKey } from '@tanstack/query-core'
import type { CachedMeta } from './keys.ts'

/** A query of cached rows, for useQuery, prefetchQuery and the like. Fails with ReadError. */
export interface CachedQuery<Data> {
  queryKey: QueryKey
  queryFn: (context: { client: QueryClient }) => Promise<Data>
  meta: CachedMeta
  structuralSharing?: (was: unknown, is: unknown) => unknown
}
