import type { Selectable } from 'kysely'
import type { CashCount } from '#contract/cash-counts.ts'
import type { CashCountsTable } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { syncedFields, type WireRows } from '../../db/wire.ts'

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
  if (ids === null) {
    const newest = active.orderBy('until', 'desc').orderBy('id').limit(MAX_ON_DEVICE)
    return (await newest.execute()).map(cashCountOf)
  }
  const found: CashCount[] = []
  for (const some of batches(ids)) {
    const rows = await active.where('id', 'in', some).execute()
    found.push(...rows.map(cashCountOf))
  }
  return found
}
