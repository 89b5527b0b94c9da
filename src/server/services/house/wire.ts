import type { WireRows } from '../../db/wire.ts'
import { readHouse } from './rows.ts'

/** There is one house, and it is never deleted. */
export const houseRows: WireRows = async (db) => [await readHouse(db)]
