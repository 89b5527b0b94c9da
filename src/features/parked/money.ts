import type { MessageDescriptor } from '@lingui/core'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Meanings } from '#offline/meaning.ts'
import { asOperation } from './as-operation.ts'
import type { ParkedElsewhere } from './data.ts'
import type { Decision } from './decisions.ts'

/** "$160.00, Cash": what a person was given for this operation; null where it is about no money. */
export function moneyOf(
  operation: Pick<OperationRow, 'route' | 'body'>,
  meanings: Meanings,
): MessageDescriptor | null {
  return meanings[operation.route]?.money?.(operation) ?? null
}

/** The same of a colleague's, where the house read it. */
export function moneyOfColleague(
  parked: ParkedElsewhere,
  meanings: Meanings,
): MessageDescriptor | null {
  const operation = asOperation(parked, meanings)
  return operation === null ? null : moneyOf(operation, meanings)
}

/**
 * What goes with a matter that is withdrawn, in the order of confirming, and the money behind it
 * that stays: it was taken, whatever became of what it was for, and becomes a matter of its own.
 */
export function partsOf({ followers }: Decision, meanings: Meanings) {
  const isMoney = (row: OperationRow) => moneyOf(row, meanings) !== null
  return {
    goes: followers.filter((row) => !isMoney(row)),
    stays: followers.filter(isMoney),
  }
}
