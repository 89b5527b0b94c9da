import type { Kysely } from 'kysely'
import type { Car } from '#contract/rentals.ts'
import { fromCents } from '#domain/money.ts'
import type { CarsTable, Database } from '../../db/schema.ts'
import { keptWire } from '../../db/wire.ts'

export function carWire(row: CarsTable & { category_name: string }): Car {
  return {
    ...keptWire(row),
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
  }
}

/** A car stays when its category is deleted: who rented it must still see it. */
export function livingCars(db: Kysely<Database>) {
  return db
    .selectFrom('cars')
    .innerJoin('car_categories', 'car_categories.id', 'cars.category_id')
    .selectAll('cars')
    .select('car_categories.name as category_name')
    .where('cars.deleted_at', 'is', null)
}
