import type { ServiceKind } from '#contract/services/index.ts'
import { carsServer } from '../cars/server.ts'
import { customServer } from '../custom/server.ts'
import { laundryServer } from '../laundry/server.ts'
import { restaurantServer } from '../restaurant/server.ts'
import { tablesServer } from '../tables/server.ts'
import { toursServer } from '../tours/server.ts'
import type { ServiceServer } from './server.ts'

/** The services' server halves, by kind. A new service adds a line. */
const servers: Readonly<Record<ServiceKind, ServiceServer>> = {
  restaurant: restaurantServer,
  laundry: laundryServer,
  car: carsServer,
  tour: toursServer,
  table: tablesServer,
  custom: customServer,
}

export const serverOf = (kind: ServiceKind): ServiceServer => servers[kind]
