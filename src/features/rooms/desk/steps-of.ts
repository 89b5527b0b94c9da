import { oneRow } from '#contract/route.ts'
import type { KeptRow } from '#contract/resources.ts'
import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import { deskStepMeanings } from '../operations/desk-steps.ts'
import { isWalkIn, walkInId } from '../operations/walk-in.ts'

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/** Steps that are not yet surely at the house, by booking's id, oldest first. */
export function openStepsByBooking(
  operations: readonly OperationRow[],
): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    const walkIn = isWalkIn(operation)
    const id = walkIn ? walkInId(operation) : operation.params.id
    if (id === undefined || !open.includes(operation.state)) continue
    if (walkIn || operation.route in deskStepMeanings)
      found.set(id, [...(found.get(id) ?? []), operation])
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

/**
 * Operations that the rows may not show yet. A month of work that the house took long ago lies in
 * the outbox too: what the rows show of it is dropped here in one pass, before each is looked for.
 */
export function notYetShown(
  operations: readonly OperationRow[],
  rows: readonly KeptRow[],
): readonly OperationRow[] {
  if (!operations.some(({ state }) => state === 'taken')) return operations
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return operations.filter(({ state, answer }) => {
    if (state !== 'taken') return true
    const answered = looseObject(oneRow(answer?.body))
    const kept = versions.get(looseText(answered.id))
    return kept === undefined || kept < (looseNumber(answered.version) ?? Infinity)
  })
}

/** A step whose withdrawal is asked for is not shown as done any more. */
export function isWished(operation: OperationRow): boolean {
  return operation.wish?.kind !== 'withdraw'
}

/**
 * Operations by the row that they are about: once the house has a walk-in, what follows it is about
 * the house's row, no longer about `op:<its operation>`.
 */
export function aboutRows(operations: readonly OperationRow[]): readonly OperationRow[] {
  const made = new Map(
    operations.flatMap(({ id, madeId }) => (madeId === null ? [] : [[OPERATION_REF + id, madeId]])),
  )
  if (made.size === 0) return operations
  return operations.map((operation) => {
    const id = made.get(operation.params.id ?? '')
    return id === undefined ? operation : { ...operation, params: { ...operation.params, id } }
  })
}
