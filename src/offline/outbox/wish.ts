import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { storedAnswer } from './answers.ts'
import { followAll } from './follow.ts'
import { canChangeLocally } from './can-change-locally.ts'
import { ended, isOpen, parked, successorOf, waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'

export type Wish = NonNullable<OperationRow['wish']>

/**
 * The open row that a wish is about. While the server is still asked about an operation that was
 * changed, that operation stands for its new body too: neither is sure without the other.
 */
export async function aboutRow(tx: OutboxTx, id: string): Promise<OperationRow | undefined> {
  const row = await tx.one(id)
  if (!isOpen(row)) return undefined
  const old = await tx.one(row.replaces)
  return isOpen(old) && successorOf(old) !== undefined ? old : row
}

/**
 * A person's wish to withdraw or change: granted at once where that is sure, else recorded, so that
 * the row is not sent any more and the server is asked. The successor of a change is there already.
 */
export async function wishFor(
  engine: Engine,
  tx: OutboxTx,
  row: OperationRow,
  wish: Wish,
): Promise<void> {
  const now = engine.now()
  const earlier = await tx.one(successorOf(row))
  // What was reported as stuck is closed at the server by voiding its key.
  const closes = wish.by !== undefined && row.reported !== null
  if (canChangeLocally(engine, row) && !closes) await grantWish(tx, { ...row, wish }, now)
  else if (row.state === 'sending') await tx.put([{ ...row, wish }])
  else await tx.put([waitingAgain({ ...row, wish, doubt: true })])
  // A change of a change: the first new body was never sent.
  if (isOpen(earlier)) await grantWish(tx, { ...earlier, wish }, now)
  await followAll(tx)
}

/**
 * The operation was not done and never will be: the wish holds. A successor takes its place in the
 * order, and its followers.
 */
export async function grantWish(tx: OutboxTx, row: OperationRow, now: number): Promise<void> {
  const end = successorOf(row) === undefined ? 'withdrawn' : 'superseded'
  await tx.put([ended(row, end, now)])
  await followAll(tx)
}

/**
 * The wish came too late, or cannot be granted: the operation keeps the wish as a record. The new
 * body is not sent beside the old one; it is parked, so that its person sees what became of it.
 * What was only taken over has the same body: it is over with the old one.
 */
export async function giveUpWish(tx: OutboxTx, row: OperationRow, now: number): Promise<void> {
  const successor = await tx.one(successorOf(row))
  if (successor?.state !== 'waiting') return
  if (row.wish?.by !== undefined) {
    // Nothing is left to take over: what follows the successor follows the operation itself.
    const back: Wish = { kind: 'change', successor: row.id }
    return tx.put([{ ...ended(successor, 'superseded', now), wish: back }])
  }
  const body = { code: 'conflict', current: row.answer?.body ?? null }
  const answer = storedAnswer({ status: 409, body }, now)
  await tx.put([{ ...parked(successor, 'conflict'), answer }])
}
