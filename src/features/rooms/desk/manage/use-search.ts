import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The list is filtered after this pause in typing, ms (spec 3 §9). */
const SEARCH_DELAY_MS = 350

export interface RoomsSearch {
  /** As typed. */
  typed: string
  type(text: string): void
  /** The search in effect. */
  search: string
  page: number
  turn(page: number): void
}

/** Search and page are in the address, so that Back, reload and links keep them. */
export function useSearch(): RoomsSearch {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const page = Number(params.get('page') ?? 1)
  const [typed, setTyped] = useState(search)

  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      // A new search begins on its first page.
      setParams(typed === '' ? {} : { q: typed }, { replace: true })
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, search, setParams])

  return {
    typed,
    type: setTyped,
    search,
    page,
    turn: (next) =>
      setParams({
        ...(search === '' ? {} : { q: search }),
        ...(next > 1 ? { page: String(next) } : {}),
      }),
  }
}
