import type { Kysely } from 'kysely'
import type { NamedCategory } from '#contract/catalogue-manage.ts'
import type { CarCategoriesTable, Database } from '../../db/schema.ts'
import { keptWire, type WireRows } from '../../db/wire.ts'

export function carCategoryWire(row: CarCategoriesTable): NamedCategory {
  return { ...keptWire(row), name: row.name }
}

export function livingCarCategories(db: Kysely<Database>) {
  return db.selectFrom('car_categories').selectAll().where('deleted_at', 'is', null)
}

/** A guest's device has the names in the cars; the desk needs those without any too. */
export const carCategoryRows: WireRows = async (db, ids) => {
  const query = livingCarCategories(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(carCategoryWire)
}
