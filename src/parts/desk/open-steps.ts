import type { ResourceRow } from '#contract/resources.ts'
import { rowNow } from '#offline/current-of.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import type { Overlays } from '#offline/reads/overlay.ts'

/** How this person's operations change the rows of a list until the server has them. */

/**
 * Steps that the server may not have yet, by the id of their row, oldest first.
 *
 * @param steps by route; operations of other routes are ignored
 * @param rowOf the row's id, where it is not the `id` parameter
 */
export function openSteps(
  operations: readonly OperationRow[],
  steps: Overlays,
  rowOf: (operation: OperationRow) => string | undefined = ({ params }) => params.id,
): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    if (!isOpenState(operation.state) || !(operation.route in steps)) continue
    const id = rowOf(operation)
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const its of found.values()) its.sort((a, b) => a.seq - b.seq)
  return found
}

/**
 * The step that a new step must follow: the newest that is not withdrawn. `steps`: oldest first.
 */
export function stepToFollow(steps: readonly OperationRow[] = []): OperationRow | undefined {
  return steps.findLast(({ wish }) => wish === null)
}

/** False for a step that is being withdrawn: it is not shown as done any more. */
export function isWished({ wish }: OperationRow): boolean {
  return wish?.kind !== 'withdraw'
}

/**
 * Operations that the rows may not show yet. The outbox also has up to a month of operations that
 * the server took: those that the rows show already are dropped in one pass.
 */
export function notYetShown(
  operations: readonly OperationRow[],
  rows: readonly ResourceRow[],
): readonly OperationRow[] {
  if (!operations.some(({ state }) => state === 'taken')) return operations
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return operations.filter(({ state, answer }) => {
    if (state !== 'taken') return true
    const { id = '', version = Infinity } = rowNow<ResourceRow>(answer?.body)
    const cachedVersion = versions.get(String(id))
    return cachedVersion === undefined || cachedVersion < version
  })
}
