import type { ResourceRow } from '#contract/resources.ts'
import type { Translated } from '#domain/texts.ts'
import { toCents } from '#domain/money.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import type { OfferRow } from '#parts/catalogue/overlay.ts'

/** A thing of the offer as staff see it, of any kind. */
export interface Entry extends ResourceRow {
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
  /** The house's row, for the fields that its kind alone has. */
  row: OfferRow
}

export interface Category extends ResourceRow, Translated {
  name: string
  position: number
}

/** @param categories by id, those that wait among them: a row says its category's name, or its id alone */
export function entryOf(
  kind: Kind,
  row: OfferRow,
  categories: ReadonlyMap<string, Category>,
): Entry {
  const { id, version, operation_id, name, category_id: categoryId = '' } = row
  const price = kind.fields.find(({ type }) => type === 'money')?.name ?? 'price'
  return {
    id,
    version,
    operation_id,
    name,
    available: row.is_available,
    priceCents: toCents((row as unknown as Readonly<Record<string, number>>)[price] ?? 0),
    description: row.description ?? '',
    position: row.position ?? 0,
    imagePath: row.image_path,
    categoryId,
    category: categories.get(categoryId)?.name ?? row.category?.name ?? '',
    row,
  }
}

/** Kinds without an order of their own go by the name alone. */
export const categoryOf = (row: ResourceRow & { name: string; position?: number }): Category => ({
  position: 0,
  ...row,
})
