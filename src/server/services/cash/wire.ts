import type { Selectable } from 'kysely'
import type { CashCount } from '#contract/cash-counts.ts'
import type { CashCountsTable } from '../../db/schema.ts'
import { rowsIn, syncedFields, type WireRows } from '../../db/wire.ts'

/** A year of three shifts a day on two tablets. */
const MAX_ON_DEVICE = 2_000

export function cashCountOf(row: Selectable<CashCountsTable>): CashCount {
  return {
    ...syncedFields(row),
    till: row.till,
    till_name: row.till_name,
    from: row.handed_by,
    to: row.taken_over_by,
    shift: { since: row.since, until: row.until },
    counts: JSON.parse(row.counts) as CashCount['counts'],
    reason: row.reason,
    note: row.note,
    device_time: row.device_time,
    device_clock: row.device_clock,
    changed_by: row.changed_by,
  }
}

/** For the feed of changes, and the list: the newest first. */
export const cashCountRows: WireRows = async (db, ids) => {
  const active = db.selectFrom('cash_counts').selectAll().where('deleted_at', 'is', null)
  const newest = active.orderBy('until', 'desc').orderBy('id').limit(MAX_ON_DEVICE)
  return (await rowsIn(active, ids, newest)).map(cashCountOf)
}
