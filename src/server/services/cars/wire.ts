import type { Kysely } from 'kysely'
import type { Car, CarDays } from '#contract/rentals.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'
import { translationsWire } from '../../db/translations.ts'
import { rowsOf, syncedFields } from '../../db/wire.ts'
import { namedCategoryRows } from '../catalogue/index.ts'
import { daysTaken } from '../days-taken.ts'
import type { CarsTable } from './schema.ts'

/** A guest's device has the names in the cars; the desk needs those without any too. */
export const carCategoryRows = namedCategoryRows('car_categories')

export function carWire(row: CarsTable & { category_name: string }): Car {
  return {
    ...syncedFields(row),
    category_id: row.category_id,
    category: { id: row.category_id, name: row.category_name },
    name: row.name,
    plate: row.plate,
    seats: row.seats,
    transmission: row.transmission,
    fuel: row.fuel,
    daily_rate: fromCents(row.daily_rate_cents),
    is_available: row.is_available === 1,
    description: row.description,
    image_path: row.image_path,
    ...translationsWire(row),
  }
}

/** A car stays when its category is deleted: who rented it must still see it. */
export function activeCars(db: Kysely<Database>) {
  return db
    .selectFrom('cars')
    .innerJoin('car_categories', 'car_categories.id', 'cars.category_id')
    .selectAll('cars')
    .select('car_categories.name as category_name')
    .where('cars.deleted_at', 'is', null)
}

export const carRows = rowsOf(activeCars, carWire, 'cars.id')

/** When cars are out. */
export const takenCarDays = daysTaken('car_days', 'dropoff_date', (row): CarDays => ({
  ...syncedFields(row),
  car_id: row.car_id,
  pickup_date: row.pickup_date,
  pickup_time: row.pickup_time,
  dropoff_date: row.dropoff_date,
  dropoff_time: row.dropoff_time,
}))
