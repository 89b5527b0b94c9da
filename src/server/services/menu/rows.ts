import type { Kysely } from 'kysely'
import type { Category, Item } from '#contract/restaurant.ts'
import { fromCents } from '#domain/money.ts'
import type { CategoriesTable, Database, ItemsTable } from '../../db/schema.ts'
import { keptWire } from '../../db/wire.ts'

export function categoryWire(row: CategoriesTable): Category {
  return { ...keptWire(row), name: row.name, position: row.position }
}

export function itemWire(row: ItemsTable & { category_name: string }): Item {
  return {
    ...keptWire(row),
    category_id: row.category_id,
    name: row.name,
    description: row.description,
    price: fromCents(row.price_cents),
    image_path: row.image_path,
    is_available: row.is_available === 1,
    position: row.position,
    category: { id: row.category_id, name: row.category_name },
  }
}

export function livingCategories(db: Kysely<Database>) {
  return db.selectFrom('categories').selectAll().where('deleted_at', 'is', null)
}

/** Dishes with their category's name; those of a deleted category are gone with it. */
export function livingItems(db: Kysely<Database>) {
  return db
    .selectFrom('items')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .selectAll('items')
    .select('categories.name as category_name')
    .where('items.deleted_at', 'is', null)
    .where('categories.deleted_at', 'is', null)
}
