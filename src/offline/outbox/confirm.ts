import type { OperationRow } from '../db/schema.ts'
import { whyClosed } from '../db/why-closed.ts'
import type { Engine } from './engine.ts'
import { follow, predecessors } from './follow.ts'
import { madeNow, newRow } from './row.ts'
import type { OutboxTx } from './store.ts'
import { TIMED_OUT, withTimeout } from '#lib/with-timeout.ts'
import { NotSavedError, type NewOperation } from './types.ts'

/** How long a person waits for "saved on this device", ms. */
export const CONFIRM_LIMIT = 3_000

/**
 * Does what a person confirmed durably, and only then resolves. Throws NotSavedError: after that
 * nothing was written, or `takeBack` is called, should the store have committed all the same.
 */
export async function durably<T>(
  { store, schedule }: Engine,
  work: (tx: OutboxTx) => Promise<T>,
  takeBack?: () => unknown,
): Promise<T> {
  const giveUp = new AbortController()
  const writing = store.write(work, giveUp)
  const saved = await withTimeout(writing, CONFIRM_LIMIT, schedule).catch((error: unknown) => {
    throw new NotSavedError(whyClosed(error), error)
  })
  if (saved !== TIMED_OUT) return saved
  giveUp.abort()
  writing.then(takeBack).catch(() => {})
  throw new NotSavedError('timeout')
}

/**
 * Writes a new operation, and its id to `written`; a second tap on the same form finds it confirmed
 * already.
 */
export async function insert(
  engine: Engine,
  tx: OutboxTx,
  operation: NewOperation,
  written: string[],
): Promise<OperationRow> {
  const made = { id: operation.id ?? engine.newId(), ...madeNow(engine) }
  const row = { ...newRow(operation, made), seq: (await tx.lastSeq()) + 1 }
  const earlier = await tx.one(row.id)
  if (earlier !== undefined) {
    if (earlier.state !== 'withdrawn' && isSame(earlier, row)) return earlier
    return insert(engine, tx, { ...operation, id: engine.newId() }, written)
  }
  const [saved = row] = follow([row], await predecessors(tx, [row]))
  await tx.put([saved])
  written.push(row.id)
  return saved
}

function isSame(a: OperationRow, b: OperationRow): boolean {
  const text = ({ route, params, body }: OperationRow) => JSON.stringify([route, params, body])
  return text(a) === text(b)
}
