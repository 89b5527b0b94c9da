import { useQueries, useQuery } from '@tanstack/react-query'
import type { LinkCause } from '#offline/link/types.ts'
import { useInLanguage } from '#parts/use-in-language.ts'
import { builtInMenu } from './built-in-menu.ts'
import { categories, itemsOf, type Category, type Item } from './data.ts'

export interface Menu {
  categories: readonly Category[]
  items: readonly Item[]
  /** The categories themselves are not here yet. */
  loading: boolean
  /** Categories whose dishes are still coming. */
  coming: ReadonlySet<string>
  /** The documents' examples, to read only: the load failed and nothing is cached. */
  examples: boolean
  /** Every category's dishes are loaded: what is missing is unavailable. */
  complete: boolean
  /** The rows are cached ones: the server did not answer. */
  asOf: string | null
  cause: LinkCause | null
}

/** As guests read it: its dishes are in their language, its categories by `useInLanguage`. */
export function useMenuInLanguage(): Menu {
  const say = useInLanguage()
  const menu = useMenu()
  return { ...menu, items: menu.items.map(say) }
}

/** The whole menu in the house's own words: categories, and the dishes of each. */
export function useMenu(): Menu {
  const list = useQuery(categories())
  const rows = list.data?.rows ?? []
  const dishes = useQueries({ queries: rows.map(({ id }) => itemsOf(id)) })
  if (list.isError && list.data === undefined) {
    return {
      ...builtInMenu,
      loading: false,
      coming: new Set(),
      examples: true,
      complete: false,
      asOf: null,
      cause: null,
    }
  }
  const items = dishes.flatMap((dish) => dish.data?.rows ?? [])
  return {
    categories: rows,
    items,
    loading: list.isPending,
    coming: new Set(rows.filter((_, at) => dishes[at]?.isPending).map(({ id }) => id)),
    examples: false,
    complete: list.isSuccess && rows.length > 0 && dishes.every((dish) => dish.isSuccess),
    asOf: list.data?.asOf ?? null,
    cause: list.data?.cause ?? null,
  }
}
