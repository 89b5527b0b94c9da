import type { MessageDescriptor } from '@lingui/core'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { asOperation } from './as-operation.ts'
import type { ParkedElsewhere } from './data.ts'
import type { Decision } from './decisions.ts'

/** "$160.00, Cash": the money that was taken with this operation; null where there is none. */
export function moneyOf(
  operation: Pick<OperationRow, 'route' | 'body'>,
  descriptors: OperationDescriptors,
): MessageDescriptor | null {
  return descriptors[operation.route]?.money?.(operation) ?? null
}

/** The same of a colleague's operation, where the server could read it. */
export function moneyOfColleague(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
): MessageDescriptor | null {
  const operation = asOperation(parked, descriptors)
  return operation === null ? null : moneyOf(operation, descriptors)
}

/**
 * The followers that are withdrawn together with a decision, in the order of confirming, and those
 * about money that stay: the money was taken in any case, so each becomes a decision of its own.
 */
export function partsOf({ followers }: Decision, descriptors: OperationDescriptors) {
  const isMoney = (row: OperationRow) => moneyOf(row, descriptors) !== null
  return {
    goes: followers.filter((row) => !isMoney(row)),
    stays: followers.filter(isMoney),
  }
}
