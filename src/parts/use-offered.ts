import { looseList } from '#lib/loose.ts'
import { useHouse } from './use-house.ts'

/** Says of a service whether it can be ordered at the moment, as far as the house was heard. */
export function useOffered(): (kind: string) => boolean {
  // Another host may send anything under this name.
  const off = looseList(useHouse().services_off)
  return (kind) => !off.includes(kind)
}
