import type { CashCount } from '#contract/cash-counts.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { shiftOf, standingOf } from './entries.ts'
import type { Handover } from './past.ts'

/** What the next count of this device's till covers. */
export interface TillPeriod {
  /** ISO; null: nothing was counted or handed over before. */
  since: string | null
  /** What may have moved cash. */
  operations: readonly OperationRow[]
  /** An earlier count was refused or taken back: its cash is in this one. */
  hasRefused: boolean
}

/**
 * A till is counted from the last count that stands, which is not always the last handover: one
 * whose count was refused has ended, and its cash is still to be counted (decision 67). Pure.
 *
 * @param past handovers of this device with their counts, the latest first
 * @param rows every operation of this device
 * @param last the last count of this till that the house has, or that waits; null: none is known
 * @param now ms
 */
export function tillPeriod(
  past: readonly Handover[],
  rows: readonly OperationRow[],
  last: CashCount | null,
  now: number,
): TillPeriod {
  const listed = past.findIndex(({ at }) => at === last?.shift.until)
  const standing = past.findIndex(({ counts, countRefused }) => counts && !countRefused)
  const refused = past.findLastIndex(({ countRefused }) => countRefused)
  // Where no till was ever counted, a refused count began at the handover before it.
  const from = listed >= 0 ? listed : standing >= 0 ? standing : refused + 1
  const begin = past[from] ?? null
  const firstRefused = past[refused]?.at
  const operations = shiftOf(
    rows,
    begin,
    begin === null && firstRefused ? Date.parse(firstRefused) : now,
  )
    .filter(({ row, earlier }) => !earlier && standingOf(row, undefined) !== 'over')
    .map(({ row }) => row)
  const hasRefused = past.slice(0, from).some(({ countRefused }) => countRefused)
  return { since: begin?.at ?? null, operations, hasRefused }
}
