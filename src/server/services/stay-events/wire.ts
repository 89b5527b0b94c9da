import type { Selectable } from 'kysely'
import { stayEvent, type StayEvent } from '#contract/stay-events.ts'
import type { StayEventsTable } from '../../db/schema.ts'
import { onDevices } from '../../stay-events/keep-on-devices.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'

export const stayEventOf = (row: Selectable<StayEventsTable>): StayEvent =>
  onWire(stayEvent, row, { params: JSON.parse(row.params) as StayEvent['params'] })

/** For the feed of changes: of stays that are not long over. */
export const stayEventRows = rowsOf(
  (db) => activeIn(db, 'stay_events').where(onDevices),
  stayEventOf,
  { first: (all) => all.orderBy('id') },
)
