import { categories, itemsOf } from '#features/restaurant/data.ts'
import { rooms } from '#features/rooms/data.ts'
import { houseQuery } from '#offline/reads/house-query.ts'
import type { Kept } from '#offline/reads/types.ts'
import { offline } from '#offline/offline.ts'

/**
 * What a guest needs when the link is gone, for hosts that tell no changes: house, rooms and the
 * menu; the dishes of those categories that are known by then.
 */
export function ahead() {
  const menu = categories()
  const known = offline().client.getQueryData<Kept<{ id: string }>>(menu.queryKey)
  return [houseQuery(), menu, rooms(), ...(known?.rows ?? []).map(({ id }) => itemsOf(id))]
}
