import type { Kysely, Selectable } from 'kysely'
import type { NamedCategory } from '#contract/catalogue-manage.ts'
import type { Car, CarDays } from '#contract/rentals.ts'
import { addDays } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'
import { syncedFields, type WireRows } from '../../db/wire.ts'
import type { CarCategoriesTable, CarDaysTable, CarsTable } from './schema.ts'

export function carCategoryWire(row: CarCategoriesTable): NamedCategory {
  return { ...syncedFields(row), name: row.name }
}

export function activeCarCategories(db: Kysely<Database>) {
  return db.selectFrom('car_categories').selectAll().where('deleted_at', 'is', null)
}

/** A guest's device has the names in the cars; the desk needs those without any too. */
export const carCategoryRows: WireRows = async (db, ids) => {
  const query = activeCarCategories(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(carCategoryWire)
}

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

export const carRows: WireRows = async (db, ids) => {
  const query = activeCars(db).$if(ids !== null, (q) => q.where('cars.id', 'in', ids ?? []))
  return (await query.execute()).map(carWire)
}

/** Whose rental it is, and which operation made it, is nobody else's business. */
export function carDaysWire(row: Selectable<CarDaysTable>): CarDays {
  return {
    ...syncedFields(row),
    operation_id: null,
    car_id: row.car_id,
    pickup_date: row.pickup_date,
    pickup_time: row.pickup_time,
    dropoff_date: row.dropoff_date,
    dropoff_time: row.dropoff_time,
  }
}

/**
 * When cars are out. What is past is left out; what is past is told by the newest change, which is
 * never ahead of the house's clock.
 */
export const carDayRows: WireRows = async (db, ids) => {
  const newest = await db
    .selectFrom('car_days')
    .select((eb) => eb.fn.max('changed_at').as('at'))
    .executeTakeFirst()
  const yesterday = addDays((newest?.at ?? '2000-01-01').slice(0, 10), -1)
  const rows = await db
    .selectFrom('car_days')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('dropoff_date', '>=', yesterday)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return rows.map(carDaysWire)
}
