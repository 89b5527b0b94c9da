import type { Tour, TourCategory } from './data.ts'

/** The list as it is read: pure, so that it is the same with the house and without. */

export interface TourFilter {
  search: string
  /** Null: all. */
  categoryId: string | null
  onlyAvailable: boolean
}

export const noFilter: TourFilter = { search: '', categoryId: null, onlyAvailable: false }

/** Lower case without accents, so that "foret" finds "Forêt". */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Those that can be had first, then by name. Every word sought must stand somewhere in the tour. */
export function toursShown(tours: readonly Tour[], filter: TourFilter): Tour[] {
  const words = folded(filter.search).split(/\s+/).filter(Boolean)
  return tours
    .filter(({ categoryId }) => filter.categoryId === null || categoryId === filter.categoryId)
    .filter(({ available }) => available || !filter.onlyAvailable)
    .filter(({ name, location, description, category }) => {
      const text = folded(`${name} ${location} ${description} ${category}`)
      return words.every((word) => text.includes(word))
    })
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
