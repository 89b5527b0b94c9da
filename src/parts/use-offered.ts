import { useHouse } from './use-house.ts'

/** Returns whether a service can be ordered now, by the last settings received. */
export function useOffered(): (kind: string) => boolean {
  const { services_off: off = [] } = useHouse()
  return (kind) => !off.includes(kind)
}
