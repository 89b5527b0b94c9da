import * as z from 'zod/mini'
import { carDays, type CarDays } from '#contract/rentals.ts'
import { keepsCar } from '#domain/cars.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { onWire } from '../../db/wire.ts'
import { read } from '../../pipeline/endpoint.ts'
import { daysTaken } from '../days-taken.ts'
import type { RentalRow } from './rental-rows.ts'

const fields = ['car_id', 'pickup_date', 'pickup_time', 'dropoff_date', 'dropoff_time'] as const

/** Updates the public row of a rental (`car_days`). Call it after every change. */
export async function syncCarDays(tx: Tx, row: RentalRow): Promise<void> {
  const shown = await tx.db
    .selectFrom('car_days')
    .selectAll()
    .where('rental_id', '=', row.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!keepsCar(row.status)) {
    if (shown !== undefined) await tx.remove('car_days', shown.id)
    return
  }
  const { car_id, pickup_date, pickup_time, dropoff_date, dropoff_time } = row
  const now = { car_id, pickup_date, pickup_time, dropoff_date, dropoff_time }
  if (shown === undefined) {
    const id = `outing-${uuidv7(Date.parse(tx.stamp.at))}`
    await tx.insert('car_days', { id, rental_id: row.id, ...now })
    return
  }
  if (fields.some((field) => shown[field] !== now[field])) {
    await tx.update('car_days', shown.id, now)
  }
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
