import type { OperationRow } from '#offline/db/schema.ts'
import { laundryStepMeanings } from '../operations/steps.ts'

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/** Steps that are not yet surely at the house, by order's id, oldest first. */
export function openStepsByOrder(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    const { id } = operation.params
    if (id === undefined || !open.includes(operation.state)) continue
    if (operation.route in laundryStepMeanings) found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const steps of found.values()) steps.sort((a, b) => a.seq - b.seq)
  return found
}

/** A step whose withdrawal is asked for is not shown as done any more. */
export function isWished(operation: OperationRow): boolean {
  return operation.wish?.kind !== 'withdraw'
}
