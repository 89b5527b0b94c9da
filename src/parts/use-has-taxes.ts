import { useHouse } from './use-house.ts'

/**
 * Whether prices are said to include taxes: where the house has entered some. Other hosts do not tell of
 * theirs; the documents say that prices include them.
 */
export function useHasTaxes(): boolean {
  const { taxes } = useHouse()
  return taxes === undefined || taxes.length > 0
}
