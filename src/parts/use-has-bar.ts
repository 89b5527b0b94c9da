import { useQuery } from '@tanstack/react-query'
import { isBarCategory } from '#domain/bar.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Whether the house has a bar: drinks on its menu. True as long as the menu is not known. */
export function useHasBar(): boolean {
  const menu = useQuery(listQuery({ resource: 'categories', route: 'listCategories' }))
  return menu.data?.rows.some(({ name }) => isBarCategory(name)) ?? true
}
