import type { Flag, Json, Kept, Moment } from './columns.ts'

/* Laundry. */

export interface LaundryServicesTable extends Kept {
  name: string
  /** per item, per kg, per pair */
  unit: string
  price_cents: number
  turnaround_hrs: number
  is_available: Flag
  position: number
  image_path: string | null
}

export interface LaundryOrdersTable extends Kept {
  code: string
  /** pending, processing, ready, delivered, cancelled */
  status: string
  payment_status: string
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  room: string | null
  address: string | null
  pickup: Flag
  rush: Flag
  /** When the laundry comes in and goes back, in_at <= out_at, `YYYY-MM-DDTHH:MM` house time. */
  in_at: string
  out_at: string
  notes: string | null
  /** JSON list of { service_id, name, unit, price_cents, qty } */
  items: Json
  subtotal_cents: number
  fees_cents: number
  total_cents: number
  source: string
  ready_at: Moment | null
  delivered_at: Moment | null
  /** Something for the desk to look at; null: nothing. */
  flag: string | null
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** When the device says it was placed; null when unknown. */
  device_time: Moment | null
  /** Who placed it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
  /** The stay on whose folio it is; null: paid by itself. */
  room_booking_id: string | null
}
