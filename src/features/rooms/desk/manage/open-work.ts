import type { OperationRow } from '#offline/db/schema.ts'
import { roomIdOf } from '../../manage/overlay.ts'
import { roomsManageDescriptors } from '../../manage/operations.ts'

/** A room's open operations, and those that can still be withdrawn here. */

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

export function isOpen({ state, wish }: Pick<OperationRow, 'state' | 'wish'>): boolean {
  return open.includes(state) && wish === null
}

/** Open operations on rooms by the room's id, oldest first, including the one that creates it. */
export function openByRoom(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    if (!(operation.route in roomsManageDescriptors) || !isOpen(operation)) continue
    const id = roomIdOf(operation)
    found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const some of found.values()) some.sort((a, b) => a.seq - b.seq)
  return found
}

/** The operation that creates this room; undefined where the server has the room. */
export function makerOf(work: readonly OperationRow[]): OperationRow | undefined {
  return work.find(({ route }) => route === 'createRoom')
}
