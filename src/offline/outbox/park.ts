import { namesIn } from './refs.ts'
import { ended, waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'
import { followAll } from './follow.ts'

/** What a person does about a parked row. */

/**
 * Tries a parked row again as it is. Not one whose forerunner the server had taken after all: that
 * would be done beside it, so it is only changed or withdrawn.
 */
export async function retryParked(tx: OutboxTx, id: string): Promise<void> {
  const row = await tx.one(id)
  if (row?.state !== 'parked') return
  const old = await tx.one(row.replaces)
  if (old?.state === 'taken') return
  const sure = row.parkReason === 'may_have_arrived' ? { ...row, doubt: false } : row
  // Decided by hand that it may go: only what it names by number still holds it back.
  const after = row.after.filter((before) => namesIn(row).includes(before))
  await tx.put([{ ...waitingAgain(sure), after }])
  await followAll(tx)
}

/** On a foreign host a person found out what became of a parked row. */
export async function settleHere(tx: OutboxTx, id: string, now: number): Promise<void> {
  const row = await tx.one(id)
  if (row?.state !== 'parked') return
  await tx.put([ended(row, 'settled', now)])
  await followAll(tx)
}
