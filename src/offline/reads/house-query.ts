import { fallbackHouse as documented } from '#contract/fallback-house.ts'
import type { House } from '#contract/house.ts'
import { rowQuery } from './row-query.ts'

/** Where keep-house.ts writes the house. */
export const KEPT_HOUSE = 'imisozi:house'

/** As this device last heard of it, if that is later than what a page says that the worker kept. */
function keptSince(inPage: Partial<House>): Partial<House> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_HOUSE) ?? '{}')
    return kept.changed_at < inPage.changed_at! ? {} : kept
  } catch {
    // Storage is blocked, or there is none.
    return {}
  }
}

const inPage = JSON.parse(globalThis.document?.getElementById('house')?.textContent ?? '{}')

/**
 * The house before its first answer, so that the first paint is of it: as the device or the page has
 * it, else the documented defaults.
 */
export const fallbackHouse: House = { ...documented, ...inPage, ...keptSince(inPage) }

/** The house as last received, cached over reloads: `data?.row ?? fallbackHouse`. */
export const houseQuery = () => rowQuery({ resource: 'house', route: 'getHouse', id: 'house' })
