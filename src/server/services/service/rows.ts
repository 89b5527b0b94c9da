import type { Moment, SyncedRow } from '../../db/schema.ts'

/** Columns that the table of every service has. */
export interface ServiceTable extends SyncedRow {
  /** 8 characters a person can read out, made on the device. */
  code: string
  /** One of its description's. */
  status: string
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  /** The page or desk that it came from. */
  source: string
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who made it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/** The same of a service that costs something. */
export interface PricedServiceTable extends ServiceTable {
  total_cents: number
  payment_status: string
  /** Something for the desk to look at, e.g. `room_mismatch`; null: nothing. */
  flag: string | null
  /** The stay on whose folio it is; null: it is paid by itself. */
  room_booking_id: string | null
}

/** What a guest wrote of the room that it is charged to. */
export interface RoomChargeColumns {
  room_number: string | null
  room_guest_name: string | null
}

/** A guest's columns, as their request has them. */
export const customerColumns = <Phone extends string | null>({
  name,
  phone,
  email,
}: {
  name: string
  phone: Phone
  email: string | null
}) => ({ customer_name: name, customer_phone: phone, customer_email: email })
