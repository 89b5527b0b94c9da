import { dayIn } from '#domain/days.ts'
import { useHouse } from './use-house.ts'
import { useHouseNow } from './use-house-now.ts'

/** The house's day, `YYYY-MM-DD`, where the house stands and by its own clock. */
export function useHouseDay(): string {
  return dayIn(useHouse().timezone, useHouseNow(60_000))
}
