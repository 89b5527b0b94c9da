import { BATCH_BYTES, BATCH_MOST } from '#contract/wire.ts'
import type { OperationRow } from '../db/schema.ts'
import { isAhead } from './backoff.ts'
import type { Lookup } from './follow.ts'
import { maySend, type Senders } from './tokens.ts'
import { wireSize } from './wire-operation.ts'

export interface QueueView {
  /** Every row that has not ended, by `seq`. */
  open: readonly OperationRow[]
  known: Lookup
  senders: Senders
  /** Device's clock, ms. */
  now: number
}

/** Rows of one request: of one actor and one contract, in the order they are to be done. */
export interface Next {
  rows: OperationRow[]
  actorKey: string
}

/**
 * What may be sent next, at most `most` rows. Inside a group order is kept: whatever cannot go
 * holds up those behind it in its group, and nobody else. Rows over 64 kB go alone, when nothing
 * smaller is due.
 */
export function nextRows(view: QueueView, most: number = BATCH_MOST): Next | null {
  const small = pick(view, Math.min(most, BATCH_MOST), false)
  return small ?? pick(view, 1, true)
}

function pick(view: QueueView, most: number, big: boolean): Next | null {
  const held = new Set<string>()
  const chosen = new Map<string, OperationRow>()
  const successors = wishedSuccessors(view.open)
  let first: OperationRow | undefined
  let bytes = 0

  for (const row of view.open) {
    if (held.has(row.group)) continue
    const fits = () => {
      const size = wireSize(row)
      if (big !== size > BATCH_BYTES) return false
      if (!big && bytes + size > BATCH_BYTES) return false
      bytes += size
      return true
    }
    const goes =
      chosen.size < most &&
      !successors.has(row.id) &&
      maySendNow(row, view) &&
      isAlike(row, first) &&
      row.after.every((id) => chosen.has(id) || isDone(id, view.known)) &&
      fits()
    if (goes) {
      first ??= row
      chosen.set(row.id, row)
    } else {
      held.add(row.group)
    }
  }
  return first === undefined ? null : { rows: [...chosen.values()], actorKey: first.actorKey }
}

/** A row that another page is sending is looked after once more, should that page have died, ms. */
const LOOK_AFTER = 60_000

/**
 * When something is to be sent without anybody doing anything, ms; null when nothing waits for
 * time alone. Only the head of each group counts: what is behind it goes when it has gone.
 */
export function nextMoment(view: QueueView): number | null {
  const successors = wishedSuccessors(view.open)
  const groups = new Set<string>()
  let next: number | null = null
  for (const row of view.open) {
    const head = !groups.has(row.group)
    groups.add(row.group)
    const counts =
      row.state !== 'parked' &&
      maySend(view.senders, row.actorKey) &&
      (row.wish !== null ||
        (head && !successors.has(row.id) && row.after.every((id) => isDone(id, view.known))))
    if (!counts) continue
    const ahead = isAhead(row.nextTry, view.now) ? row.nextTry : view.now
    const moment = row.state === 'sending' ? view.now + LOOK_AFTER : ahead
    next = Math.min(next ?? moment, moment)
  }
  return next
}

function maySendNow(row: OperationRow, { senders, now }: QueueView): boolean {
  const waits = row.state === 'waiting' || row.state === 'unknown'
  return waits && row.wish === null && !isAhead(row.nextTry, now) && maySend(senders, row.actorKey)
}

function isAlike(row: OperationRow, first: OperationRow | undefined): boolean {
  if (first === undefined) return true
  return row.actorKey === first.actorKey && row.contractVersion === first.contractVersion
}

/** What was pruned was taken, or what follows it was parked and looked at long before. */
function isDone(id: string, known: Lookup): boolean {
  const before = known(id)
  return before === undefined || before.state === 'taken'
}

/** Rows whose wish the house is to be asked for: their keys are to be burnt. */
export function nextWish(view: QueueView): OperationRow | undefined {
  return view.open.find(
    (row) =>
      row.wish !== null &&
      row.state !== 'sending' &&
      !isAhead(row.nextTry, view.now) &&
      maySend(view.senders, row.actorKey),
  )
}

/** New bodies that wait until it is sure that the old one was not done. */
function wishedSuccessors(open: readonly OperationRow[]): Set<string> {
  const ids = open.map(({ wish }) => (wish?.kind === 'change' ? wish.successor : ''))
  return new Set(ids)
}
