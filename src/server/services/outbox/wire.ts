import type { Parked } from '#contract/outbox.ts'
import type { ParkedTable } from '../../db/schema.ts'
import { keptWire, type WireRows } from '../../db/wire.ts'

/** A parked row as the desk sees it. */
export function parkedWire(row: ParkedTable): Parked {
  return {
    ...keptWire(row),
    key: row.key,
    actor_name: row.actor_name,
    device_id: row.device_id,
    device_name: row.device_name,
    endpoint: row.endpoint,
    request: JSON.parse(row.request) as unknown,
    refusal: JSON.parse(row.refusal) as Parked['refusal'],
    words: JSON.parse(row.words) as Parked['words'],
    device_time: row.device_time,
    state: row.state as Parked['state'],
    settled_by: row.settled_by,
    settled_at: row.settled_at,
    settled_note: row.settled_note,
  }
}

/** For the feed of changes: what is still anyone's worry. What no longer is, leaves the devices. */
export const parkedRows: WireRows = async (db, ids) => {
  const rows = await db
    .selectFrom('parked')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('state', '=', 'open')
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return rows.map(parkedWire)
}
