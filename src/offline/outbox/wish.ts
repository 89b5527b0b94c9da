import type { OperationRow } from '../db/schema.ts'
import { follow, predecessors } from './follow.ts'
import { renamed } from './refs.ts'
import { ended, waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'

/**
 * What becomes of a person's wish to withdraw or change. All of these run inside the transaction
 * of whoever learnt it.
 */

/** The operation was not done and never will be: the wish holds. */
export async function grantWish(tx: OutboxTx, row: OperationRow, now: number): Promise<void> {
  const { wish } = row
  if (wish?.kind === 'change') return supersede(tx, row, wish.successor, now)
  await tx.put([ended(row, 'withdrawn', now)])
  await followAll(tx)
}

/**
 * The wish came too late, or cannot be granted: the operation keeps the wish as a record. The new
 * body is not sent beside the old one; it is parked, so that its person sees what became of it.
 */
export async function giveUpWish(tx: OutboxTx, row: OperationRow, now: number): Promise<void> {
  if (row.wish?.kind !== 'change') return
  const [successor] = await tx.get([row.wish.successor])
  if (successor?.state !== 'waiting') return
  const answer = {
    status: 409,
    code: 'conflict',
    message: null,
    body: { current: row.answer?.body ?? null },
    at: now,
  }
  await tx.put([{ ...successor, state: 'parked', parkReason: 'conflict', answer }])
}

/** The successor takes the old row's place in the order, and its followers. */
export async function supersede(
  tx: OutboxTx,
  old: OperationRow,
  successorId: string,
  now: number,
): Promise<void> {
  const wish = { kind: 'change' as const, successor: successorId }
  await tx.put([{ ...ended(old, 'superseded', now), wish }])
  // A follower's key may stay though its `op:` changes: before the old operation was taken it could
  // not be done, and now that never will be.
  const moved = (await tx.open())
    .filter((row) => row.id !== successorId)
    .map((row) => [row, renamed(row, old.id, successorId)] as const)
    .filter(([row, moving]) => row !== moving)
  await tx.put(moved.map(([, moving]) => moving))
  await followAll(tx)
}

/** Rows that now stand still or go on because of what they follow. */
export async function followAll(tx: OutboxTx): Promise<void> {
  const open = await tx.open()
  await tx.put(follow(open, await predecessors(tx, open)))
}

/** Asks the house first: the row waits for its answer, and is not sent meanwhile. */
export function withWish(row: OperationRow, wish: NonNullable<OperationRow['wish']>): OperationRow {
  if (row.state === 'sending') return { ...row, wish }
  return { ...waitingAgain({ ...row, doubt: true }), wish }
}
