import { uuidv7 } from '#lib/uuid.ts'
import type { Moment } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import type { StayHappened } from './events-of.ts'

export interface NewStayEvent extends StayHappened {
  at: Moment
  by: string | null
  noticeId?: string
}

/** Writes one event. Where the stay's earlier ones had left the devices, they come back with it. */
export async function insertStayEvent(tx: Tx, event: NewStayEvent): Promise<void> {
  const dropped = await tx.db
    .selectFrom('stay_events')
    .select('id')
    .where('booking_id', '=', event.bookingId)
    .where('on_devices', '=', 0)
    .orderBy('id')
    .execute()
  for (const { id } of dropped) await tx.update('stay_events', id, { on_devices: 1 })
  await tx.insert('stay_events', {
    id: uuidv7(Date.parse(tx.stamp.at)),
    booking_id: event.bookingId,
    kind: event.kind,
    at: event.at,
    by: event.by,
    params: JSON.stringify(event.params),
    notice_id: event.noticeId ?? null,
    on_devices: 1,
  })
}

/** What the server did by itself, or what no entry of the audit tells: now. `by` of the transaction. */
export async function noteStay(
  tx: Tx,
  happened: StayHappened,
  by: string | null = tx.stamp.by ?? null,
): Promise<void> {
  await insertStayEvent(tx, { ...happened, at: tx.stamp.at, by })
}
