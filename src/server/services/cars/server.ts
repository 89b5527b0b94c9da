import { namesOf } from '../names-of.ts'
import type { ServiceServer } from '../service/server.ts'
import { carCategoryRows } from './car-categories.ts'
import { changeRental } from './days.ts'
import { managedCars } from './managed.ts'
import { ownRental } from './own.ts'
import { rentalForms, type RentalRow } from './rental-rows.ts'
import { carDayRows, carRows } from './wire.ts'

/** A paid rental still waits for staff to approve it; its car is kept from the first. */
export const carsServer: ServiceServer<RentalRow> = {
  forms: rentalForms,
  showOwn: ownRental,
  erased: {
    payment_reference: null,
    pickup_location: '',
    dropoff_location: '',
    cancel_reason: '',
  },
  offers: {
    rows: { cars: carRows, car_categories: carCategoryRows, car_days: carDayRows },
    managed: managedCars,
  },
  change: changeRental,
  async titles(db, rows) {
    const names = await namesOf(
      db,
      'cars',
      rows.map(({ car_id }) => car_id),
    )
    return rows.map(({ car_id }) => names.get(car_id) ?? '')
  },
}
