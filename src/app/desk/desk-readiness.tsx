import type { ReactNode } from 'react'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { RoomReadinessContext } from '#parts/desk/room-readiness.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useReadiness } from './use-readiness.ts'

/** Whether each room is ready now, for the dialogs that give a room to somebody. */
export function DeskReadiness({ children }: { children: ReactNode }) {
  // The screens below read the bookings; here is what they have read.
  const readiness = useReadiness(useBookings({ enabled: false }), useHouseDay())
  return <RoomReadinessContext value={readiness}>{children}</RoomReadinessContext>
}
