import type { UpdateRoom } from '#contract/rooms-manage.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { ManagedRoom } from './data.ts'
import { emptyRoom, formFrom, formOf } from './form.ts'
import { isOpen } from '#parts/desk/open-steps.ts'
import { rowInGroup } from '#parts/row-in-group.ts'
import type { RoomStart } from './save-room.ts'

export const newRoom: RoomStart = {
  roomId: null,
  base: emptyRoom,
  form: emptyRoom,
  changing: null,
}

export function editRoom(room: ManagedRoom): RoomStart {
  const form = formOf(room)
  return { roomId: room.id, base: form, form, changing: null }
}

/**
 * A waiting or refused change, loaded into the form (`?change=<operation>`): its values over the
 * room as it is now. Null where there is nothing left to change.
 */
export function changeOf(
  id: string | null,
  operations: readonly OperationRow[],
  rooms: readonly ManagedRoom[],
): RoomStart | null {
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined || !isOpen(operation)) return null
  const fields = operation.body as UpdateRoom
  if (operation.route === 'createRoom') {
    return { ...newRoom, form: formFrom(fields), changing: operation.id }
  }
  if (operation.route !== 'updateRoom') return null
  const room = rooms.find((one) => one.id === rowInGroup(operation))
  if (room === undefined) return null
  const base = formOf(room)
  return { roomId: room.id, base, form: formFrom(fields, base), changing: operation.id }
}
