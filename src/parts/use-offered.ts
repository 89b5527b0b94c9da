import { useHouse } from './use-house.ts'

/** Says of a service whether it can be ordered at the moment, as far as the house was heard. */
export function useOffered(): (kind: string) => boolean {
  const { services_off: off = [] } = useHouse()
  return (kind) => !off.includes(kind)
}
