import type { Day, Flag, Json, SyncedRow, Moment } from './columns.ts'

/* Rooms, who stays in them, and which nights are taken. */

export interface RoomsTable extends SyncedRow {
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
  /** Staff's own switch, not occupancy. */
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
  currency: 'USD' | 'RWF'
  /** RWF for one dollar when the guest booked; null when booked in dollars. */
  rwf_rate: number | null
  notes: string | null
  source: string
  promo_code: string | null
  discount_cents: number
  /** What is charged, in `currency`: cents of a dollar, or whole francs at `rwf_rate`. */
  charged_total: number
  /** Something for the desk to look at, e.g. `room_gone`: paid, and the nights went to another. */
  flag: string | null
  cancel_reason: string | null
  /** The guest left owing: why, by the desk's word, and how much it was (cents); null: nothing. */
  owing_reason: string | null
  owing_cents: number | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who changed it last: a name, or `guest`; null: the house by itself. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/**
 * What everyone may know of a blocking booking: its nights. A row of its own with an id of its own,
 * so that nothing public names a booking. Kept in step by services/bookings alone.
 */
export interface StaysTable extends SyncedRow {
  booking_id: string
  room_id: string
  check_in: Day
  check_out: Day
  status: string
}

/** How a room was left and found; `id` is the room's. A room without a row is clean. */
export interface RoomStatesTable extends SyncedRow {
  /** clean, dirty, inspected, out_of_order */
  condition: string
  note: string | null
  /** When the device says it was said; null when unknown. */
  device_time: Moment | null
  changed_by: string | null
}

/** One claim for one room and night: the primary key is what makes a double sale impossible. */
export interface RoomNightsTable {
  room_id: string
  night: Day
  booking_id: string
  /** Set: a hold that another may take over after this moment. */
  held_until: Moment | null
}

/** How often in a row a booking has held its nights: nobody keeps a room by paying never. */
export interface BookingHoldsTable {
  booking_id: string
  /** Holds that followed a living or just ended one. */
  renewals: number
  /** Until when the last one went. */
  held_until: Moment
}
