import type { Selectable } from 'kysely'
import type { DayClose } from '#contract/day-close.ts'
import type { DayClosesTable } from '../../db/schema.ts'
import { rowsIn, syncedFields, type WireRows } from '../../db/wire.ts'

/** Two months: of older days the house is asked. */
const MAX_ON_DEVICE = 62

export function dayCloseOf(row: Selectable<DayClosesTable>): DayClose {
  return {
    ...syncedFields(row),
    day: row.day,
    figures: JSON.parse(row.figures) as DayClose['figures'],
    carried: JSON.parse(row.carried) as DayClose['carried'],
    series: JSON.parse(row.series) as DayClose['series'],
    owing: JSON.parse(row.owing) as DayClose['owing'],
    seen: row.seen === null ? null : (JSON.parse(row.seen) as DayClose['seen']),
    closed_at: row.created_at,
    device_time: row.device_time,
    device_clock: row.device_clock,
    changed_by: row.changed_by,
  }
}

/** For the feed of changes, and the list: the newest day first. */
export const dayCloseRows: WireRows = async (db, ids) => {
  const active = db.selectFrom('day_closes').selectAll().where('deleted_at', 'is', null)
  const newest = active.orderBy('day', 'desc').limit(MAX_ON_DEVICE)
  return (await rowsIn(active, ids, newest)).map(dayCloseOf)
}
