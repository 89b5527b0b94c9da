import type { CarTaken } from '#contract/rentals.ts'
import { carKeepingStatuses, rentalPeriodsOverlap, type RentalPeriod } from '#domain/cars.ts'
import { addDays } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import type { CarsTable } from './schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** Cars offered in place of one that is gone. */
const MAX_OFFERED = 20

/** Ids of cars that are out at some of this time. `except`: a rental that is being moved. */
async function carsOut(
  tx: Tx,
  rentalPeriod: RentalPeriod,
  except: string | null,
): Promise<Set<string>> {
  const rows = await tx.db
    .selectFrom('car_rentals')
    .select(['id', 'car_id', 'pickup_date', 'pickup_time', 'dropoff_date', 'dropoff_time'])
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...carKeepingStatuses])
    // The hour between two guests may reach over midnight.
    .where('dropoff_date', '>=', addDays(rentalPeriod.pickup_date, -1))
    .where('pickup_date', '<=', addDays(rentalPeriod.dropoff_date, 1))
    .execute()
  return new Set(
    rows
      .filter((row) => row.id !== except && rentalPeriodsOverlap(row, rentalPeriod))
      .map(({ car_id }) => car_id),
  )
}

/**
 * Locks a car, and makes sure that it can be had for all of this time: whoever rents it next waits
 * for this transaction, and then sees what it did. Throws `car_taken` with cars to take instead.
 *
 * @param rental the one that is being moved, which stands in nobody's way
 */
export async function claimCar(
  tx: Tx,
  carId: string,
  rentalPeriod: RentalPeriod,
  rental: string | null = null,
): Promise<CarsTable> {
  const car = await tx.lock('cars', carId)
  if (car === undefined) {
    return refuse('unknown_car', { field: 'car_id' })
  }
  const out = await carsOut(tx, rentalPeriod, rental)
  // Staff's own switch keeps new guests away; who has the car already keeps it.
  const free = !out.has(car.id) && (car.is_available === 1 || rental !== null)
  return free ? car : await refuseUnavailable(tx, car, out)
}

async function refuseUnavailable(tx: Tx, car: CarsTable, out: ReadonlySet<string>): Promise<never> {
  const rows = await tx.db
    .selectFrom('cars')
    .select(['id', 'name', 'daily_rate_cents'])
    .where('deleted_at', 'is', null)
    .where('is_available', '=', 1)
    .orderBy('daily_rate_cents')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const current: CarTaken = {
    car_id: car.id,
    cars: rows
      .filter(({ id }) => id !== car.id && !out.has(id))
      .slice(0, MAX_OFFERED)
      .map(({ id, name, daily_rate_cents }) => ({
        car_id: id,
        name,
        daily_rate: fromCents(daily_rate_cents),
      })),
  }
  return refuse('car_not_free', { car: car.name }, { current })
}
