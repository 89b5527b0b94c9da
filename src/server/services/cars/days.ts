import * as z from 'zod/mini'
import { carDays, type CarDays } from '#contract/rentals.ts'
import { keepsCar } from '#domain/cars.ts'
import type { Tx } from '../../db/store.ts'
import { onWire } from '../../db/wire.ts'
import { read } from '../../pipeline/endpoint.ts'
import { daysTaken, syncTaken } from '../days-taken.ts'
import type { RentalRow } from './rental-rows.ts'

/** Updates the public row of a rental (`car_days`). Call it after every change. */
export async function syncCarDays(tx: Tx, row: RentalRow): Promise<void> {
  const { id, status, car_id, pickup_date, pickup_time, dropoff_date, dropoff_time } = row
  const out = { car_id, pickup_date, pickup_time, dropoff_date, dropoff_time }
  await syncTaken(tx, 'car_days', { rental_id: id }, keepsCar(status) ? out : null, 'outing')
}

/** Changes a rental and its public row. Rentals are changed by this function only. */
export async function changeRental(
  tx: Tx,
  id: string,
  patch: Parameters<typeof tx.update<'car_rentals'>>[2],
): Promise<RentalRow> {
  const now = await tx.update('car_rentals', id, patch)
  await syncCarDays(tx, now)
  return now
}

/** When cars are out. */
export const takenCarDays = daysTaken('car_days', 'dropoff_date', (row): CarDays =>
  onWire(carDays, row, {}),
)

/** GET /api/cars/days: when cars are out from now on, and nothing of whose rentals they are. */
export const listCarDays = read({
  name: 'listCarDays',
  answer: z.object({ data: z.array(carDays) }),
  read: takenCarDays.list,
})
