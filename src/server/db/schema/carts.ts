import type { Day, Json, SyncedRow, Moment } from './columns.ts'

/* One cart for the whole stay. */

/** What a guest booked in one go, over all services. What it consists of are its services' own rows. */
export interface CartsTable extends SyncedRow {
  code: string
  /** all, each: what became of the rest where a line could not be had */
  take: string
  /** counter, card */
  payment_method: string
  customer_name: string
  customer_phone: string
  customer_email: string | null
  source: string
  device_time: Moment | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/** A line as it was asked for. */
export interface CartLinesTable {
  cart_id: string
  /** The guest's order, from 1 on. */
  position: number
  /** The device's name for it. */
  line: string
  /** room, bundle, restaurant, laundry, car, tour */
  kind: string
  title: string
  /** First and last day that were asked for. */
  from_day: Day | null
  to_day: Day | null
  /** JSON { code, message, errors?, current? }; null: it was taken, see cart_rows. */
  refusal: Json | null
}

/** What a line that was taken became: several rows where it is several rooms. */
export interface CartRowsTable {
  /** As payments name them: room, restaurant, laundry, car, tour */
  subject_kind: string
  subject_id: string
  cart_id: string
  /** Of its line. */
  position: number
}
