import type { Moment } from './columns.ts'

/* What strangers have cost lately, and who is none any more. */

/** How much of a budget was used in one span of time (server/budgets). */
export interface BudgetUsesTable {
  /** As in budgets/table.ts. */
  kind: string
  /** `contact …`, `address …`, both unreadable, or `house`. */
  who: string
  /** The window's number since 1970. */
  slot: number
  amount: number
  /** The window's end; the row goes after it. */
  until: Moment
}

/** Devices whose guest has a booking that was paid or confirmed: they are no strangers. */
export interface DeviceTokensTable {
  /** SHA-256 of what the device holds. */
  token_hash: string
  /** It is good on this device alone. */
  device_id: string
  /** `room:<id>`…: whose booking it was; all devices of one share its allowance. */
  subject: string
  made_at: Moment
  expires_at: Moment
}
