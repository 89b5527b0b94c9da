import type { OperationRow } from '#offline/db/schema.ts'
import { tourStepMeanings } from '../operations/desk-steps.ts'

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/** Steps that are not yet surely at the house, by booking's id, oldest first. */
export function openStepsByBooking(
  operations: readonly OperationRow[],
): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    const { id } = operation.params
    if (id === undefined || !open.includes(operation.state)) continue
    if (operation.route in tourStepMeanings) found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const steps of found.values()) steps.sort((a, b) => a.seq - b.seq)
  return found
}

/** The step of this booking that a new one follows: its newest that nobody has asked back. */
export function stepBefore(
  operations: readonly OperationRow[],
  bookingId: string,
): OperationRow | undefined {
  return openStepsByBooking(operations)
    .get(bookingId)
    ?.findLast(({ wish }) => wish === null)
}

/** A step whose withdrawal is asked for is not shown as done any more. */
export function isWished(operation: OperationRow): boolean {
  return operation.wish?.kind !== 'withdraw'
}
