import type * as contract from '#contract/restaurant.ts'
import { toCents } from '#domain/money.ts'
import type { Translated } from '#domain/texts.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The menu as queries (spec 1 §7, spec 2 §7). */

export type Category = Pick<contract.Category, 'id' | 'name' | 'position' | 'translations'>

export interface Item extends Translated {
  id: string
  categoryId: string
  name: string
  description: string | null
  priceCents: number
  imagePath: string | null
  available: boolean
  position: number
}

/** `categoryId`: whose list it came in, for hosts that do not repeat it in the row. */
export const shownItem = (row: contract.Item, categoryId: string): Item => ({
  id: row.id,
  categoryId: row.category_id || categoryId,
  name: row.name,
  description: row.description || null,
  priceCents: toCents(row.price),
  imagePath: row.image_path,
  translations: row.translations,
  available: row.is_available,
  position: row.position,
})

export const categories = () => listQuery({ resource: 'categories', route: 'listCategories' })

export const itemsOf = (categoryId: string) =>
  listQuery({
    resource: 'items',
    route: 'listCategoryItems',
    params: { id: categoryId },
    scope: categoryId,
    parse: (row) => shownItem(row, categoryId),
  })
