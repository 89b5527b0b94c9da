import type { WireRows } from '../../db/wire.ts'
import { laundryServiceWire, livingLaundryServices } from './rows.ts'

export const laundryServiceRows: WireRows = async (db, ids) => {
  const query = livingLaundryServices(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(laundryServiceWire)
}
