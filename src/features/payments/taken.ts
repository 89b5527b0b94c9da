import { inDollars, type Money } from './money.ts'
import type { SubjectRef } from './subjects.ts'

/** Dollars that were taken for something and not given or promised back, as the house counts. */
export function takenOn(rows: readonly Money[], { kind, id }: SubjectRef): number {
  let cents = 0
  for (const row of rows) {
    if (row.status !== 'paid' || row.subject.id !== id || row.subject.kind !== kind) continue
    const back = inDollars(row.refunded, row.currency, row.rwf_rate) ?? 0
    cents += Math.round(((row.dollars ?? 0) - back) * 100)
  }
  return cents / 100
}
