import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import * as c from '#contract/restaurant.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'
import { translationsWire } from '../../db/translations.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'
import { read, refuse } from '../../pipeline/endpoint.ts'
import {
  flag,
  lastUnlessSaid,
  type ManagedResource,
  money,
  namedCategory,
  nextPosition,
  plain,
  translated,
} from '../catalogue/index.ts'
import { living, type ImportedOffer } from '../imports/index.ts'
import { matches, wantsAvailable } from '../search.ts'
import type { CategoriesTable, ItemsTable } from './schema.ts'

/** The menu: as guests and devices have it, and as staff keep it. */

const categoryWire = (row: CategoriesTable) => onWire(c.category, row, translationsWire(row))

const itemWire = (row: ItemsTable & { category_name: string }) =>
  onWire(c.item, row, {
    price: fromCents(row.price_cents),
    is_available: row.is_available === 1,
    category: { id: row.category_id, name: row.category_name },
    ...translationsWire(row),
  })

const activeCategories = (db: Kysely<Database>) => activeIn(db, 'categories')

/** Dishes with their category's name; those of a deleted category are gone with it. */
function activeItems(db: Kysely<Database>) {
  return db
    .selectFrom('items')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .selectAll('items')
    .select('categories.name as category_name')
    .where('items.deleted_at', 'is', null)
    .where('categories.deleted_at', 'is', null)
}

export const categoryRows = rowsOf(activeCategories, categoryWire)

export const itemRows = rowsOf(activeItems, itemWire, { id: 'items.id' })

const listCategories = read({
  name: 'listCategories',
  answer: z.object({ data: z.array(c.category) }),
  async read(db, { query }) {
    const column = query.sort === 'name' ? 'name' : 'position'
    const rows = await activeCategories(db)
      .orderBy(column, query.dir === 'desc' ? 'desc' : 'asc')
      .orderBy('id')
      .execute()
    return { data: rows.map(categoryWire) }
  },
})

const listCategoryItems = read({
  name: 'listCategoryItems',
  answer: z.object({ data: z.array(c.item) }),
  async read(db, { params, query }) {
    const id = params.id ?? ''
    const found = await activeCategories(db).where('id', '=', id).executeTakeFirst()
    if (found === undefined) refuse('category_not_on_menu')
    const rows = await activeItems(db)
      .where('items.category_id', '=', id)
      .orderBy('items.position')
      .orderBy('items.id')
      .execute()
    const withCategory = query.include?.split(',').includes('category')
    return {
      data: rows
        .filter((row) => !wantsAvailable(query.available) || row.is_available === 1)
        .filter((row) => matches(query.search, row.name, row.description))
        .map((row) => {
          const { category: its, ...bare } = itemWire(row)
          return withCategory ? { ...bare, category: its } : bare
        }),
    }
  },
})

export const menuEndpoints = [listCategories, listCategoryItems]

const managedCategory: ManagedResource = {
  ...namedCategory('categories', {
    routes: { create: 'createCategory', change: 'updateCategory' },
    rows: categoryRows,
  }),
  bodies: { create: c.createCategory, change: c.updateCategory },
  fields: { ...plain('name', 'position'), translations: translated },
  defaultsForNew: lastUnlessSaid('categories'),
}

const managedItem: ManagedResource = {
  table: 'items',
  noun: 'item',
  routes: { create: 'createItem', change: 'updateItem', remove: 'deleteItem' },
  bodies: { create: c.createItem, change: c.updateItem },
  fields: {
    ...plain('name', 'description'),
    price: money('price_cents'),
    is_available: flag('is_available'),
    translations: translated,
  },
  fieldLabels: { is_available: 'availability' },
  reasons: { name: 'name_required', price: 'price_required' },
  messages: { created: 'Item created', changed: 'Item updated', removed: 'Item deleted' },
  hasImage: true,
  async defaultsForNew(tx, params) {
    const its = await tx.lock('categories', params.id ?? '')
    if (its === undefined) {
      return refuse('pick_category', { field: 'category_id' })
    }
    return { category_id: its.id, position: await nextPosition(tx, 'items') }
  },
  rows: itemRows,
}

/** The menu, as staff keep it. */
export const managedMenu: readonly ManagedResource[] = [managedCategory, managedItem]

/** A menu in a spreadsheet. */
export const imports: ImportedOffer = {
  kind: 'menu',
  table: 'items',
  categories: 'categories',
  unique: 'name',
  fields: (row) => ({ price: row.dollars('price'), description: row.text('description') }),
  uses: {
    categories: [living('items', 'category_id')],
    items: [{ table: 'restaurant_order_items', column: 'item_id' }],
    hotel_bookings: [living('restaurant_orders', 'room_booking_id')],
  },
}
