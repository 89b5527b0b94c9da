import type { House } from '#contract/house.ts'
import { offline } from '#offline/offline.ts'
import { fallbackHouse, houseQuery } from '#offline/reads/house-query.ts'
import type { CachedOne } from '#offline/reads/types.ts'

/** The house's time zone, as far as this device knows; for what runs outside of a screen. */
export const cachedTimezone = (): string =>
  (offline().client.getQueryData<CachedOne<House>>(houseQuery().queryKey)?.row ?? fallbackHouse)
    .timezone
