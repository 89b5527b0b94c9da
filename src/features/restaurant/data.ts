import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The menu as queries (spec 1 §7, spec 2 §7). */

export interface Category {
  id: string
  name: string
  position: number
}

export interface Item {
  id: string
  categoryId: string
  name: string
  description: string | null
  priceCents: number
  imagePath: string | null
  available: boolean
  position: number
}

export function parseCategory(raw: KeptRow): Category | null {
  const row = looseObject(raw)
  const name = looseText(row.name)
  return name === '' ? null : { id: raw.id, name, position: looseNumber(row.position) ?? 0 }
}

/** `categoryId`: whose list it came in, for hosts that do not repeat it in the row. */
export function parseItem(raw: KeptRow, categoryId: string): Item | null {
  const row = looseObject(raw)
  const price = looseNumber(row.price)
  const name = looseText(row.name)
  if (name === '' || price === null || price < 0) return null
  return {
    id: raw.id,
    categoryId: looseText(row.category_id) || categoryId,
    name,
    description: looseTextOrNull(row.description),
    priceCents: toCents(price),
    imagePath: looseTextOrNull(row.image_path),
    available: notFalse(row.is_available),
    position: looseNumber(row.position) ?? 0,
  }
}

export const categories = () =>
  listQuery({ resource: 'categories', route: 'listCategories', parse: parseCategory })

export const itemsOf = (categoryId: string) =>
  listQuery({
    resource: 'items',
    route: 'listCategoryItems',
    params: { id: categoryId },
    scope: categoryId,
    parse: (raw) => parseItem(raw, categoryId),
  })
