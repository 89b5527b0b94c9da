import { useMemo } from 'react'
import { useRoomStates } from '#features/housekeeping/use-room-states.ts'
import type { DeskBookings } from '#features/rooms/desk/use-bookings.ts'
import type { Readiness } from '#parts/desk/room-readiness.ts'
import { readinessOf } from './readiness.ts'

/** Whether each room is ready for a guest now, by its id. */
export function useReadiness(
  { bookings, waiting }: Pick<DeskBookings, 'bookings' | 'waiting'>,
  today: string,
): (roomId: string) => Readiness {
  const { stateOf, cached } = useRoomStates()
  return useMemo(() => {
    const known = (roomId: string) => stateOf(roomId) ?? (cached === undefined ? null : undefined)
    return readinessOf({ bookings: bookings ?? [], waiting, stateOf: known, today })
  }, [bookings, waiting, stateOf, cached, today])
}
