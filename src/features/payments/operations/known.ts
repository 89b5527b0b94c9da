import type { House } from '#contract/house.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery } from '#offline/reads/house-query.ts'
import type { CachedOne } from '#offline/reads/types.ts'

/** Francs for a dollar, from the query cache; null where the house has set none. */
export function rateRead(): number | null {
  const house = offline().client.getQueryData<CachedOne<House>>(houseQuery().queryKey)
  return house?.row?.rwf_per_usd?.rate ?? null
}
