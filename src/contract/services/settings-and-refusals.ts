import { ofCars } from '../refusals/cars.ts'
import { ofCustom } from '../refusals/custom.ts'
import { ofLaundry } from '../refusals/laundry.ts'
import { ofRestaurant } from '../refusals/restaurant.ts'
import { ofTables } from '../refusals/tables.ts'
import { ofTours } from '../refusals/tours.ts'
import { carSettings } from '../settings/cars.ts'
import { laundrySettings } from '../settings/laundry.ts'
import { restaurantSettings } from '../settings/restaurant.ts'
import { tableSettings } from '../settings/tables.ts'
import { tourSettings } from '../settings/tours.ts'
import { known } from './known.ts'

/**
 * Settings and refusals of services. They are separate from all.ts, which the worker and every page
 * load: measured, the settings would add 0.2 kB to the worker and 0.6 kB to a guest's page.
 */

/** In the order in which a card shows them. */
export const serviceSettings = {
  ...known(restaurantSettings),
  ...known(laundrySettings),
  ...known(carSettings),
  ...known(tourSettings),
  ...known(tableSettings),
} as const

export const serviceRefusals = {
  ...known(ofRestaurant),
  ...known(ofTables),
  ...known(ofLaundry),
  ...known(ofCars),
  ...known(ofTours),
  ...known(ofCustom),
}
