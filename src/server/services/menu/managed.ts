import * as c from '#contract/catalogue-manage.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import {
  flag,
  type Managed,
  money,
  namedCategory,
  nextPosition,
  plain,
} from '../catalogue/index.ts'
import { categoryWire, itemWire, livingCategories, livingItems } from './rows.ts'

const category: Managed = {
  ...namedCategory('categories'),
  routes: { create: 'createCategory', change: 'updateCategory' },
  bodies: { create: c.createCategory, change: c.updateCategory },
  fields: { name: plain('name'), position: plain('position') },
  born: async (tx, _params, { position }) =>
    position === undefined ? { position: await nextPosition(tx, 'categories') } : {},
  async wire(db, id) {
    const row = await livingCategories(db).where('id', '=', id).executeTakeFirst()
    return row && categoryWire(row)
  },
}

const item: Managed = {
  table: 'items',
  noun: 'item',
  routes: { create: 'createItem', change: 'updateItem', remove: 'deleteItem' },
  bodies: { create: c.createItem, change: c.updateItem },
  fields: {
    name: plain('name'),
    description: plain('description'),
    price: money('price_cents'),
    is_available: flag('is_available'),
  },
  called: { is_available: 'availability' },
  reasons: { name: 'name_required', price: 'price_required' },
  messages: { created: 'Item created', changed: 'Item updated', removed: 'Item deleted' },
  hasImage: true,
  async born(tx, params) {
    const its = await tx.lock('categories', params.id ?? '')
    if (its === undefined) {
      return refuse('pick_category', { field: 'category_id' })
    }
    return { category_id: its.id, position: await nextPosition(tx, 'items') }
  },
  async wire(db, id) {
    const row = await livingItems(db).where('items.id', '=', id).executeTakeFirst()
    return row && itemWire(row)
  },
}

/** The menu, as staff keep it. */
export const managedMenu: readonly Managed[] = [category, item]
