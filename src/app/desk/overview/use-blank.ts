import { useHouse } from '#parts/use-house.ts'
import type { useDay } from './use-day.ts'

/**
 * Whether a house of ours that is open has nothing yet: no stay and no order, ever. Another host's
 * lists may be empty for reasons of its own.
 */
export function useBlank({ stays, services }: ReturnType<typeof useDay>): boolean {
  const { opened } = useHouse()
  return (
    opened === true &&
    stays.bookings?.length === 0 &&
    services.every(({ list }) => (list.rows ?? []).length === 0)
  )
}
