import { changeRental } from '../../cars/days.ts'
import { payableService } from './service.ts'

/** A paid rental still waits for staff to approve it; its car is kept from the first. */
export const cars = payableService({
  kind: 'car',
  noun: 'rental',
  lock: (tx, id) => tx.lock('car_rentals', id),
  change: changeRental,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('car_rentals')
      .innerJoin('cars', 'cars.id', 'car_rentals.car_id')
      .select([
        'car_rentals.id',
        'cars.name as title',
        'car_rentals.pickup_date as from',
        'car_rentals.dropoff_date as to',
        'car_rentals.status',
        'car_rentals.payment_status',
        'car_rentals.flag',
      ])
      .where('car_rentals.id', 'in', [...ids])
      .execute()
    return rows.map((row) => ({ kind: 'car' as const, ...row, more: null }))
  },
})
