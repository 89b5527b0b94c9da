import { useHouseDay } from '#parts/use-house-day.ts'

/** The day at the house, `YYYY-MM-DD`: a tablet may have another time zone or a wrong date. */
export function useHouseToday(): string {
  return useHouseDay()
}
