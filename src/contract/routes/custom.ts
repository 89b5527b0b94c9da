import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { forAdmins, forReception, lookUp, serviceStep, staffList } from './kinds.ts'

/** Services that the house defines itself, and orders of them. */
export const customRoutes = {
  listCustomServices: list('/api/custom-services'),
  createCustomService: forAdmins({
    method: 'POST',
    paths: ['/api/custom-services'],
    access: 'staff',
    offline: 'queued',
    subject: 'custom_services',
  }),
  updateCustomService: forAdmins(serviceStep('custom_services', '/api/custom-services/{id}')),

  placeCustomOrder: {
    method: 'POST',
    paths: ['/api/custom-orders'],
    access: 'public',
    offline: 'queued',
    subject: 'custom_orders',
  },
  lookUpCustomOrders: lookUp('/api/custom-orders/look-up'),
  listCustomOrders: staffList('/api/custom-orders'),
  confirmCustomOrder: serviceStep('custom_orders', '/api/custom-orders/{id}/confirm'),
  completeCustomOrder: serviceStep('custom_orders', '/api/custom-orders/{id}/complete'),
  cancelCustomOrder: forReception(serviceStep('custom_orders', '/api/custom-orders/{id}/cancel')),
} as const satisfies Record<string, Route>
