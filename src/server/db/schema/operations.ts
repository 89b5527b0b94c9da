import type { Flag, Json, SyncedRow, Moment } from './columns.ts'

/* What makes "exactly once" and "catching up" true. */

/** One row an Idempotency-Key. `void` burns a key that was never used. */
export interface OperationsTable {
  key: string
  /** Who sent it: `user:<id>`, or `device:<id>` for guests; another actor's key is not answered. */
  actor: string
  operation_id: string | null
  endpoint: string
  /** SHA-256 of method, path and canonical body; null for a key that was voided unseen. */
  body_hash: string | null
  state: 'done' | 'void'
  status: number
  /** The stored answer, JSON; emptied after 90 days, the row stays. */
  answer: Json | null
  device_id: string | null
  /** When it was confirmed, held within what can be true (http/held-time.ts). */
  device_time: Moment | null
  /** What the device's own clock said, where that is another time. */
  device_clock: Moment | null
  created_at: Moment
}

/** What a device could not get taken: reported, so that a colleague can settle it. */
export interface ParkedTable extends SyncedRow {
  key: string
  /** As in OperationsTable. */
  actor: string
  actor_name: string
  device_id: string
  device_name: string | null
  endpoint: string
  /** JSON: params and body of the request, as sent. */
  request: Json
  /** JSON: the refusal { code, message, errors?, current? }. */
  refusal: Json
  /** JSON: the words the device shows for it, { title, detail }. */
  words: Json
  device_time: Moment
  /** open, settled, withdrawn, taken */
  state: string
  settled_by: string | null
  settled_at: Moment | null
  settled_note: string | null
}

export interface AuditTable {
  id: string
  at: Moment
  /** When it was confirmed, held within what can be true (http/held-time.ts). */
  device_time: Moment | null
  /** What the device's own clock said, where that is another time. */
  device_clock: Moment | null
  actor: string
  actor_name: string | null
  /** Who of the staff recorded what `actor` took over: id, name, and why. */
  on_behalf_of: string | null
  on_behalf_of_name: string | null
  on_behalf_reason: string | null
  device_id: string | null
  operation_id: string | null
  endpoint: string
  resource: string
  row_id: string
  /** JSON: { field: [before, after] } without personal data beyond the row's own. */
  changed: Json
}

/** The newest change of each row: what GET /api/changes reads. */
export interface ChangesTable {
  resource: string
  row_id: string
  /** SQLite: a counter; PostgreSQL: the transaction id. */
  position: number
  deleted: Flag
}

/** Small facts of the store itself: epoch, counters. */
export interface MetaTable {
  name: string
  value: string
}
