import { QueryClient } from '@tanstack/react-query'

/**
 * Queries run with or without a network, since the device answers too; when to ask again is
 * decided by the link and by the house's changes, not by focus and timers.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
