import type { ResourceRow } from '#contract/resources.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { descriptors } from './operations.ts'

/** Operations on payments that the server does not have yet. */

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

export const isMoney = ({ route }: Pick<OperationRow, 'route'>) => route in descriptors

/** A step that is being withdrawn is not shown as done any more. */
const isWished = ({ wish }: OperationRow) => wish?.kind !== 'withdraw'

/**
 * Operations that the rows may not show yet. The outbox also has a month of operations that were
 * taken: those that the rows show already are dropped here in one pass.
 */
export function notYetShown(
  operations: readonly OperationRow[],
  rows: readonly ResourceRow[],
): OperationRow[] {
  const wished = operations.filter((one) => isMoney(one) && isWished(one))
  if (!wished.some(({ state }) => state === 'taken')) return wished
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return wished.filter(({ state, answer }) => {
    if (state !== 'taken') return true
    const { id = '', version = Infinity } = rowNow<ResourceRow>(answer?.body)
    const rowVersion = versions.get(id)
    return rowVersion === undefined || rowVersion < version
  })
}

/** The payment an operation is about, as the list names it or as the operation that makes it. */
function paymentOf(operation: OperationRow): string {
  return operation.params.paymentId ?? ghostId(operation)
}

/** Open operations by the payment's id, oldest first. */
export function openByPayment(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const byPayment = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    if (!isMoney(operation) || !open.includes(operation.state)) continue
    const id = paymentOf(operation)
    byPayment.set(id, [...(byPayment.get(id) ?? []), operation])
  }
  for (const some of byPayment.values()) some.sort((a, b) => a.seq - b.seq)
  return byPayment
}

/** The operations on a row, by the server's id or by the operation that created it. */
export function workOn(
  work: ReadonlyMap<string, OperationRow[]>,
  { id, operation_id }: Pick<ResourceRow, 'id' | 'operation_id'>,
): readonly OperationRow[] {
  return work.get(id) ?? work.get(`op:${operation_id}`) ?? []
}
