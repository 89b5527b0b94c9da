import { useHouse as useWholeHouse } from '#parts/use-house.ts'
import { useHouseDay } from '#parts/use-house-day.ts'

/** The house's time zone, and its day by its own clock. */
export function useHouse(): { timezone: string; today: string; name: string; phone: string } {
  const { timezone, name, phone } = useWholeHouse()
  return { timezone, today: useHouseDay(), name, phone }
}
