import { carsImport } from '#domain/imports/cars.ts'
import { laundryImport } from '#domain/imports/laundry.ts'
import { menuImport } from '#domain/imports/restaurant.ts'
import { toursImport } from '#domain/imports/tours.ts'
import { known } from './known.ts'

/**
 * What a spreadsheet can bring along of each service: kind -> its columns. Separate from all.ts, since
 * only the screen of imports and the server need it.
 */
export const servicesImports = {
  ...known(menuImport),
  ...known(laundryImport),
  ...known(carsImport),
  ...known(toursImport),
} as const
