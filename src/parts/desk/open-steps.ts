import type { ResourceRow } from '#contract/resources.ts'
import { rowNow } from '#offline/current-of.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { rowInGroup } from '../row-in-group.ts'

/** How this person's operations change the rows of a list until the server has them. */

/**
 * Steps that the server may not have yet, by the id of their row, oldest first.
 *
 * @param steps by route, or the routes; operations of other routes are ignored
 * @param rowOf the row's id, where it is not the `id` parameter
 */
export function openSteps(
  operations: readonly OperationRow[],
  steps: Overlays | readonly string[],
  rowOf: (operation: OperationRow) => string | undefined = ({ params }) => params.id,
): Map<string, OperationRow[]> {
  const routes = new Set(Array.isArray(steps) ? steps : Object.keys(steps))
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    if (!isOpenState(operation.state) || !routes.has(operation.route)) continue
    const id = rowOf(operation)
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const its of found.values()) its.sort((a, b) => a.seq - b.seq)
  return found
}

/** Nobody has asked to take it back or to change it, and the server does not have it yet. */
export const isOpen = ({ state, wish }: Pick<OperationRow, 'state' | 'wish'>): boolean =>
  isOpenState(state) && wish === null

/** For openSteps, of rows that are named by the group. */
export const openRowInGroup = (operation: OperationRow) =>
  isOpen(operation) ? rowInGroup(operation) : undefined

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
