import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { isWished, notYetShown as stepsNotYetShown, openSteps } from '#parts/desk/open-steps.ts'
import { descriptors } from '../operations.ts'

/** Operations on payments that the server does not have yet. */

export const isMoney = ({ route }: Pick<OperationRow, 'route'>) => route in descriptors

/**
 * Operations that the rows may not show yet. A step that is being withdrawn is not shown as done any
 * more.
 */
export const notYetShown = (operations: readonly OperationRow[], rows: readonly ResourceRow[]) =>
  stepsNotYetShown(
    operations.filter((one) => isMoney(one) && isWished(one)),
    rows,
  )

/** The payment an operation is about, as the list names it or as the operation that makes it. */
function paymentOf(operation: OperationRow): string {
  return operation.params.paymentId ?? ghostId(operation)
}

/** Open operations by the payment's id, oldest first. */
export const openByPayment = (operations: readonly OperationRow[]): Map<string, OperationRow[]> =>
  openSteps(operations, descriptors, paymentOf)

/** The operations on a row, by the server's id or by the operation that created it. */
export function workOn(
  work: ReadonlyMap<string, OperationRow[]>,
  { id, operation_id }: Pick<ResourceRow, 'id' | 'operation_id'>,
): readonly OperationRow[] {
  return work.get(id) ?? work.get(`op:${operation_id}`) ?? []
}
