import { BATCH_BYTES, BATCH_MAX } from '#contract/wire.ts'
import type { OperationRow } from '../db/schema.ts'
import { isAhead } from './backoff.ts'
import { successorOf } from './row.ts'
import type { Lookup } from './follow.ts'
import { maySend, type Senders } from './tokens.ts'
import { wireSize } from './wire-operation.ts'

export interface QueueView {
  /** Every row that has not ended, by `seq`. */
  open: readonly OperationRow[]
  known: Lookup
  senders: Senders
  /** As of the set-up: null for what waits until its person is signed in here. */
  signedIn?: (row: OperationRow) => string | null | undefined
  /** Device's clock, ms. */
  now: number
}

/**
 * What may be sent next in one request, at most `most` rows of one actor and one contract, in the
 * order they are to be done. Inside a group order is kept: whatever cannot go holds up those behind
 * it in its group, and nobody else. Rows over 64 kB go alone, when nothing smaller is due.
 */
export function nextRows(view: QueueView, limit: number = BATCH_MAX): OperationRow[] {
  const small = pick(view, limit, false)
  return small.length > 0 ? small : pick(view, 1, true)
}

function pick(view: QueueView, limit: number, big: boolean): OperationRow[] {
  const rows: OperationRow[] = []
  let bytes = 0
  walk(view, rows, (row) => {
    const full = rows.length >= limit || bytes > BATCH_BYTES
    if (full || isAhead(row.nextTry, view.now) || !isAlike(view, row, rows[0])) return false
    // Measured last: of a thousand rows that wait, those that may go and the first that does not fit.
    const size = wireSize(row)
    if (size > BATCH_BYTES !== big) return false
    bytes += size
    return big || bytes <= BATCH_BYTES
  })
  return rows
}

/** Goes through what is free to go, in its order; `takes` says whether it does. */
function walk(view: QueueView, chosen: OperationRow[], takes: (row: OperationRow) => boolean) {
  const { open, known, senders } = view
  const held = new Set<string>()
  const successors = wishedSuccessors(open)
  for (const row of open) {
    const free =
      !held.has(row.group) &&
      !successors.has(row.id) &&
      (row.state === 'waiting' || row.state === 'unknown') &&
      row.wish === null &&
      maySend(senders, row.actorKey) &&
      view.signedIn?.(row) !== null &&
      row.after.every((id) => isDone(id, known) || chosen.some((before) => before.id === id))
    if (free && takes(row)) chosen.push(row)
    else held.add(row.group)
  }
}

/** New bodies that wait until it is sure that the old one was not done. */
export function wishedSuccessors(open: readonly OperationRow[]): ReadonlySet<unknown> {
  return new Set(open.map(successorOf))
}

/** A row that another page is sending is looked after once more, should that page have died, ms. */
const LOOK_AFTER = 60_000

/**
 * When something is to be sent without anybody doing anything, ms; null when nothing waits for
 * time alone. Only the head of each group counts: what is behind it goes when it has gone.
 */
export function nextMoment(view: QueueView): number | null {
  const { open, senders, now } = view
  const moments: number[] = []
  const note = ({ nextTry }: OperationRow) => {
    moments.push(isAhead(nextTry, now) ? nextTry : now)
    return false
  }
  walk(view, [], note)
  for (const row of open) {
    if (isWished(row, view)) note(row)
    if (row.state === 'sending' && maySend(senders, row.actorKey)) moments.push(now + LOOK_AFTER)
  }
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Rows whose wish the server is to be asked for: their keys are to be voided. */
export function nextWish(view: QueueView): OperationRow | undefined {
  return view.open.find((row) => isWished(row, view) && !isAhead(row.nextTry, view.now))
}

/** In whose name a row goes, or what is wished of it. */
export function wisherOf({ wish, actorKey }: OperationRow): string {
  return wish?.by ?? actorKey
}

function isWished(row: OperationRow, { senders }: QueueView): boolean {
  return row.wish !== null && row.state !== 'sending' && maySend(senders, wisherOf(row))
}

function isAlike(view: QueueView, row: OperationRow, first: OperationRow | undefined): boolean {
  if (first === undefined) return true
  return (
    row.actorKey === first.actorKey &&
    row.contractVersion === first.contractVersion &&
    view.signedIn?.(row) === view.signedIn?.(first)
  )
}

/** What was pruned was taken, or what follows it was parked and looked at long before. */
function isDone(id: string, known: Lookup): boolean {
  const before = known(id)
  return before === undefined || before.state === 'taken'
}
