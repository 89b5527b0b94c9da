import { rowQuery } from './row-query.ts'

export { fallbackHouse } from '#contract/fallback-house.ts'

/** The house as last received, cached over reloads: `data?.row ?? fallbackHouse`. */
export const houseQuery = () => rowQuery({ resource: 'house', route: 'getHouse', id: 'house' })
