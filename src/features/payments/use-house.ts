import { useHouse as useWholeHouse } from '#parts/use-house.ts'
import { useHouseDay } from '#parts/use-house-day.ts'

/** The house's time zone and rate, and its day by its own clock. */
export function useHouse(): { timezone: string; today: string; rate: number | null } {
  const { timezone, rwf_per_usd } = useWholeHouse()
  return { timezone, today: useHouseDay(), rate: rwf_per_usd?.rate ?? null }
}
