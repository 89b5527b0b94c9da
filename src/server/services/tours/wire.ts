import type { WireRows } from '../../db/wire.ts'
import { livingTourCategories, livingTours, tourCategoryWire, tourWire } from './rows.ts'

export const tourCategoryRows: WireRows = async (db, ids) => {
  const query = livingTourCategories(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(tourCategoryWire)
}

export const tourRows: WireRows = async (db, ids) => {
  const query = livingTours(db).$if(ids !== null, (q) => q.where('tours.id', 'in', ids ?? []))
  return (await query.execute()).map(tourWire)
}
