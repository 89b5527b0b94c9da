import { cashCountLineOf, type CountCash } from '#contract/cash-counts.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { entriesOf, tallyOf } from './entries.ts'
import type { Handover } from './past.ts'

const undone: readonly OperationRow['state'][] = ['withdrawn', 'superseded', 'settled']

const isCount = ({ state, wish }: OperationRow) =>
  !undone.includes(state) && (state === 'taken' || wish === null)

/** The house does not have it, and a later count covers its cash. */
const isRefused = ({ state }: OperationRow) => state === 'parked' || state === 'withdrawn'

const endOf = ({ body }: OperationRow) => (body as CountCash).shift.until

/**
 * The handovers of this device with those of which only the count was saved: the count and the memory of
 * the handover are two writes, and the page may close between them. The counted cash belongs to the shift
 * that ended, and is in no later count, unless the count was refused. The latest first. Pure.
 *
 * @param rows every operation of this device
 */
export function withCounts(
  past: readonly Handover[],
  rows: readonly OperationRow[],
): readonly Handover[] {
  const counts = rows.filter(({ route }) => route === 'countCash')
  const known = new Set(past.map(({ at }) => at))
  const refused = new Set(counts.filter(isRefused).map(endOf))
  const all = counts
    .filter((row) => isCount(row) && !known.has(endOf(row)))
    .toSorted((a, b) => a.seq - b.seq)
    .reduce<readonly Handover[]>((before, count) => {
      const handover = handoverOf(count, rows, before)
      return [handover, ...before].toSorted((a, b) => b.seq - a.seq)
    }, past)
  return all.map((one) => (refused.has(one.at) ? { ...one, countRefused: true } : one))
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
