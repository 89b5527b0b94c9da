import { isBarCategory } from '#domain/bar.ts'
import { matchesWords } from '#lib/search-words.ts'
import type { Category, Item } from './data.ts'

/** The menu as it is read: pure, so that it is the same online and offline. */

export interface MenuPart {
  category: Category
  items: Item[]
}

export interface MenuFilter {
  /** Null: all. */
  categoryId: string | null
  search: string
}

/** By position, then by name where positions are equal or missing. */
function inOrder<T extends { position: number; name: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name))
}

export function categoriesInOrder(categories: readonly Category[]): Category[] {
  return inOrder(categories)
}

/** The available items of a category, in order. */
export function onOffer(items: readonly Item[], categoryId: string): Item[] {
  return inOrder(items.filter((item) => item.available && item.categoryId === categoryId))
}

/** Every word of the search must be in the name, the description or the category's name. */
export function menuShown(
  categories: readonly Category[],
  items: readonly Item[],
  { categoryId, search }: MenuFilter,
): MenuPart[] {
  return categoriesInOrder(categories)
    .filter((category) => categoryId === null || category.id === categoryId)
    .map((category) => ({
      category,
      items: onOffer(items, category.id).filter((item) =>
        matchesWords(`${item.name} ${item.description ?? ''} ${category.name}`, search),
      ),
    }))
    .filter((part) => part.items.length > 0)
}

export type MenuSide = 'restaurant' | 'bar'

export function categoriesOfSide(categories: readonly Category[], side: MenuSide): Category[] {
  return inOrder(categories.filter(({ name }) => isBarCategory(name) === (side === 'bar')))
}

/** Switching sides keeps the category if it is of that side, else takes the first (spec 1 §4). */
export function categoryOnSwitch(
  categories: readonly Category[],
  side: MenuSide,
  current: string | null,
): string | null {
  const ofSide = categoriesOfSide(categories, side)
  return (ofSide.find(({ id }) => id === current) ?? ofSide[0])?.id ?? null
}
