import { offline } from '#offline/offline.ts'
import type { Cached } from '#offline/reads/types.ts'
import { categories, itemsOf } from './data.ts'

/** The menu; the dishes of those categories that are known by then. */
export function ahead() {
  const menu = categories()
  const known = offline().client.getQueryData<Cached<{ id: string }>>(menu.queryKey)
  return [menu, ...(known?.rows ?? []).map(({ id }) => itemsOf(id))]
}
