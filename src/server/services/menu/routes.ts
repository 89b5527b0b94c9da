import * as z from 'zod/mini'
import { category, item } from '#contract/restaurant.ts'
import { read, refuse } from '../../pipeline/endpoint.ts'
import { matches, wantsAvailable } from '../search.ts'
import { categoryWire, itemWire, livingCategories, livingItems } from './rows.ts'

const listCategories = read({
  name: 'listCategories',
  answer: z.object({ data: z.array(category) }),
  async read(db, { query }) {
    const column = query.sort === 'name' ? 'name' : 'position'
    const rows = await livingCategories(db)
      .orderBy(column, query.dir === 'desc' ? 'desc' : 'asc')
      .orderBy('id')
      .execute()
    return { data: rows.map(categoryWire) }
  },
})

const listCategoryItems = read({
  name: 'listCategoryItems',
  answer: z.object({ data: z.array(item) }),
  async read(db, { params, query }) {
    const id = params.id ?? ''
    const found = await livingCategories(db).where('id', '=', id).executeTakeFirst()
    if (found === undefined) refuse('category_not_on_menu')
    const rows = await livingItems(db)
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

export const endpoints = [listCategories, listCategoryItems]
