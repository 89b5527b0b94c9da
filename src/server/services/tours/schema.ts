import type { TranslatedRow } from '../../db/translations.ts'
import type { Day, Flag, SyncedRow, Moment } from '../../db/schema.ts'

export interface TourCategoriesTable extends SyncedRow, TranslatedRow {
  name: string
}

export interface ToursTable extends SyncedRow, TranslatedRow {
  category_id: string
  name: string
  location: string
  duration_days: number
  capacity: number
  /** `HH:MM`, house time; null: a day and no hour. */
  departure_time: string | null
  price_cents: number
  is_available: Flag
  description: string
  image_path: string | null
}

export interface TourBookingsTable extends SyncedRow {
  code: string
  tour_id: string
  date: Day
  people: number
  /** pending, approved, completed, cancelled */
  status: string
  payment_method: string
  payment_status: string
  price_per_person_cents: number
  subtotal_cents: number
  discount_cents: number
  total_cents: number
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  notes: string | null
  promo_code: string | null
  source: string
  paid_at: Moment | null
  payment_reference: string | null
  /** Charged to a room: what the guest wrote, and the stay it matched, if it did. */
  room_number: string | null
  room_guest_name: string | null
  room_booking_id: string | null
  /** Something for the desk to look at, e.g. `room_mismatch`. */
  flag: string | null
  cancel_reason: string | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who changed it last: a name, or `guest`; null: the house by itself. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/**
 * What everyone may know of a tour's day: how many places are gone. Kept in step by this folder
 * alone (`showTourDay`), also where nobody comes any more.
 */
export interface TourDaysTable extends SyncedRow {
  tour_id: string
  date: Day
  /** On pending and approved bookings. */
  people: number
  /** Of these on approved ones. */
  approved: number
}

declare module '../../db/schema.ts' {
  interface Database {
    tour_categories: TourCategoriesTable
    tours: ToursTable
    tour_bookings: TourBookingsTable
    tour_days: TourDaysTable
  }
}
