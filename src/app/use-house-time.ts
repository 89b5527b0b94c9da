import { dayIn, timeIn } from '#domain/days.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseNow } from '#parts/use-house-now.ts'

/** The house's day and time of day, updated within a minute. */
export function useHouseTime(): { today: string; now: string } {
  const { timezone } = useHouse()
  const at = useHouseNow(20_000)
  return { today: dayIn(timezone, at), now: timeIn(timezone, at) }
}
