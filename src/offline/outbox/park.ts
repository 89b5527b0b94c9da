import type { Engine } from './engine.ts'
import { namesIn } from './refs.ts'
import { ended, waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'
import { followAll } from './follow.ts'

/** What a person, or a new version, does about a parked row. */

/**
 * Tries a parked row again as it is. Not one whose forerunner the house had taken after all: that
 * would be done beside it, so it is only changed or withdrawn.
 */
export async function retryParked(tx: OutboxTx, id: string): Promise<void> {
  const [row] = await tx.get([id])
  if (row?.state !== 'parked') return
  const [old] = await tx.get([row.replaces ?? ''])
  if (old?.state === 'taken') return
  const sure = row.parkReason === 'may_have_arrived' ? { ...row, doubt: false } : row
  // Decided by hand that it may go: only what it names by number still holds it back.
  const after = row.after.filter((before) => namesIn(row).includes(before))
  await tx.put([{ ...waitingAgain(sure), after }])
  await followAll(tx)
}

/** On a foreign host a person found out what became of a parked row. */
export async function settleHere(tx: OutboxTx, id: string, now: number): Promise<void> {
  const [row] = await tx.get([id])
  if (row?.state !== 'parked') return
  await tx.put([ended(row, 'settled', now)])
  await followAll(tx)
}

const VERSION_FACT = 'outbox-version'

/** What the house could not take yet is tried again when the app has changed since. */
export async function tryWithNewVersion({ appVersion }: Engine, tx: OutboxTx): Promise<void> {
  if ((await tx.fact(VERSION_FACT)) === appVersion) return
  const rows = (await tx.open()).filter((row) => row.parkReason === 'not_supported')
  await tx.put(rows.map((row) => waitingAgain(row)))
  await tx.putFact(VERSION_FACT, appVersion)
}
