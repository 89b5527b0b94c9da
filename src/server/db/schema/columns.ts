/**
 * The tables, as Kysely sees them on both stores.
 *
 * Only types that SQLite and PostgreSQL share are used: text, integer, double. Ids are text.
 * Money is integer cents of the base currency (decision 86; `charged`: in its own smallest unit). Days are
 * `YYYY-MM-DD`, times of day `HH:MM`, moments ISO 8601 in UTC with milliseconds, so that text
 * order is time order. Flags are 0 or 1. Lists and maps are JSON text.
 */

/** 0 or 1; SQLite has no boolean. */
export type Flag = 0 | 1

/** `YYYY-MM-DD` in the house's time zone. */
export type Day = string

/** `HH:MM` in the house's time zone. */
export type TimeOfDay = string

/** ISO 8601, UTC, milliseconds. */
export type Moment = string

/** JSON text. */
export type Json = string

/**
 * The columns of every table that devices sync: version, tombstone, and the operation that changed
 * it last.
 */
export interface SyncedRow {
  id: string
  /** Starts at 1, incremented with each change. */
  version: number
  created_at: Moment
  changed_at: Moment
  /** Set: the row is deleted, and devices are told so. */
  deleted_at: Moment | null
  /** The operation that created or last changed the row, where there is one. */
  operation_id: string | null
}
