import type { RoomState } from '#contract/room-states.ts'
import { roomConditions } from '#domain/room-conditions.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** A room's state, under the room's id; null for a condition that this app does not know. */
export const shownState = (row: RoomState): RoomState | null =>
  roomConditions.includes(row.condition) ? row : null

/** The states of all rooms that have one; a room without a row is clean. */
export const roomStates = () =>
  listQuery({ resource: 'room_states', route: 'listRoomStates', parse: shownState })
