import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isOf } from '#offline/reads/keys.ts'

/**
 * Queries run with or without a network, since the device's cache answers too. The link and the
 * server's changes decide when to fetch again, not focus and timers.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The menu says no more of it than that there is nothing (spec 1 §8).
      onError({ message }, { queryKey }) {
        if (isOf(queryKey, ['categories', 'items'])) console.warn(queryKey[3], message)
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
