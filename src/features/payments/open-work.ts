import type { ResourceRow } from '#contract/resources.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { descriptors } from './operations.ts'

/** What of the money is on its way to the house. */

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

export const isMoney = ({ route }: Pick<OperationRow, 'route'>) => route in descriptors

/** A step whose withdrawal is asked for is not shown as done any more. */
const isWished = ({ wish }: OperationRow) => wish?.kind !== 'withdraw'

/**
 * Operations that the rows may not show yet. A month of work that the house took long ago lies in
 * the outbox too: what the rows show of it is dropped here in one pass, before each is looked for.
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
    const kept = versions.get(id)
    return kept === undefined || kept < version
  })
}

/** The payment an operation is about, as the list names it or as the operation that makes it. */
function paymentOf(operation: OperationRow): string {
  return operation.params.paymentId ?? ghostId(operation)
}

/** Open operations by the payment's id, oldest first. */
export function openByPayment(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    if (!isMoney(operation) || !open.includes(operation.state)) continue
    const id = paymentOf(operation)
    found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const some of found.values()) some.sort((a, b) => a.seq - b.seq)
  return found
}

/** Those of a row, whether they name it by the house's id or by what recorded it. */
export function workOn(
  work: ReadonlyMap<string, OperationRow[]>,
  { id, operation_id }: Pick<ResourceRow, 'id' | 'operation_id'>,
): readonly OperationRow[] {
  return work.get(id) ?? work.get(`op:${operation_id}`) ?? []
}
