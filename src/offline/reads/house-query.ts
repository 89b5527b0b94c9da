import { fallbackHouse as documented } from '#contract/fallback-house.ts'
import type { House } from '#contract/house.ts'
import { rowQuery } from './row-query.ts'

/** The house before its first answer: as our server put it into the page, or the documented defaults. */
export const fallbackHouse: House = {
  ...documented,
  ...JSON.parse(globalThis.document?.getElementById('house')?.textContent ?? '{}'),
}

/** The house as last received, cached over reloads: `data?.row ?? fallbackHouse`. */
export const houseQuery = () => rowQuery({ resource: 'house', route: 'getHouse', id: 'house' })
