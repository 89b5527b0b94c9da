import type { Flag, SyncedRow, Moment } from './columns.ts'

/* Who booked. */

export interface CustomersTable extends SyncedRow {
  name: string
  email: string | null
  phone: string | null
  vip: Flag
  banned: Flag
  marketing_opt_in: Flag
  notes: string | null
  last_seen_at: Moment | null
  /** Worked out from what they booked and paid (services/customers/sync.ts); null: not yet. */
  bookings_count: number | null
  spend_cents: number | null
  device_time: Moment | null
  /** Who of staff changed it last. */
  changed_by: string | null
}

/** By what a customer is known: `email:…`, `phone:+…`, or `name:…` where they gave neither. */
export interface CustomerKeysTable {
  key: string
  customer_id: string
}

/** Whose a booking or order is. */
export interface CustomerLinksTable {
  /** room, restaurant, laundry, car, tour */
  subject_kind: string
  subject_id: string
  customer_id: string
}
