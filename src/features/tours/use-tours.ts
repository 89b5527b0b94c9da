import { useQuery } from '@tanstack/react-query'
import type { LinkCause } from '#offline/link/types.ts'
import { useInLanguage } from '#parts/use-in-language.ts'
import { builtInTours } from './built-in-tours.ts'
import { tourCategories, tours, type Tour, type TourCategory } from './data.ts'
import { categoriesShown } from './shown.ts'

export interface TourList {
  categories: readonly TourCategory[]
  tours: readonly Tour[]
  loading: boolean
  /** Whether there are categories is not known yet. */
  categoriesComing: boolean
  /** The documents' examples, to read only: the load failed and nothing is cached. */
  examples: boolean
  /** The rows are cached ones: the server did not answer. */
  asOf: string | null
  cause: LinkCause | null
}

/** All tours and their categories, in the guest's language. */
export function useTours(): TourList {
  const list = useQuery(tours())
  const categories = useQuery(tourCategories())
  const say = useInLanguage()
  if (list.isError && list.data === undefined) {
    return {
      ...builtInTours,
      loading: false,
      categoriesComing: false,
      examples: true,
      asOf: null,
      cause: null,
    }
  }
  const groups = (categories.data?.rows ?? []).map(say)
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]))
  const rows = (list.data?.rows ?? []).map((tour) => ({
    ...say(tour),
    category: nameOf.get(tour.categoryId) ?? tour.category,
  }))
  return {
    categories: categoriesShown(groups, rows),
    tours: rows,
    loading: list.isPending,
    categoriesComing: list.isPending || categories.isPending,
    examples: false,
    asOf: list.data?.asOf ?? null,
    cause: list.data?.cause ?? null,
  }
}
