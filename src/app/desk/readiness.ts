import type { RoomState } from '#contract/room-states.ts'
import { isReady } from '#domain/room-conditions.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Readiness } from '#parts/desk/room-readiness.ts'

/** Whether a room can be slept in now, and why not. Pure. */

export interface Known {
  /** With the waiting steps laid over. */
  bookings: readonly DeskBooking[]
  /** Steps that are not yet at the house, by booking's id. */
  waiting: ReadonlyMap<string, readonly OperationRow[]>
  /** What was said of a room last; undefined where nothing ever was. Null: not read yet, nor said here. */
  stateOf: (roomId: string) => RoomState | undefined | null
  /** The house's day. */
  today: string
}

/** The names of guests who should have checked out by today and have not, by the room's id. */
export function occupantsOf(
  bookings: readonly DeskBooking[],
  today: string,
): ReadonlyMap<string, string> {
  const late = bookings.filter(({ status, check_out }) => status === 'active' && check_out <= today)
  return new Map(late.map(({ room_id, customer_name }) => [room_id, customer_name]))
}

/**
 * By the room's id. Somebody who should have left and did not check out keeps it; a check-out that
 * waits on this device leaves it to be made up, as the house will say once it has it, unless the
 * room was looked at since.
 */
export function readinessOf({ bookings, waiting, stateOf, today }: Known) {
  const occupied = occupantsOf(bookings, today)
  const leftAt = new Map<string, string>()
  for (const { id, room_id, status } of bookings) {
    if (status !== 'completed') continue
    const left = waiting.get(id)?.find(({ route }) => route === 'checkOutHotelBooking')
    if (left === undefined || left.state === 'parked') continue
    const before = leftAt.get(room_id) ?? ''
    if (left.deviceTime > before) leftAt.set(room_id, left.deviceTime)
  }
  return (roomId: string): Readiness => {
    const state = stateOf(roomId)
    if (state?.condition === 'out_of_order') return 'out_of_order'
    if (occupied.has(roomId)) return 'occupied'
    const left = leftAt.get(roomId)
    if (left !== undefined && left > (state?.device_time ?? state?.changed_at ?? '')) return 'dirty'
    if (state === null) return 'unknown'
    return state === undefined || isReady(state.condition) ? 'ready' : 'dirty'
  }
}
