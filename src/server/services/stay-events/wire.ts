import type { Selectable } from 'kysely'
import type { StayEvent } from '#contract/stay-events.ts'
import type { StayEventsTable } from '../../db/schema.ts'
import { onDevices } from '../../stay-events/keep-on-devices.ts'
import { rowsIn, syncedFields, type WireRows } from '../../db/wire.ts'

export function stayEventOf(row: Selectable<StayEventsTable>): StayEvent {
  return {
    ...syncedFields(row),
    booking_id: row.booking_id,
    kind: row.kind,
    at: row.at,
    by: row.by,
    params: JSON.parse(row.params) as StayEvent['params'],
  }
}

/** For the feed of changes: of stays that are not long over. */
export const stayEventRows: WireRows = async (db, ids) => {
  const active = db
    .selectFrom('stay_events')
    .selectAll()
    .where(onDevices)
    .where('deleted_at', 'is', null)
  const newest = active.orderBy('id')
  return (await rowsIn(active, ids, newest)).map(stayEventOf)
}
