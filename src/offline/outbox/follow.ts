import type { OperationRow } from '../db/schema.ts'
import { renamed, withRefs } from './refs.ts'
import { replacementOf, parked, waitingAgain } from './row.ts'
import type { OutboxTx } from './store.ts'

export type Lookup = (id: string) => OperationRow | undefined

/** Rows with what they come after, whether that has ended or not. */
export async function predecessors(tx: OutboxTx, rows: readonly OperationRow[]): Promise<Lookup> {
  const known = new Map(rows.map((row) => [row.id, row]))
  const missing = new Set(rows.flatMap((row) => row.after).filter((id) => !known.has(id)))
  for (const row of await tx.get([...missing])) if (row !== undefined) known.set(row.id, row)
  return (id) => known.get(id)
}

/**
 * The rows, out of these, that must change because of what they follow; `rows` by `seq`.
 *
 * A predecessor that is parked, withdrawn or settled parks its followers; when it goes on, so do
 * they. One that was changed hands them to its successor. Once it is taken, what is about its row
 * goes by the row's number at the server, so that later operations on that row keep their order.
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
  for (const id of row.after) {
    const heir = replacementOf(known(id))
    // The follower's key may stay though its `op:` changes: before the old operation was taken it
    // could not be done, and now that never will be.
    if (heir !== undefined) return followOne(renamed(row, id, heir), known)
  }
  const stuck = row.after.some((id) =>
    ['parked', 'withdrawn', 'settled'].includes(known(id)?.state ?? ''),
  )
  let now = row
  if (stuck && (row.state === 'waiting' || row.state === 'unknown') && row.wish === null) {
    now = parked(row, 'predecessor')
  } else if (!stuck && row.parkReason === 'predecessor') {
    now = waitingAgain(row)
  }
  const group = withRefs(row.group, (id) => known(id)?.madeId)
  return group === row.group ? now : { ...now, group }
}

/** Rows, by `seq`, with what they follow. */
export interface Rows {
  open: OperationRow[]
  known: Lookup
}

/** Every row that has not ended; `open`: where they were read already. */
export async function openRows(tx: OutboxTx, open?: OperationRow[]): Promise<Rows> {
  open ??= await tx.open()
  return { open, known: await predecessors(tx, open) }
}

/** The same, brought up to date with what they follow. */
export async function followAll(tx: OutboxTx, read?: OperationRow[]): Promise<Rows> {
  const { open, known } = await openRows(tx, read)
  const changed = new Map(follow(open, known).map((row) => [row.id, row]))
  await tx.put([...changed.values()])
  const now = (row: OperationRow) => changed.get(row.id) ?? row
  return { open: open.map(now), known: (id) => changed.get(id) ?? known(id) }
}
