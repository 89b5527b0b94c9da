import type { OperationRow } from '#offline/db/schema.ts'
import { isOpen, openSteps } from '../open-steps.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { rowInGroup } from '#parts/row-in-group.ts'

/**
 * Open operations of a kind by entry id, oldest first, including the one that creates the entry.
 */
export function openByEntry(
  { routes }: Kind,
  operations: readonly OperationRow[],
): Map<string, OperationRow[]> {
  const own: readonly string[] = Object.values(routes)
  return openSteps(operations, own, (operation) => {
    if (!isOpen(operation)) return undefined
    const makes = operation.route === routes.create
    return makes ? (operation.madeId ?? ghostId(operation)) : rowInGroup(operation)
  })
}
