import type { OperationRow } from '../db/schema.ts'
import { refOfGroup } from './refs.ts'
import { waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'

export type Lookup = (id: string) => OperationRow | undefined

/** Rows with what they come after, whether that has ended or not. */
export async function predecessors(tx: OutboxTx, rows: readonly OperationRow[]): Promise<Lookup> {
  const known = new Map(rows.map((row) => [row.id, row]))
  const missing = new Set(rows.flatMap((row) => row.after).filter((id) => !known.has(id)))
  if (missing.size > 0) {
    for (const row of await tx.get([...missing])) if (row !== undefined) known.set(row.id, row)
  }
  return (id) => known.get(id)
}

/**
 * The rows, out of these, that must change because of what they follow; `rows` by `seq`.
 *
 * A predecessor that is parked, withdrawn or settled parks its followers; when it goes on, so do
 * they. Once it is taken, what is about its row goes by the row's number at the house, so that
 * later operations on that row keep their order with it.
 */
export function follow(rows: readonly OperationRow[], known: Lookup): OperationRow[] {
  const changed = new Map<string, OperationRow>()
  for (const row of rows) {
    const now = followOne(row, (id) => changed.get(id) ?? known(id))
    if (now !== row) changed.set(row.id, now)
  }
  return [...changed.values()]
}

function followOne(row: OperationRow, known: Lookup): OperationRow {
  const stuck = row.after.some((id) => isStuck(known(id)))
  let now = row
  if (stuck && (row.state === 'waiting' || row.state === 'unknown') && row.wish === null) {
    now = { ...row, state: 'parked', parkReason: 'predecessor' }
  } else if (!stuck && row.state === 'parked' && row.parkReason === 'predecessor') {
    now = waitingAgain(row)
  }
  const group = numbered(row.group, known)
  return group === row.group ? now : { ...now, group }
}

function isStuck(row: OperationRow | undefined): boolean {
  return row !== undefined && ['parked', 'withdrawn', 'settled'].includes(row.state)
}

function numbered(group: string, known: Lookup): string {
  const about = refOfGroup(group)
  const made = about === null ? null : (known(about.id)?.madeId ?? null)
  return about === null || made === null ? group : about.subject + made
}
