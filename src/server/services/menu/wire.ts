import type { WireRows } from '../../db/wire.ts'
import { categoryWire, itemWire, livingCategories, livingItems } from './rows.ts'

export const categoryRows: WireRows = async (db, ids) => {
  const query = livingCategories(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(categoryWire)
}

export const itemRows: WireRows = async (db, ids) => {
  const query = livingItems(db).$if(ids !== null, (q) => q.where('items.id', 'in', ids ?? []))
  return (await query.execute()).map(itemWire)
}
