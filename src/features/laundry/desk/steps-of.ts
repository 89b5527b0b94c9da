import type { OperationRow } from '#offline/db/schema.ts'
import type { Meanings } from '#offline/meaning.ts'
import { editLaundryMeaning } from '../operations/edit.ts'
import { laundryStepMeanings } from '../operations/steps.ts'

/** What the desk does with an order that is there. */
export const laundryDeskMeanings: Meanings = {
  ...laundryStepMeanings,
  updateLaundryOrder: editLaundryMeaning,
}

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/** Steps that are not yet surely at the house, by order's id, oldest first. */
export function openStepsByOrder(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    const { id } = operation.params
    if (id === undefined || !open.includes(operation.state)) continue
    if (operation.route in laundryDeskMeanings) found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const steps of found.values()) steps.sort((a, b) => a.seq - b.seq)
  return found
}

/** Of these operations the last on this order that stands: what comes next follows it. */
export function lastStepOn(
  orderId: string,
  operations: readonly OperationRow[] | undefined,
): OperationRow | undefined {
  return openStepsByOrder(operations ?? [])
    .get(orderId)
    ?.findLast(({ wish }) => wish === null)
}

/** A step whose withdrawal is asked for is not shown as done any more. */
export function isWished(operation: OperationRow): boolean {
  return operation.wish?.kind !== 'withdraw'
}
