import * as z from 'zod/mini'
import { roomConditions } from '#domain/room-conditions.ts'
import * as f from './fields.ts'

/**
 * How a room was left and found: one row a room, under the room's id. A room without one is clean.
 * Staff's alone: the public list of rooms says nothing of it.
 */
export const roomState = z.object({
  ...f.syncedRow,
  condition: z.enum(roomConditions),
  note: f.textOrNull,
  ...f.written,
})

/**
 * PATCH /api/rooms/{id}/condition. `seen`: the last word on the room as the person saw it; another
 * one now is 409 `conflict` with the row. Without it (older versions, other apps) a word is in
 * conflict with one that was said later.
 */
export const setRoomCondition = z.object({
  condition: z.enum(roomConditions),
  note: z.optional(f.optionalText(300)),
  seen: z.optional(
    z.object({ condition: z.enum(roomConditions), note: z.optional(f.optionalText(300)) }),
  ),
})

export type RoomState = z.infer<typeof roomState>
export type SetRoomCondition = z.infer<typeof setRoomCondition>

declare module './resources.ts' {
  interface RowOf {
    room_states: RoomState
  }
}
