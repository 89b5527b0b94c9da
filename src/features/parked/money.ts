import type { MessageDescriptor } from '@lingui/core'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { asOperation } from './as-operation.ts'
import type { ParkedElsewhere } from './data.ts'
import type { Decision } from './decisions.ts'

/** "$160.00, Cash": what a person was given for this operation; null where it is about no money. */
export function moneyOf(
  operation: Pick<OperationRow, 'route' | 'body'>,
  descriptors: OperationDescriptors,
): MessageDescriptor | null {
  return descriptors[operation.route]?.money?.(operation) ?? null
}

/** The same of a colleague's, where the house read it. */
export function moneyOfColleague(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
): MessageDescriptor | null {
  const operation = asOperation(parked, descriptors)
  return operation === null ? null : moneyOf(operation, descriptors)
}

/**
 * What goes with a matter that is withdrawn, in the order of confirming, and the money behind it
 * that stays: it was taken, whatever became of what it was for, and becomes a matter of its own.
 */
export function partsOf({ followers }: Decision, descriptors: OperationDescriptors) {
  const isMoney = (row: OperationRow) => moneyOf(row, descriptors) !== null
  return {
    goes: followers.filter((row) => !isMoney(row)),
    stays: followers.filter(isMoney),
  }
}
