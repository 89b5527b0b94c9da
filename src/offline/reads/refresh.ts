import type { QueryClient } from '@tanstack/query-core'
import type { Resource } from '#contract/resources.ts'
import type { Cache } from './cache-types.ts'
import { isOf, KEPT, type KeptMeta, type Source } from './keys.ts'

/**
 * Shows anew what the device keeps, without asking the house: after changes came in, or an answer
 * of the outbox. Queries that nobody looks at are only marked, and read when they are looked at.
 *
 * @param among null: all resources
 */
export async function refreshFromDevice(
  client: QueryClient,
  cache: Cache,
  among: readonly Resource[] | null,
  source: Source,
): Promise<void> {
  const queries = client
    .getQueryCache()
    .findAll({
      predicate: ({ queryKey }) =>
        among === null ? queryKey[0] === KEPT : isOf(queryKey, among),
    })
  await Promise.all(
    queries.map(async (query) => {
      if (!query.isActive()) {
        query.invalidate()
        return
      }
      const { keptKey, keptId, show } = query.meta as KeptMeta
      const kept =
        keptId === undefined ? await cache.read(keptKey) : await cache.readOne(keptKey, keptId)
      if (kept !== null) client.setQueryData(query.queryKey, show(kept, source))
    }),
  )
}
