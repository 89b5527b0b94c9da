import type { OperationRow } from '../db/schema.ts'
import { whyClosed } from '../db/why-closed.ts'
import type { Engine } from './engine.ts'
import { follow, predecessors } from './follow.ts'
import { newRow } from './row.ts'
import type { OutboxTx } from './store.ts'
import { LATE, within } from '#lib/within.ts'
import { NotSavedError, type NewOperation } from './types.ts'

/** How long a person waits for "saved on this device", ms. */
export const CONFIRM_LIMIT = 3_000

/**
 * Writes the row durably, and only then resolves. Throws NotSavedError: after that the row is not
 * there, or `takeBack` was called for it, should the store have committed all the same.
 */
export async function confirm(
  engine: Engine,
  operation: NewOperation,
  takeBack: (id: string) => void,
): Promise<OperationRow> {
  const { store, schedule } = engine
  const giveUp = new AbortController()
  const writing = store.write((tx) => insert(engine, tx, operation), { signal: giveUp.signal })
  let saved: OperationRow | typeof LATE
  try {
    saved = await within(writing, CONFIRM_LIMIT, schedule)
  } catch (error) {
    throw new NotSavedError(whyClosed(error), error)
  }
  if (saved !== LATE) return saved
  giveUp.abort()
  writing.then((row) => takeBack(row.id)).catch(() => undefined)
  throw new NotSavedError('timeout')
}

async function insert(
  engine: Engine,
  tx: OutboxTx,
  operation: NewOperation,
): Promise<OperationRow> {
  const made = { id: operation.id ?? engine.newId(), key: engine.newId(), now: engine.now() }
  const row = { ...newRow(operation, made), seq: (await tx.lastSeq()) + 1 }
  const [earlier] = await tx.get([row.id])
  if (earlier !== undefined) {
    // A second tap on the same form: it is confirmed already.
    if (earlier.state !== 'withdrawn' && isSame(earlier, row)) return earlier
    return insert(engine, tx, { ...operation, id: engine.newId() })
  }
  const [saved = row] = follow([row], await predecessors(tx, [row]))
  await tx.put([saved])
  return saved
}

function isSame(a: OperationRow, b: OperationRow): boolean {
  const text = ({ route, params, body }: OperationRow) => JSON.stringify([route, params, body])
  return text(a) === text(b)
}
