import type { Endpoint } from '../../http/endpoint.ts'
import { cancelOwnRestaurantOrder } from './cancel-own.ts'
import { listRestaurantOrders } from './list.ts'
import { lookUpRestaurantOrders } from './look-up.ts'
import { placeRestaurantOrder } from './place.ts'
import { steps } from './steps.ts'

export const endpoints: Endpoint[] = [
  placeRestaurantOrder,
  cancelOwnRestaurantOrder,
  lookUpRestaurantOrders,
  listRestaurantOrders,
  ...steps,
]
