import { matchesWords } from '#lib/search-words.ts'
import type { Tour, TourCategory } from './data.ts'

/** The list as it is read: pure, so that it is the same online and offline. */

export interface TourFilter {
  search: string
  /** Null: all. */
  categoryId: string | null
  onlyAvailable: boolean
}

export const noFilter: TourFilter = { search: '', categoryId: null, onlyAvailable: false }

/** Available ones first, then by name. Every word of the search must be somewhere in the tour. */
export function toursShown(tours: readonly Tour[], filter: TourFilter): Tour[] {
  return tours
    .filter(({ categoryId }) => filter.categoryId === null || categoryId === filter.categoryId)
    .filter(({ available }) => available || !filter.onlyAvailable)
    .filter(({ name, location, description, category }) =>
      matchesWords(`${name} ${location} ${description} ${category}`, filter.search),
    )
    .toSorted((a, b) => Number(b.available) - Number(a.available) || a.name.localeCompare(b.name))
}

/** Categories as their list has them; those that only tours name come after, so that none is hidden. */
export function categoriesShown(
  categories: readonly TourCategory[],
  tours: readonly Tour[],
): TourCategory[] {
  const known = new Map(categories.map((one) => [one.id, one]))
  for (const { categoryId: id, category: name } of tours) {
    if (id !== '' && name !== '' && !known.has(id)) known.set(id, { id, name })
  }
  return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
