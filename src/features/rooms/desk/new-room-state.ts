import {
  useRoomReadiness,
  whyNotReady,
  type NotReady,
  type Readiness,
} from '#parts/desk/room-readiness.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import type { DeskBooking } from '../desk-booking.ts'
import type { Move } from './move-problems.ts'

/** What a move must say of its new room. */
export interface NewRoomState {
  why: NotReady
  /** The guest needs it today, or is in the house already. */
  now: boolean
}

/**
 * The state of the room that a move leads to; null: it is ready, or there is time to make it so.
 * The room that a stay keeps is not asked about. Pure.
 *
 * @param today the house's day
 */
export function newRoomState(
  booking: Pick<DeskBooking, 'room_id'>,
  { room_id, check_in }: Pick<Move, 'room_id' | 'check_in'>,
  readiness: (roomId: string) => Readiness,
  today: string,
): NewRoomState | null {
  if (room_id === '' || room_id === booking.room_id) return null
  const why = whyNotReady(readiness(room_id))
  const now = check_in <= today
  // Dirty today is made up by then; what is broken must be put right.
  if (why === null || (!now && why !== 'out_of_order')) return null
  return { why, now }
}

type Asked = Parameters<typeof newRoomState>

/** The same, of today and of what this device knows of the rooms. */
export function useNewRoomState() {
  const readiness = useRoomReadiness()
  const today = useHouseDay()
  return (booking: Asked[0], move: Asked[1]) => newRoomState(booking, move, readiness, today)
}
