import type { OperationRow } from '../db/schema.ts'
import type { Engine } from './engine.ts'
import { refsIn } from './refs.ts'
import { madeNow, newRow } from './row.ts'
import type { NewOperation } from './types.ts'

export type Change = Pick<NewOperation, 'body' | 'words'> &
  Partial<Pick<NewOperation, 'params' | 'route' | 'validUntil' | 'actor' | 'onBehalfOf'>>

/** The row of a new body: its own id and key, the old one's place in the order. */
export function changed(engine: Engine, row: OperationRow, change: Change): OperationRow {
  const { group, ...old } = row
  // What it makes itself has its own name; what it is about stays.
  const about = refsIn(group).includes(row.id) ? {} : { group }
  const made = { id: engine.newId(), ...madeNow(engine) }
  const { seq, deviceTime, clock } = row
  // What a colleague recorded was so when they recorded it, whoever sends it.
  const then = change.actor && { deviceTime, ...(clock && { clock }) }
  return { ...newRow({ ...old, ...about, ...change }, made), ...then, seq, replaces: row.id }
}
