import type { OperationRow } from '../db/schema.ts'
import type { HostKind } from '../link/types.ts'
import { isCurrent } from './attempt.ts'
import type { Answered, Engine } from './engine.ts'
import { mayHaveArrived, resolved, type Result } from './outcome.ts'
import { waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'
import { giveUpWish, grantWish } from './wish.ts'

/**
 * Writes what came of a try, in one transaction with the rows that were made: only where that try
 * is still the row's own.
 */
export async function apply(
  engine: Engine,
  attemptId: string,
  results: readonly Result[],
  host: HostKind,
): Promise<void> {
  const write = (cache: boolean) =>
    engine.store.write((tx) => applyIn(engine, tx, attemptId, results, host, cache), { cache })
  // That it was taken counts for more than the copy of what it made (a full disk, an odd row).
  return write(engine.cacheRows !== undefined).catch(() => write(false))
}

async function applyIn(
  engine: Engine,
  tx: OutboxTx,
  attemptId: string,
  results: readonly Result[],
  host: HostKind,
  cache: boolean,
): Promise<void> {
  const rows = await tx.get(results.map((result) => result.id))
  const plain: OperationRow[] = []
  const wished: Result[] = []
  const made: Answered[] = []
  for (const [at, result] of results.entries()) {
    const row = rows[at]
    if (!isCurrent(row, attemptId)) continue
    if (row.wish === null) plain.push(resolved(engine, row, result, host))
    else wished.push(result)
    if (result.outcome.kind === 'taken') made.push([row, result.received?.body])
  }
  await tx.put(plain)
  for (const result of wished) {
    // Read anew: granting one wish touches its followers.
    const row = await tx.one(result.id)
    if (isCurrent(row, attemptId)) await applyWished(engine, tx, row, result, host)
  }
  if (cache) await engine.cacheRows?.(made)
}

/** The same for a row that its person wishes to withdraw or change. */
async function applyWished(
  engine: Engine,
  tx: OutboxTx,
  row: OperationRow,
  result: Result,
  host: HostKind,
): Promise<void> {
  const now = engine.now()
  const { outcome } = result
  const next = resolved(engine, row, result, host)
  const without = outcome.kind === 'wait' ? outcome.certain : outcome.kind !== 'taken'
  // On a foreign host there is no key to void: what is known for certain grants the wish.
  if (outcome.kind === 'voided' || (host === 'foreign' && without)) {
    return grantWish(tx, { ...next, wish: row.wish }, now)
  }
  if (outcome.kind === 'park' && result.wishRefused !== true) {
    // Refused, but the key is not void: another try may still be under way. The server is asked.
    return tx.put([waitingAgain({ ...next, doubt: true })])
  }
  const over = outcome.kind === 'taken' || next.state === 'parked'
  await tx.put([next.state === 'parked' ? { ...next, wish: null } : next])
  if (over) await giveUpWish(tx, { ...next, wish: row.wish }, now)
}

/** On a foreign host: what was under way when its page died, or is not known, is a person's. */
export async function leaveToPerson(tx: OutboxTx, row: OperationRow, now: number): Promise<void> {
  await tx.put([mayHaveArrived(row)])
  await giveUpWish(tx, row, now)
}
