import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { isOwn } from './own.ts'
import { refOfGroup } from './refs.ts'
import { isOpen, newRow } from './row.ts'
import type { OutboxTx } from './store.ts'
import type { NewOperation } from './types.ts'
import { replacedBy } from './withdraw.ts'
import { followAll } from './follow.ts'
import { supersede, withWish } from './wish.ts'

export type Change = Pick<NewOperation, 'body' | 'words'> &
  Partial<Pick<NewOperation, 'params' | 'route' | 'validUntil'>>

/**
 * Writes the new body as a row of its own, with its own key, in the old one's place. It waits until
 * it is sure that the old one was not done. Null when the old one has ended.
 */
export async function askChange(
  engine: Engine,
  tx: OutboxTx,
  id: string,
  change: Change,
): Promise<OperationRow | null> {
  const now = engine.now()
  const [row] = await tx.get([id])
  if (row === undefined || !isOpen(row)) return null
  const successor = successorOf(engine, row, change)

  if (isOwn(engine, row)) {
    const old = await replacedBy(tx, row)
    const replaces = old?.id ?? row.id
    await tx.put([{ ...successor, replaces }])
    if (old !== undefined) {
      await tx.put([{ ...old, wish: { kind: 'change', successor: successor.id } }])
    }
    await supersede(tx, row, successor.id, now)
    return successor
  }
  await tx.put([successor, withWish(row, { kind: 'change', successor: successor.id })])
  // A change of a change: the house was not yet asked about the first.
  const [earlier] = row.wish?.kind === 'change' ? await tx.get([row.wish.successor]) : []
  if (earlier !== undefined && isOpen(earlier)) await supersede(tx, earlier, successor.id, now)
  await followAll(tx)
  return successor
}

function successorOf(engine: Engine, row: OperationRow, change: Change): OperationRow {
  const id = engine.newId()
  const { group, ...kept } = row
  const operation: NewOperation = {
    route: change.route ?? kept.route,
    params: change.params ?? kept.params,
    body: change.body,
    // What it makes itself has its own name; what it is about stays.
    ...(refOfGroup(group)?.id === row.id ? {} : { group }),
    after: kept.after,
    actor: kept.actor,
    validUntil: change.validUntil === undefined ? kept.validUntil : change.validUntil,
    words: change.words,
  }
  const made = newRow(operation, { id, key: engine.newId(), now: engine.now() })
  return { ...made, seq: row.seq, replaces: row.id }
}
