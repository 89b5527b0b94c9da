import { useHouse } from './use-house.ts'

/** Whether the house was never open yet; one that is closed for a season was. */
export function useUnopened(): boolean {
  const { opened, closed } = useHouse()
  return opened === false && !closed
}
