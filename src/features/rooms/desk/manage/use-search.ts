import { useSearchParams } from 'react-router-dom'
import { useTyped } from '#ui/use-address-filters.ts'

/** Search and page are in the address, so that Back, reload and links keep them. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  // A new search begins on its first page.
  const [typed, type] = useTyped(search, (q) => setParams(q === '' ? {} : { q }, { replace: true }))
  return {
    typed,
    type,
    /** The search in effect. */
    search,
    page: Number(params.get('page') ?? 1),
    turn: (page: number) =>
      setParams({
        ...(search === '' ? {} : { q: search }),
        ...(page > 1 ? { page: String(page) } : {}),
      }),
  }
}
