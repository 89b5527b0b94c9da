import { useOffered } from '#parts/use-offered.ts'
import { addWays, type AddWay } from './kinds.ts'

/** What can be put into a stay at the moment; rooms always. */
export function useAddWays(): readonly (typeof addWays)[number][] {
  const isOffered = useOffered()
  const isThere = (id: AddWay) => id === 'room' || isOffered(id)
  return addWays.filter(({ id }) => isThere(id))
}
