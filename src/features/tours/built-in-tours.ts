import type { Tour, TourCategory } from './data.ts'

/**
 * The documents' fallback categories and tours (spec 2 §3), shown as examples when the tours could
 * not be loaded and none are cached: to read, never to book (decisions.md, "Orders").
 */
const examples = [
  ['Safaris', 'Savannah safari', 'National park', 1, 8, 21_000],
  ['Hiking', 'Volcano hike', 'The mountains', 1, 10, 9500],
  ['City Tours', 'City heritage walk', 'The old town', 1, 12, 4500],
] as const

export const builtInTours: { categories: TourCategory[]; tours: Tour[] } = {
  categories: examples.map(([name], at) => ({ id: `example-${at}`, name })),
  tours: examples.map(([category, name, location, days, capacity, priceCents], at) => ({
    id: `example-tour-${at}`,
    name,
    categoryId: `example-${at}`,
    category,
    location,
    days,
    capacity,
    departure: null,
    priceCents,
    available: true,
    description: '',
    imagePath: null,
  })),
}
