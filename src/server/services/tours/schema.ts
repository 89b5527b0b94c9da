import type { TranslatedRow } from '../../db/translations.ts'
import type { Day, Flag, SyncedRow, Moment } from '../../db/schema.ts'
import type { PricedServiceTable, RoomChargeColumns } from '../service/index.ts'

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

export interface TourBookingsTable extends PricedServiceTable, RoomChargeColumns {
  tour_id: string
  date: Day
  people: number
  payment_method: string
  price_per_person_cents: number
  subtotal_cents: number
  discount_cents: number
  notes: string | null
  promo_code: string | null
  paid_at: Moment | null
  payment_reference: string | null
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
