import type { Selectable } from 'kysely'
import { roomState, type RoomState } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import type { RoomStatesTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'

type RoomStateRow = Selectable<RoomStatesTable>

export const roomStateOf = (row: RoomStateRow): RoomState => onWire(roomState, row, {})

/** For the feed of changes; a house has few rooms. */
export const roomStateRows = rowsOf((db) => activeIn(db, 'room_states'), roomStateOf)

/** Whether the word that stands was said after another one; that one now where it tells no time. */
export function isNewerThan(known: RoomStateRow, deviceTime: string | null): boolean {
  if (deviceTime === null) return false
  return Date.parse(known.device_time ?? known.changed_at) > Date.parse(deviceTime)
}

/**
 * The room of somebody who left waits to be made up. What was said of it since stands, and so does
 * that it is out of order: who checks a guest out did not look at the burst pipe.
 */
export async function markForCleaning(
  tx: Tx,
  roomId: string,
  deviceTime: string | null,
): Promise<void> {
  const known = await tx.lock('room_states', roomId)
  if (known?.condition === 'out_of_order') return
  if (known !== undefined && isNewerThan(known, deviceTime)) return
  await storeCondition(tx, roomId, 'dirty', { note: null, deviceTime })
}

/** Stores a room's condition. Repeating it changes nothing. */
export async function storeCondition(
  tx: Tx,
  roomId: string,
  condition: RoomCondition,
  { note, deviceTime }: { note: string | null; deviceTime: string | null },
): Promise<{ row: RoomStateRow; was: RoomCondition }> {
  const known = await tx.lock('room_states', roomId)
  const columns = { condition, note, device_time: deviceTime, changed_by: tx.stamp.by ?? null }
  if (known === undefined) {
    await tx.insert('room_states', { id: roomId, ...columns })
    const row = await tx.lockWritten('room_states', roomId)
    return { row, was: 'clean' }
  }
  const was = known.condition as RoomCondition
  if (was === condition && known.note === note) return { row: known, was }
  return { row: await tx.update('room_states', roomId, columns), was }
}
