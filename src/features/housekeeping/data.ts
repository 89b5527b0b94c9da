import type { RoomState } from '#contract/room-states.ts'
import type { KeptRow } from '#contract/resources.ts'
import { roomConditions } from '#domain/room-conditions.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** How a room is, under the room's id; null for a condition that nobody here knows. */
export function parseRoomState(raw: KeptRow): RoomState | null {
  const row = looseObject(raw)
  const said = looseText(row.condition)
  const condition = roomConditions.find((one) => one === said)
  if (condition === undefined) return null
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
    condition,
    note: looseTextOrNull(row.note),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

/** Every room of which something was said; one that is not among them is clean. */
export const roomStates = () =>
  listQuery({ resource: 'room_states', route: 'listRoomStates', parse: parseRoomState })
