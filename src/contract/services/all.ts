import { cars, carsNotifications, rentalsRoutes, rentalsSummaries } from './cars.ts'
import {
  custom,
  customInPart,
  customNotifications,
  customRoutes,
  customSummaries,
} from './custom.ts'
import { known, type KnownOf } from './known.ts'
import {
  laundry,
  laundryInPart,
  laundryNotifications,
  laundryRoutes,
  laundrySummaries,
} from './laundry.ts'
import {
  restaurant,
  restaurantInPart,
  restaurantNotifications,
  restaurantRoutes,
  restaurantSummaries,
} from './restaurant.ts'
import { tables, tablesNotifications, tablesRoutes, tablesSummaries } from './tables.ts'
import { tourBookingsRoutes, tourBookingsSummaries, tours, toursNotifications } from './tours.ts'

/**
 * The only list of services, with descriptions and routes. Other code reads index.ts or routes.ts,
 * which are built from it. A build takes only what it needs: the worker has only the routes.
 */

const all = [restaurant, laundry, cars, tours, tables, custom] as const

/** In the order in which lists name them. */
export const services = all as KnownOf<typeof all>
export type Described = (typeof services)[number]

const allNotifications = [
  restaurantNotifications,
  laundryNotifications,
  carsNotifications,
  toursNotifications,
  tablesNotifications,
  customNotifications,
] as const
export const servicesNotifications = allNotifications as KnownOf<typeof allNotifications>

export const servicesRoutes = {
  ...known(restaurantRoutes),
  ...known(laundryRoutes),
  ...known(rentalsRoutes),
  ...known(tourBookingsRoutes),
  ...known(tablesRoutes),
  ...known(customRoutes),
}

/** One sentence for each route. A list, not one object, so that a build can leave it out. */
export const servicesSummaries = [
  restaurantSummaries,
  laundrySummaries,
  rentalsSummaries,
  tourBookingsSummaries,
  tablesSummaries,
  customSummaries,
]

/** Fields of their rows for staff who may not read the whole row. */
export const servicesInPart = [restaurantInPart, laundryInPart, customInPart]
