import type { Selectable } from 'kysely'
import type { CarDays } from '#contract/rentals.ts'
import { addDays } from '#domain/days.ts'
import type { CarDaysTable } from '../../db/schema.ts'
import { keptWire, type WireRows } from '../../db/wire.ts'
import { carWire, livingCars } from './rows.ts'

export const carRows: WireRows = async (db, ids) => {
  const query = livingCars(db).$if(ids !== null, (q) => q.where('cars.id', 'in', ids ?? []))
  return (await query.execute()).map(carWire)
}

/** Whose rental it is, and which operation made it, is nobody else's business. */
export function carDaysWire(row: Selectable<CarDaysTable>): CarDays {
  return {
    ...keptWire(row),
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
