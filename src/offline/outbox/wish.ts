import type { OperationRow } from '../db/schema.ts'
import { followAll } from './follow.ts'
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
  successor: string,
  now: number,
): Promise<void> {
  await tx.put([{ ...ended(old, 'superseded', now), wish: { kind: 'change', successor } }])
  await followAll(tx)
}

/** Asks the house first: the row waits for its answer, and is not sent meanwhile. */
export function withWish(row: OperationRow, wish: NonNullable<OperationRow['wish']>): OperationRow {
  if (row.state === 'sending') return { ...row, wish }
  return { ...waitingAgain({ ...row, doubt: true }), wish }
}
