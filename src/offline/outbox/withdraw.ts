import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { isOwn } from './own.ts'
import { isOpen, ended } from './row.ts'
import type { OutboxTx } from './store.ts'
import { followAll } from './follow.ts'
import { withWish } from './wish.ts'

/** Records the wish, or grants it where that is sure. */
export async function askWithdraw(engine: Engine, tx: OutboxTx, id: string): Promise<void> {
  const now = engine.now()
  const [row] = await tx.get([id])
  if (row === undefined || !isOpen(row)) return
  if (isOwn(engine, row)) {
    await tx.put([ended(row, 'withdrawn', now)])
    // A new body that waited for the old one: neither is wanted now.
    const old = await replacedBy(tx, row)
    if (old !== undefined) await tx.put([withWish(old, { kind: 'withdraw' })])
    return followAll(tx)
  }
  await dropSuccessor(tx, row, now)
  await tx.put([withWish(row, { kind: 'withdraw' })])
  await followAll(tx)
}

/** The open row whose new body this is, while the house is still asked about the old one. */
export async function replacedBy(
  tx: OutboxTx,
  row: OperationRow,
): Promise<OperationRow | undefined> {
  if (row.replaces === undefined) return undefined
  const [old] = await tx.get([row.replaces])
  const waits = old !== undefined && isOpen(old) && old.wish?.kind === 'change'
  return waits && old.wish?.kind === 'change' && old.wish.successor === row.id ? old : undefined
}

async function dropSuccessor(tx: OutboxTx, row: OperationRow, now: number): Promise<void> {
  if (row.wish?.kind !== 'change') return
  const [successor] = await tx.get([row.wish.successor])
  if (successor !== undefined && isOpen(successor))
    await tx.put([ended(successor, 'withdrawn', now)])
}
