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
