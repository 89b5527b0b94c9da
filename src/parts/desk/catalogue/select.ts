import { matchesWords } from '#lib/search-words.ts'
import type { Entry } from './entry.ts'

export interface EntryFilter {
  search: string
  /** An id; '' for all. */
  category: string
  available: 'all' | 'available' | 'unavailable'
}

export const availabilities = ['all', 'available', 'unavailable'] as const

/** @param also texts beside its name and category in which is searched, as a car's plate */
export function selectEntries(
  entries: readonly Entry[],
  { search, category, available }: EntryFilter,
  also: (entry: Entry) => string = () => '',
): readonly Entry[] {
  return entries
    .filter((entry) => category === '' || entry.categoryId === category)
    .filter((entry) => available === 'all' || entry.available === (available === 'available'))
    .filter((entry) => matchesWords(`${entry.name} ${entry.category} ${also(entry)}`, search))
}

/** Sort order of the menu: by category position, then by entry position and name. */
export function inMenuOrder(
  entries: readonly Entry[],
  categories: readonly { id: string }[],
): readonly Entry[] {
  const place = new Map(categories.map(({ id }, at) => [id, at]))
  const at = (entry: Entry) => place.get(entry.categoryId) ?? categories.length
  return entries.toSorted(
    (a, b) => at(a) - at(b) || a.position - b.position || a.name.localeCompare(b.name, 'en'),
  )
}

export const byPlace = (entries: readonly Entry[]): readonly Entry[] => inMenuOrder(entries, [])

export const byName = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
