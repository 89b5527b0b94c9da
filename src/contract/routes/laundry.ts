import type { Route } from '../route.ts'
import { forReception, lookUp, serviceStep, staffList } from './kinds.ts'

/** Orders of laundry. */
export const laundryRoutes = {
  placeLaundryOrder: {
    method: 'POST',
    paths: ['/api/laundry-orders/create-public', '/api/laundry-orders'],
    access: 'public',
    offline: 'queued',
    subject: 'laundry_orders',
    answerId: ['id', 'order_id', 'data.id', 'order.id'],
  },
  lookUpLaundryOrders: lookUp('/api/laundry-orders/lookup'),
  listLaundryOrders: staffList('/api/laundry-orders', 'include=items'),
  updateLaundryOrder: forReception(serviceStep('laundry_orders', '/api/laundry-orders/{id}')),
  startLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/start'),
  readyLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/ready'),
  deliverLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/deliver'),
  cancelLaundryOrder: forReception(
    serviceStep('laundry_orders', '/api/laundry-orders/{id}/cancel'),
  ),
} as const satisfies Record<string, Route>
