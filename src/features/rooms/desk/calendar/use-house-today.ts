import { useHouseDay } from '#parts/use-house-day.ts'

/** The house's day, `YYYY-MM-DD`: a tablet may stand in another zone, or believe in 2030. */
export function useHouseToday(): string {
  return useHouseDay()
}
