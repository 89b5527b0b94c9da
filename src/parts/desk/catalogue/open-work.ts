import type { OperationRow } from '#offline/db/schema.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { entryIdOf } from '#parts/catalogue/overlay.ts'

/** What of a thing is on its way, and what of that can still be taken back here. */

const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

export function isOpen({ state, wish }: Pick<OperationRow, 'state' | 'wish'>): boolean {
  return open.includes(state) && wish === null
}

/** Open operations of a kind by the thing's id, oldest first; making it counts too. */
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

/** The operation that still makes this thing; undefined for one that the house has. */
export function makerOf({ routes }: Kind, work: readonly OperationRow[]): OperationRow | undefined {
  return work.find(({ route }) => route === routes.create)
}
