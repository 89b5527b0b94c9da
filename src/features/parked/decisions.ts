import type { OperationRow } from '#offline/db/schema.ts'

/** One decision: the parked operation, and the parked operations that depend on it. */
export interface Decision {
  head: OperationRow
  /** In the order they were confirmed. */
  followers: OperationRow[]
}

/**
 * The parked rows as decisions, oldest first. A row that is parked only because of its predecessor
 * belongs to that one's decision, as long as the predecessor is parked itself.
 */
export function decisionsOf(operations: readonly OperationRow[]): Decision[] {
  const parked = operations.filter(({ state }) => state === 'parked').sort((a, b) => a.seq - b.seq)
  const byOperation = new Map<string, Decision>()
  const decisions: Decision[] = []
  for (const row of parked) {
    const before =
      row.parkReason === 'predecessor' ? row.after.find((id) => byOperation.has(id)) : null
    const known = before ? byOperation.get(before) : undefined
    const decision = known ?? { head: row, followers: [] }
    if (known) known.followers.push(row)
    else decisions.push(decision)
    byOperation.set(row.id, decision)
  }
  return decisions
}

/** Operations that wait to be sent, oldest first; a changed one and its successor count as one. */
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
