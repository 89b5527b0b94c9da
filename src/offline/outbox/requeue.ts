import { OPERATION_REF } from '#contract/wire.ts'
import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { isOver } from './prune.ts'
import { isExpired, waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'

/** What is tried again by itself, because the app or the server is another one than before. */

/** What the server could not take yet is tried again when the app has changed since. */
export function tryWithNewVersion({ appVersion }: Engine, tx: OutboxTx): Promise<void> {
  return whenNew(tx, 'outbox-version', appVersion, async () => {
    const rows = (await tx.open()).filter((row) => row.parkReason === 'not_supported')
    return rows.map((row) => waitingAgain(row))
  })
}

/**
 * The server's store is another one than before (a back-up was put back), or the first that this
 * device hears of, which need not be the one that it sent to: it may have lost what this device
 * believes taken. That is asked about under the same key, so that the server answers what it has, or
 * takes it once more: what staff recorded, and what guests asked for that is still to come. What it
 * makes anew may have another number.
 */
export function tryWithNewEpoch(engine: Engine, tx: OutboxTx, epoch: string): Promise<void> {
  return whenNew(tx, 'epoch', epoch, async () => {
    await engine.forgetOwn?.()
    const now = engine.now()
    const rows = (await tx.endedSince(0)).filter(
      (row) =>
        row.state === 'taken' &&
        // By a clock that no server has put right nothing is over.
        (!engine.known() ||
          (!isOver(row, now) && (row.actor.kind === 'staff' || !isExpired(row, now)))),
    )
    // A wish that came too late is over: its person was informed.
    const again = rows.map((row) =>
      waitingAgain({ ...row, endedAt: null, madeId: null, wish: null, doubt: true }),
    )
    // What is about a thing that has no number for now goes by the operation that makes it, and so
    // keeps its place among those confirmed meanwhile.
    const makers = rows.filter(({ id, group }) => group.endsWith(OPERATION_REF + id))
    // An answer still on its way may be of the server that is no more.
    const open = (await tx.open()).map((row) =>
      row.state === 'sending' ? waitingAgain({ ...row, doubt: true }) : row,
    )
    return [...again, ...open].map((row) => {
      const maker = makers.find(({ madeId }) => madeId && row.group.endsWith(':' + madeId))
      if (maker === undefined) return row
      return { ...row, group: maker.group, after: [...new Set([...row.after, maker.id])] }
    })
  })
}

/** Writes the rows when a fact is another one than it was, or was not known yet. */
async function whenNew(
  tx: OutboxTx,
  fact: string,
  value: string,
  rows: () => Promise<OperationRow[]>,
): Promise<void> {
  if ((await tx.fact(fact)) === value) return
  await tx.put(await rows())
  await tx.putFact(fact, value)
}
