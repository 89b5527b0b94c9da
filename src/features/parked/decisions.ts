import type { OperationRow } from '#offline/db/schema.ts'

/** One matter to decide: the operation that stands still, and what stands still behind it. */
export interface Decision {
  head: OperationRow
  /** In the order they were confirmed. */
  followers: OperationRow[]
}

/**
 * The parked rows as matters to decide, oldest first: what is parked only for what it follows is
 * no matter of its own, as long as that stands still itself.
 */
export function decisionsOf(operations: readonly OperationRow[]): Decision[] {
  const parked = operations.filter(({ state }) => state === 'parked').sort((a, b) => a.seq - b.seq)
  const matters = new Map<string, Decision>()
  const decisions: Decision[] = []
  for (const row of parked) {
    const before = row.parkReason === 'predecessor' ? row.after.find((id) => matters.has(id)) : null
    const known = before ? matters.get(before) : undefined
    const decision = known ?? { head: row, followers: [] }
    if (known) known.followers.push(row)
    else decisions.push(decision)
    matters.set(row.id, decision)
  }
  return decisions
}

/** What waits to be sent, oldest first; an operation and its new body are one matter. */
export function waitingOf(operations: readonly OperationRow[]): OperationRow[] {
  const successors = new Set(
    operations.map(({ wish }) => (wish?.kind === 'change' ? wish.successor : null)),
  )
  return operations
    .filter(({ id, state }) => isWaiting(state) && !successors.has(id))
    .sort((a, b) => a.seq - b.seq)
}

function isWaiting(state: OperationRow['state']): boolean {
  return state === 'waiting' || state === 'sending' || state === 'unknown'
}
