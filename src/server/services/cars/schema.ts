import type { TranslatedRow } from '../../db/translations.ts'
import type { Day, Flag, Json, SyncedRow, TimeOfDay } from '../../db/schema.ts'
import type { PricedServiceTable } from '../service/index.ts'

export interface CarCategoriesTable extends SyncedRow, TranslatedRow {
  name: string
}

export interface CarsTable extends SyncedRow, TranslatedRow {
  category_id: string
  name: string
  plate: string
  seats: number
  /** Automatic, Manual */
  transmission: string
  /** Petrol, Diesel, Electric, Hybrid */
  fuel: string
  daily_rate_cents: number
  is_available: Flag
  description: string
  image_path: string | null
}

export interface CarRentalsTable extends PricedServiceTable {
  car_id: string
  /** The masked card that a guest announced; null: none. Never a card's number. */
  payment_reference: string | null
  pickup_date: Day
  pickup_time: TimeOfDay
  dropoff_date: Day
  dropoff_time: TimeOfDay
  pickup_location: string
  dropoff_location: string
  /** JSON map: gps, child_seat, additional_driver, insurance, pickup_delivery */
  extras: Json
  /** JSON map of what each extra cost when it was ordered, in cents; null: the documents' prices. */
  extras_prices: Json | null
  base_cents: number
  extras_cents: number
}

/** When a car is out: what everyone may know of a rental that keeps its car (days.ts). */
export interface CarDaysTable extends SyncedRow {
  rental_id: string
  car_id: string
  pickup_date: Day
  pickup_time: TimeOfDay
  dropoff_date: Day
  dropoff_time: TimeOfDay
}

declare module '../../db/schema.ts' {
  interface Database {
    car_categories: CarCategoriesTable
    cars: CarsTable
    car_rentals: CarRentalsTable
    car_days: CarDaysTable
  }
}
