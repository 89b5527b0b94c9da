import type { Selectable } from 'kysely'
import { cashCount, type CashCount } from '#contract/cash-counts.ts'
import type { CashCountsTable } from '../../db/schema.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'

/** A year of three shifts a day on two tablets. */
const MAX_ON_DEVICE = 2_000

export const cashCountOf = (row: Selectable<CashCountsTable>): CashCount =>
  onWire(cashCount, row, {
    from: row.handed_by,
    to: row.taken_over_by,
    shift: { since: row.since, until: row.until },
    counts: JSON.parse(row.counts) as CashCount['counts'],
  })

/** For the feed of changes, and the list: the newest first. */
export const cashCountRows = rowsOf((db) => activeIn(db, 'cash_counts'), cashCountOf, {
  first: (all) => all.orderBy('until', 'desc').orderBy('id').limit(MAX_ON_DEVICE),
})
