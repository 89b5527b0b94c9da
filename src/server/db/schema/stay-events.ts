import type { Flag, Json, Moment, SyncedRow } from './columns.ts'

/** What was done about a stay, and the letters about it (server/stay-events). */
export interface StayEventsTable extends SyncedRow {
  booking_id: string
  /** As in contract/stay-events.ts. */
  kind: string
  at: Moment
  by: string | null
  /** JSON, as in contract/stay-events.ts. */
  params: Json
  /** Of a letter. */
  notice_id: string | null
  /** Devices have it; 0: the stay is long over. */
  on_devices: Flag
}
