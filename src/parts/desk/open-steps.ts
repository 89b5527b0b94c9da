import type { ResourceRow } from '#contract/resources.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Overlays } from '#offline/reads/overlay.ts'

/** What this person's operations do to the rows of a list, while the house may not have them. */

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/**
 * Steps that are not yet surely at the house, by the id of the row they are taken on, oldest first.
 *
 * @param steps by route; an operation of another route is none
 * @param rowOf which row it is about, where that is not the `id` of its address
 */
export function openSteps(
  operations: readonly OperationRow[],
  steps: Overlays,
  rowOf: (operation: OperationRow) => string | undefined = ({ params }) => params.id,
): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  for (const operation of operations) {
    if (!open.includes(operation.state) || !(operation.route in steps)) continue
    const id = rowOf(operation)
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const its of found.values()) its.sort((a, b) => a.seq - b.seq)
  return found
}

/** Of these steps, oldest first, the one that a new one follows: the newest that nobody has asked back. */
export function stepToFollow(steps: readonly OperationRow[] = []): OperationRow | undefined {
  return steps.findLast(({ wish }) => wish === null)
}

/** A step whose withdrawal is asked for is not shown as done any more. */
export function isWished({ wish }: OperationRow): boolean {
  return wish?.kind !== 'withdraw'
}

/**
 * Operations that the rows may not show yet. A month of work that the house took long ago lies in
 * the outbox too: what the rows show of it is dropped here in one pass, before each is looked for.
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
