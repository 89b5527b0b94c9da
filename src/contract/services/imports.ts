import { carsImport } from '../imports/cars.ts'
import { laundryImport } from '../imports/laundry.ts'
import { menuImport } from '../imports/restaurant.ts'
import { toursImport } from '../imports/tours.ts'
import { known } from './known.ts'

/**
 * What a spreadsheet can bring along of each service, by its kind of sheet. Separate from all.ts, since
 * only the screen of imports and the server need it.
 */
export const servicesImports = {
  ...known(menuImport),
  ...known(laundryImport),
  ...known(carsImport),
  ...known(toursImport),
} as const
