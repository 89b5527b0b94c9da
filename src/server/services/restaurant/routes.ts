import { stepOrder } from '#contract/restaurant.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import { cancelOwnRestaurantOrder } from './cancel-own.ts'
import { menuEndpoints } from './menu.ts'
import { placeRestaurantOrder } from './place.ts'
import { restaurantServer } from './server.ts'
import { orderForms } from './wire.ts'

export const endpoints: Endpoint[] = [
  ...menuEndpoints,
  placeRestaurantOrder,
  cancelOwnRestaurantOrder,
  lookUpEndpoint(orderForms),
  listEndpoint(orderForms),
  ...stepEndpoints({ server: restaurantServer, body: stepOrder }),
]
