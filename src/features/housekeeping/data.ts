import type { RoomState } from '#contract/room-states.ts'
import { roomConditions } from '#domain/room-conditions.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** How a room is, under the room's id; null for a condition that this app does not know. */
export const shownState = (row: RoomState): RoomState | null =>
  roomConditions.includes(row.condition) ? row : null

/** Every room of which something was said; one that is not among them is clean. */
export const roomStates = () =>
  listQuery({ resource: 'room_states', route: 'listRoomStates', parse: shownState })
