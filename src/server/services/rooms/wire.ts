import type { WireRows } from '../../db/wire.ts'
import { activeRooms, roomWire } from './rows.ts'

export const roomRows: WireRows = async (db, ids) => {
  const query = activeRooms(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(roomWire)
}
