import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { openSteps } from '#parts/desk/open-steps.ts'
import { deskStepDescriptors } from '../operations/desk-steps.ts'
import { otherRowIds, reserveDescriptor } from '../operations/reserve.ts'
import { walkInId } from '../operations/walk-in.ts'
import { bookedHere } from './guests-here.ts'

/**
 * The operations that are applied to the desk's bookings while they wait. A walk-in, a reservation, or a
 * guest's booking in this browser, is the first step of its booking.
 */
export const roomOverlays: Overlays = {
  ...deskStepDescriptors,
  bookRoom: bookedHere,
  reserveRooms: reserveDescriptor,
}

/** The booking that a step is about. */
export function rowOfStep(operation: OperationRow): string | undefined {
  const makes = operation.route === 'bookRoom' || operation.route === 'reserveRooms'
  return makes ? walkInId(operation) : operation.params.id
}

/** Steps that the server may not have yet, by the booking's id, oldest first. */
export function openStepsByBooking(operations: readonly OperationRow[]) {
  const found = openSteps(operations, roomOverlays, rowOfStep)
  // A reservation is one operation for several bookings: each of them waits.
  for (const operation of operations) {
    if (operation.route !== 'reserveRooms' || !isOpenState(operation.state)) continue
    for (const id of otherRowIds(operation)) found.set(id, [operation])
  }
  return found
}
