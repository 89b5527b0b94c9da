import type { Moment } from './columns.ts'

/* Budget counters, and tokens of known devices. */

/** How much of a budget was used in one time window (server/budgets). */
export interface BudgetUsesTable {
  /** As in budgets/budgets.ts. */
  kind: string
  /** `contact …`, `address …`, both hashed, or `house`. */
  who: string
  /** The window's number since 1970. */
  slot: number
  amount: number
  /** The window's end; the row is deleted after it. */
  until: Moment
}

/** What several servers counted together; empty where there is one (SQLite). */
export interface SharedLimitsTable {
  /** Which limit, as http/app.ts names it. */
  kind: string
  /** Whose, hashed with the store's epoch. */
  who: string
  /** As of `at`; it wears off, see SharedLimit. */
  amount: number
  per_ms: number
  after_ms: number
  /** ms since 1970, by the clock of the server that counted last. */
  at: number
}

/** Known devices: their guest has a paid or confirmed booking. */
export interface DeviceTokensTable {
  /** SHA-256 of the device's token. */
  token_hash: string
  /** Valid on this device only. */
  device_id: string
  /** `room:<id>`…: the booking; all its devices share one limit. */
  subject: string
  made_at: Moment
  expires_at: Moment
}
