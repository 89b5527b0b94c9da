import type { OperationRow } from '#offline/db/schema.ts'
import { openRowInGroup, openSteps } from '#parts/desk/open-steps.ts'
import { roomsManageDescriptors } from '../../manage/operations.ts'

/** Open operations on rooms by the room's id, oldest first, including the one that creates it. */
export const openByRoom = (operations: readonly OperationRow[]): Map<string, OperationRow[]> =>
  openSteps(operations, roomsManageDescriptors, openRowInGroup)
