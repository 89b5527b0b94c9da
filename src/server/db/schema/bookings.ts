import type { TranslatedRow } from '../translations.ts'
import type { Currency } from '#lib/currency.ts'
import type { Day, Flag, Json, SyncedRow, Moment } from './columns.ts'

/* Rooms, bookings and occupied nights. */

export interface RoomsTable extends SyncedRow, TranslatedRow {
  room_number: string
  name: string
  /** single, double, twin, suite, apartment */
  type: string
  capacity: number
  price_per_night_cents: number
  description: string
  /** JSON list of text */
  amenities: Json
  /** JSON list of { id, path } */
  images: Json
  cover_image: string | null
  /** Set by staff; not occupancy. */
  is_available: Flag
  available_from: Day | null
}

export interface HotelBookingsTable extends SyncedRow {
  code: string
  group_id: string | null
  room_id: string
  check_in: Day
  check_out: Day
  adults: number
  children: number
  /** pending, approved, active, completed, cancelled */
  status: string
  /** unpaid, paid, failed, refunded */
  payment_status: string
  customer_id: string | null
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  extra_breakfast: Flag
  extra_airport_transfer: Flag
  extra_late_checkout: Flag
  price_per_night_cents: number
  total_cents: number
  currency: Currency
  /** RWF for one dollar when the guest booked; null when booked in dollars. */
  rwf_rate: number | null
  notes: string | null
  source: string
  promo_code: string | null
  discount_cents: number
  /** The charged amount in `currency`: cents of a dollar, or whole francs at `rwf_rate`. */
  charged_total: number
  /**
   * Something for the desk to check, e.g. `room_gone`: paid, but the nights went to another
   * booking.
   */
  flag: string | null
  cancel_reason: string | null
  /** An unpaid departure: the desk's reason and the amount (cents); null: none. */
  owing_reason: string | null
  owing_cents: number | null
  /** What the house gave up of the bill (cents), and the admin's reason; null: nothing. */
  written_off_cents: number | null
  write_off_reason: string | null
  /** Why the desk agreed on another price of a night than the room's own (cents); null: it did not. */
  rate_reason: string | null
  list_price_cents: number | null
  /** The desk's hold: its nights are held until the end of this day while it is pending. */
  hold_until: Day | null
  /** 1: the desk said that no confirmation goes out. */
  no_letter: number | null
  /** When it was requested, by the device; null when unknown. */
  device_time: Moment | null
  /** Who changed it last: a name, or `guest`; null: the server. */
  changed_by: string | null
  /** The guest's language: en, fr, rw; null when unknown. */
  language: string | null
}

/**
 * The public part of a blocking booking: its nights. It has its own id, so that nothing public
 * refers to a booking. Only services/bookings writes it.
 */
export interface StaysTable extends SyncedRow {
  booking_id: string
  room_id: string
  check_in: Day
  check_out: Day
  status: string
}

/** Housekeeping state; `id` is the room's. A room without a row is clean. */
export interface RoomStatesTable extends SyncedRow {
  /** clean, dirty, inspected, out_of_order */
  condition: string
  note: string | null
  /** When it was entered, by the device; null when unknown. */
  device_time: Moment | null
  changed_by: string | null
}

/** One claim per room and night: the primary key prevents double bookings. */
export interface RoomNightsTable {
  room_id: string
  night: Day
  booking_id: string
  /** Set: a hold that others may take over after this time. */
  held_until: Moment | null
}

/** Renewed holds of a booking, to limit holding a room without payment. */
export interface BookingHoldsTable {
  booking_id: string
  /** Holds that followed an active or just expired one. */
  renewals: number
  /** The end of the last one. */
  held_until: Moment
}
