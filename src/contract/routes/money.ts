import type { Route } from '../route.ts'
import { serviceStep, staffList } from './kinds.ts'

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
  listPayments: staffList('/api/payments'),
  reconcilePayments: {
    method: 'POST',
    paths: ['/api/payments/reconcile'],
    access: 'staff',
    offline: 'online',
  },
  recordBookingPayment: recordMoney('/api/hotel-bookings/{id}/payments'),
  changeBookingPayment: serviceStep('payments', '/api/hotel-bookings/{id}/payments/{paymentId}'),
  recordOrderPayment: recordMoney('/api/restaurant-orders/{id}/payments'),
  changeOrderPayment: serviceStep('payments', '/api/restaurant-orders/{id}/payments/{paymentId}'),
  recordLaundryPayment: recordMoney('/api/laundry-orders/{id}/payments'),
  changeLaundryPayment: serviceStep('payments', '/api/laundry-orders/{id}/payments/{paymentId}'),
  recordRentalPayment: recordMoney('/api/car-rentals/{id}/payments'),
  changeRentalPayment: serviceStep('payments', '/api/car-rentals/{id}/payments/{paymentId}'),
  recordTourPayment: recordMoney('/api/tour-bookings/{id}/payments'),
  changeTourPayment: serviceStep('payments', '/api/tour-bookings/{id}/payments/{paymentId}'),
  /** `kind` as in `payables`; it stands in the group of what was cancelled. */
  settleCancelled: {
    method: 'POST',
    paths: ['/api/cancelled/{kind}/{id}/settle'],
    access: 'staff',
    offline: 'queued',
    subject: 'settlements',
  },
} as const satisfies Record<string, Route>
