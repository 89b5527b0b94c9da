import type { Selectable } from 'kysely'
import { dayClose, type DayClose } from '#contract/day-close.ts'
import type { DayClosesTable } from '../../db/schema.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'

/** Two months: of older days the house is asked. */
const MAX_ON_DEVICE = 62

export const dayCloseOf = (row: Selectable<DayClosesTable>): DayClose =>
  onWire(dayClose, row, {
    figures: JSON.parse(row.figures) as DayClose['figures'],
    carried: JSON.parse(row.carried) as DayClose['carried'],
    series: JSON.parse(row.series) as DayClose['series'],
    owing: JSON.parse(row.owing) as DayClose['owing'],
    seen: row.seen === null ? null : (JSON.parse(row.seen) as DayClose['seen']),
    closed_at: row.created_at,
  })

/** For the feed of changes, and the list: the newest day first. */
export const dayCloseRows = rowsOf((db) => activeIn(db, 'day_closes'), dayCloseOf, {
  first: (all) => all.orderBy('day', 'desc').limit(MAX_ON_DEVICE),
})
