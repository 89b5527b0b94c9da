import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { refsIn } from './refs.ts'
import { newRow } from './row.ts'
import type { NewOperation } from './types.ts'

export type Change = Pick<NewOperation, 'body' | 'words'> &
  Partial<Pick<NewOperation, 'params' | 'route' | 'validUntil'>>

/** The row of a new body: its own id and key, the old one's place in the order. */
export function changed(engine: Engine, row: OperationRow, change: Change): OperationRow {
  const { group, ...old } = row
  // What it makes itself has its own name; what it is about stays.
  const about = refsIn(group).includes(row.id) ? {} : { group }
  const made = { id: engine.newId(), key: engine.newId(), now: engine.now() }
  return { ...newRow({ ...old, ...about, ...change }, made), seq: row.seq, replaces: row.id }
}
