import type { WireRows } from '../../db/wire.ts'
import { carWire, livingCars } from './rows.ts'

export const carRows: WireRows = async (db, ids) => {
  const query = livingCars(db).$if(ids !== null, (q) => q.where('cars.id', 'in', ids ?? []))
  return (await query.execute()).map(carWire)
}
