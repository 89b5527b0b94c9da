import type { QueryClient } from '@tanstack/query-core'
import type { House } from '#contract/house.ts'
import { houseQuery, KEPT_HOUSE } from './house-query.ts'
import type { CachedOne } from './types.ts'

/**
 * Keeps the house over reloads where the first paint finds it at once: the device's store opens too
 * late for that, and the page that the worker keeps says what the house was at the first visit.
 */
export function keepHouse(client: QueryClient): void {
  const { queryKey } = houseQuery()
  let kept: House | null | undefined
  const keep = () => {
    const house = client.getQueryData<CachedOne<House>>(queryKey)?.row
    if (!house || house === kept) return
    kept = house
    try {
      localStorage.setItem(KEPT_HOUSE, JSON.stringify(house))
    } catch {
      // The page's own is then shown at first.
    }
  }
  keep()
  client.getQueryCache().subscribe(keep)
}
