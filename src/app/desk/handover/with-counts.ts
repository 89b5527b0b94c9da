import { cashCountLineOf, type CountCash } from '#contract/cash-counts.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { entriesOf, tallyOf } from './entries.ts'
import type { Handover } from './past.ts'

const undone: readonly OperationRow['state'][] = ['withdrawn', 'superseded', 'settled']

const isCount = ({ route, state, wish }: OperationRow) =>
  route === 'countCash' && !undone.includes(state) && (state === 'taken' || wish === null)

/**
 * The handovers of this device with those of which only the count was saved: the count and the memory of
 * the handover are two writes, and the page may close between them. The counted cash belongs to the shift
 * that ended, and is in no later count. The latest first. Pure.
 *
 * @param rows every operation of this device
 */
export function withCounts(
  past: readonly Handover[],
  rows: readonly OperationRow[],
): readonly Handover[] {
  const known = new Set(past.map(({ at }) => at))
  const counts = rows
    .filter((row) => isCount(row) && !known.has((row.body as CountCash).shift.until))
    .toSorted((a, b) => a.seq - b.seq)
  return counts.reduce<readonly Handover[]>((before, count) => {
    const handover = handoverOf(count, rows, before)
    return [handover, ...before].toSorted((a, b) => b.seq - a.seq)
  }, past)
}

function handoverOf(
  count: OperationRow,
  rows: readonly OperationRow[],
  past: readonly Handover[],
): Handover {
  const { from, to, note, reason, shift, counts } = count.body as CountCash
  const since = past.find(({ seq }) => seq < count.seq) ?? null
  const shiftRows = rows.filter(({ seq }) => seq < count.seq)
  const { all, there, missing } = tallyOf(
    entriesOf(shiftRows, since, Date.parse(count.deviceTime), null),
  )
  return {
    at: shift.until,
    seq: count.seq,
    from,
    to,
    note: note ?? '',
    all,
    there,
    heard: false,
    missing: missing.map(({ row }) => `${row.words.title} · ${row.words.detail}`),
    counts: counts.map(cashCountLineOf),
    ...(reason && { reason }),
  }
}
