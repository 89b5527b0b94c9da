import type { QueryClient } from '@tanstack/query-core'
import type { Resource } from '#contract/resources.ts'
import type { Cache } from './cache-types.ts'
import { isOf, KEPT, type CachedMeta, type Source } from './keys.ts'

/**
 * Shows anew what the device keeps, without asking the server: after changes came in, or an answer
 * of the outbox, or when the link is lost. Queries that nobody looks at are only marked, and read
 * when they are looked at.
 *
 * @param among null: all resources. What was shown without the server is shown anew in any case.
 * @param source null: the rows changed, what is known of their age did not
 */
export async function refreshFromDevice(
  client: QueryClient,
  cache: Cache,
  among: readonly Resource[] | null,
  source: Source | null,
): Promise<void> {
  const queries = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      queryKey[0] === KEPT &&
      (among === null || isOf(queryKey, among) || (source !== null && isFromDevice(state.data))),
  })
  await Promise.all(
    queries.map(async (query) => {
      if (!query.isActive()) {
        query.invalidate()
        return
      }
      const { cacheKey, keptId, each, show } = query.meta as CachedMeta
      const cached =
        keptId === undefined
          ? await cache.read(cacheKey, (rows) => each?.(rows, query.state.data))
          : await cache.readOne(cacheKey, keptId)
      const data: unknown = query.state.data
      if (cached === null || data === undefined) return
      client.setQueryData(query.queryKey, show(cached, source ?? sourceOf(data)))
    }),
  )
}

/** Every query of cached rows has data of this shape; see Cached and CachedOne. */
function sourceOf(data: unknown): Source {
  const { from, cause, refusal } = data as Source
  return {
    from,
    ...(cause === undefined ? {} : { cause }),
    ...(refusal === undefined ? {} : { refusal }),
  }
}

function isFromDevice(data: unknown): boolean {
  return data !== undefined && sourceOf(data).from === 'device'
}
