import { QueryClient } from '@tanstack/react-query'

/**
 * Queries run with or without a network, since the device's cache answers too. The link and the
 * server's changes decide when to fetch again, not focus and timers.
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
