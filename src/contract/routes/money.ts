import type { Route } from '../route.ts'
import { forReception, serviceStep, staffList } from './kinds.ts'

/** Money that the desk took: what is answered, and kept, is the payment; it stands in the group of what it is for. */
const recordMoney = (path: string) =>
  ({
    method: 'POST',
    paths: [path],
    access: 'staff',
    offline: 'queued',
    subject: 'payments',
  }) as const

/** Payments that the desk took, and what goes back. */
export const moneyRoutes = {
  listPayments: forReception(staffList('/api/payments')),
  reconcilePayments: forReception({
    method: 'POST',
    paths: ['/api/payments/reconcile'],
    access: 'staff',
    offline: 'online',
  }),
  recordBookingPayment: forReception(recordMoney('/api/hotel-bookings/{id}/payments')),
  changeBookingPayment: forReception(
    serviceStep('payments', '/api/hotel-bookings/{id}/payments/{paymentId}'),
  ),
  recordOrderPayment: forReception(recordMoney('/api/restaurant-orders/{id}/payments')),
  changeOrderPayment: forReception(
    serviceStep('payments', '/api/restaurant-orders/{id}/payments/{paymentId}'),
  ),
  recordLaundryPayment: forReception(recordMoney('/api/laundry-orders/{id}/payments')),
  changeLaundryPayment: forReception(
    serviceStep('payments', '/api/laundry-orders/{id}/payments/{paymentId}'),
  ),
  recordRentalPayment: forReception(recordMoney('/api/car-rentals/{id}/payments')),
  changeRentalPayment: forReception(
    serviceStep('payments', '/api/car-rentals/{id}/payments/{paymentId}'),
  ),
  recordTourPayment: forReception(recordMoney('/api/tour-bookings/{id}/payments')),
  changeTourPayment: forReception(
    serviceStep('payments', '/api/tour-bookings/{id}/payments/{paymentId}'),
  ),
  recordCustomPayment: forReception(recordMoney('/api/custom-orders/{id}/payments')),
  changeCustomPayment: forReception(
    serviceStep('payments', '/api/custom-orders/{id}/payments/{paymentId}'),
  ),
  /** `kind` as in `payables`; it stands in the group of what was cancelled. */
  settleCancelled: forReception({
    method: 'POST',
    paths: ['/api/cancelled/{kind}/{id}/settle'],
    access: 'staff',
    offline: 'queued',
    subject: 'settlements',
  }),
} as const satisfies Record<string, Route>
