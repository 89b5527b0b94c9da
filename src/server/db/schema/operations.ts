import type { Flag, Json, SyncedRow, Moment } from './columns.ts'

/* The tables behind exactly-once writes and sync. */

/** One row per Idempotency-Key. `void` marks a key that was voided unused. */
export interface OperationsTable {
  key: string
  /**
   * The sender: `user:<id>`, or `device:<id>` for guests; other actors get no answer for this key.
   */
  actor: string
  operation_id: string | null
  endpoint: string
  /** SHA-256 of method, path and canonical body; null for a key that was voided unused. */
  body_hash: string | null
  state: 'done' | 'void'
  status: number
  /** The stored answer, JSON; pruned after 90 days, the row stays. */
  answer: Json | null
  device_id: string | null
  /** When it was confirmed, clamped to plausible times (pipeline/clamp-device-time.ts). */
  device_time: Moment | null
  /** The device's own clock, where it differs. */
  device_clock: Moment | null
  created_at: Moment
}

/** An operation that was refused on a device: reported, so that a colleague can settle it. */
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
  /** When it was confirmed, clamped to plausible times (pipeline/clamp-device-time.ts). */
  device_time: Moment | null
  /** The device's own clock, where it differs. */
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

/** The latest change of each row: the source of GET /api/changes. */
export interface ChangesTable {
  resource: string
  row_id: string
  /** SQLite: a counter; PostgreSQL: the transaction id. */
  position: number
  deleted: Flag
}

/** Values of the store itself: epoch, counters. */
export interface MetaTable {
  name: string
  value: string
}
