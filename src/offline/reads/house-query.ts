import { rowQuery } from './row-query.ts'

export { unknownHouse } from '#contract/unknown-house.ts'

/** The house as last heard, kept over reloads: `data?.row ?? unknownHouse`. */
export const houseQuery = () => rowQuery({ resource: 'house', route: 'getHouse', id: 'house' })
