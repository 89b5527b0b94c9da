import type { OperationRow } from '#offline/db/schema.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { openSteps } from '#parts/desk/open-steps.ts'
import { deskStepDescriptors } from '../operations/desk-steps.ts'
import { walkInId } from '../operations/walk-in.ts'
import { bookedHere } from './guests-here.ts'

/**
 * What lays itself over the desk's bookings while it waits: a walk-in, or what a guest books in this
 * browser, is its booking's first step.
 */
export const roomOverlays: Overlays = { ...deskStepDescriptors, bookRoom: bookedHere }

/** The booking that a step is about. */
export function rowOfStep(operation: OperationRow): string | undefined {
  return operation.route === 'bookRoom' ? walkInId(operation) : operation.params.id
}

/** Steps that are not yet surely at the house, by booking's id, oldest first. */
export const openStepsByBooking = (operations: readonly OperationRow[]) =>
  openSteps(operations, roomOverlays, rowOfStep)
