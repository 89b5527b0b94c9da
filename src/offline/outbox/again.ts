import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { isLate } from './late.ts'
import { KEPT_FOR } from './prune.ts'
import { waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'

/** What is tried again by itself, because app or house are not the ones that were asked. */

/** What the house could not take yet is tried again when the app has changed since. */
export function tryWithNewVersion({ appVersion }: Engine, tx: OutboxTx): Promise<void> {
  return whenNew(tx, 'outbox-version', appVersion, async () => {
    const rows = (await tx.open()).filter((row) => row.parkReason === 'not_supported')
    return rows.map((row) => waitingAgain(row))
  })
}

/**
 * The house's store is another one than before (a back-up was put back): it may have lost what this
 * device believes taken. That is asked about under the same key, so that the house answers what it
 * has, or takes it once more: what staff recorded, and what guests asked for that is still to come.
 * What it makes anew may have another number.
 */
export function tryWithNewEpoch(engine: Engine, tx: OutboxTx, epoch: string): Promise<void> {
  const now = engine.now()
  return whenNew(tx, 'epoch', epoch, async () => {
    const rows = (await tx.endedSince(now - KEPT_FOR)).filter(
      (row) => row.state === 'taken' && (row.actor.kind === 'staff' || !isLate(row, now)),
    )
    // A wish that came too late is over: its person was told so.
    return rows.map((row) =>
      waitingAgain({ ...row, endedAt: null, madeId: null, wish: null, doubt: true }),
    )
  })
}

/** Writes the rows when a fact is another one than it was; not when it was not known yet. */
async function whenNew(
  tx: OutboxTx,
  fact: string,
  value: string,
  rows: () => Promise<OperationRow[]>,
): Promise<void> {
  const was = await tx.fact(fact)
  if (was === value) return
  if (was !== undefined) await tx.put(await rows())
  await tx.putFact(fact, value)
}
