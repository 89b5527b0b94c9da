import type { Route } from '../route.ts'
import { lookUp, online } from './kinds.ts'

/** A whole stay at once, and paying through the provider. */
export const cartRoutes = {
  quoteCart: online('/api/book/quote'),
  bookCart: {
    method: 'POST',
    paths: ['/api/book'],
    access: 'public',
    offline: 'queued',
    subject: 'carts',
  },
  lookUpCarts: lookUp('/api/book/lookup'),

  startBookingPayment: online('/api/hotel/bookings/{id}/pay'),
  startBundlePayment: online('/api/hotel/bookings/bundle/pesapal/init'),
  /** One payment for anything, a whole cart included. */
  startPaymentFor: online('/api/payments/start'),
  getPaymentState: {
    method: 'GET',
    paths: ['/api/payments/{id}/state'],
    access: 'code',
    offline: 'online',
  },
} as const satisfies Record<string, Route>
