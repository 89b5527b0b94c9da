import type { Route } from '../route.ts'
import { forReception } from './kinds.ts'

const step = (path: string) =>
  ({
    method: 'PATCH',
    paths: [`/api/restaurant-orders/{id}/${path}`],
    access: 'staff',
    offline: 'queued',
    subject: 'restaurant_orders',
  }) as const satisfies Route

/** Orders of dishes. */
export const restaurantRoutes = {
  placeRestaurantOrder: {
    method: 'POST',
    paths: ['/api/restaurant/orders', '/api/restaurant/orders/public'],
    access: 'public',
    offline: 'queued',
    subject: 'restaurant_orders',
    answerId: ['id', 'order_id', 'data.id', 'order.id'],
  },
  cancelOwnRestaurantOrder: {
    method: 'POST',
    paths: ['/api/restaurant/orders/{id}/cancel-own'],
    access: 'code',
    offline: 'queued',
    subject: 'restaurant_orders',
  },
  lookUpRestaurantOrders: {
    method: 'POST',
    paths: ['/api/restaurant/orders/lookup'],
    access: 'code',
    offline: 'cached',
  },

  listRestaurantOrders: {
    method: 'GET',
    paths: ['/api/restaurant-orders'],
    query: 'include=items,payments',
    access: 'staff',
    offline: 'cached',
  },
  acceptRestaurantOrder: step('accept'),
  startPreparingRestaurantOrder: step('start-preparing'),
  readyRestaurantOrder: step('ready'),
  deliverRestaurantOrder: step('deliver'),
  completeRestaurantOrder: step('complete'),
  cancelRestaurantOrder: forReception(step('cancel')),
} as const satisfies Record<string, Route>
