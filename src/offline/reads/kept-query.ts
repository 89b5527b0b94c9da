import type { QueryClient, QueryKey } from '@tanstack/query-core'
import type { KeptMeta } from './keys.ts'

/** A query of kept rows, for useQuery, prefetchQuery and the like. Fails with ReadError. */
export interface KeptQuery<Data> {
  queryKey: QueryKey
  queryFn: (context: { client: QueryClient }) => Promise<Data>
  meta: KeptMeta
  structuralSharing?: (was: unknown, is: unknown) => unknown
}
