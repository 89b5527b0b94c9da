import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { entryIdOf } from '#parts/catalogue/overlay.ts'

/** Open operations of a catalogue entry, and which of them can still be withdrawn here. */

export function isOpen({ state, wish }: Pick<OperationRow, 'state' | 'wish'>): boolean {
  return isOpenState(state) && wish === null
}

/**
 * Open operations of a kind by entry id, oldest first, including the one that creates the entry.
 */
export function openByEntry(
  { routes }: Kind,
  operations: readonly OperationRow[],
): Map<string, OperationRow[]> {
  const found = new Map<string, OperationRow[]>()
  const own: readonly string[] = Object.values(routes)
  for (const operation of operations) {
    if (!own.includes(operation.route) || !isOpen(operation)) continue
    const makes = operation.route === routes.create
    const id = makes ? (operation.madeId ?? ghostId(operation)) : entryIdOf(operation)
    found.set(id, [...(found.get(id) ?? []), operation])
  }
  for (const some of found.values()) some.sort((a, b) => a.seq - b.seq)
  return found
}

/** The operation that still creates this entry; undefined where the server has it. */
export function makerOf({ routes }: Kind, work: readonly OperationRow[]): OperationRow | undefined {
  return work.find(({ route }) => route === routes.create)
}
