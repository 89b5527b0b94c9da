import { namesOf } from '../service/names.ts'
import type { ServiceServer } from '../service/server.ts'
import { changeRental } from './days.ts'
import { ownRental } from './own.ts'
import { rentalForms, type RentalRow } from './rental-rows.ts'

/** A paid rental still waits for staff to approve it; its car is kept from the first. */
export const carsServer: ServiceServer<RentalRow> = {
  forms: rentalForms,
  showOwn: ownRental,
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
