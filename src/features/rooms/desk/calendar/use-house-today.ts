import { useHouse, useHouseDay } from '../../parts/use-house.ts'

/** The house's day, `YYYY-MM-DD`: a tablet may stand in another zone, or believe in 2030. */
export function useHouseToday(): string {
  return useHouseDay(useHouse().timezone)
}
