import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import {
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  notFalse,
  type Loose,
} from '#lib/loose.ts'
import type { Kind } from '#parts/catalogue/kind.ts'

/** A thing of the offer as staff see it, of any kind. */
export interface Entry extends KeptRow {
  name: string
  available: boolean
  /** The price, the daily rate, the price a person. */
  priceCents: number
  description: string
  position: number
  /** For pictureUrl: a path, an address, or a `data:` address of one that waits. */
  imagePath: string | null
  /** '' in kinds without. */
  categoryId: string
  category: string
  /** The wire's row, for the fields that its kind alone has. */
  row: Loose
}

export interface Category extends KeptRow {
  name: string
  position: number
}

/** @param categories by id, those that wait among them: a host may not repeat the name in a row */
export function parseEntry(
  kind: Kind,
  raw: KeptRow,
  categories: ReadonlyMap<string, Category>,
): Entry | null {
  const row = looseObject(raw)
  const name = looseText(row.name)
  if (name === '') return null
  const own = looseObject(row.category)
  const categoryId = looseText(row.category_id) || looseText(own.id)
  const price = kind.fields.find(({ type }) => type === 'money')?.name ?? 'price'
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    name,
    available: notFalse(row.is_available),
    priceCents: toCents(looseNumber(row[price]) ?? 0),
    description: looseText(row.description),
    position: looseNumber(row.position) ?? 0,
    imagePath: looseTextOrNull(row.image_url) ?? looseTextOrNull(row.image_path),
    categoryId,
    category: categories.get(categoryId)?.name ?? (looseText(own.name) || looseText(row.category)),
    row: { ...row, category_id: categoryId },
  }
}

export function parseCategory(raw: KeptRow): Category | null {
  const row = looseObject(raw)
  const name = looseText(row.name)
  if (name === '') return null
  const { id, version, operation_id } = raw
  return { id, version, operation_id, name, position: looseNumber(row.position) ?? 0 }
}
