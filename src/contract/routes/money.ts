import type { Route } from '../route.ts'
import { changePayment, forReception, recordPayment, staffList } from './kinds.ts'

/** Payments that the desk took, and what goes back. */
export const moneyRoutes = {
  listPayments: forReception(staffList('/api/payments')),
  listCashCounts: forReception(staffList('/api/cash-counts')),
  /** A till counted at the end of a shift; each is a fact of its own. */
  countCash: forReception({
    method: 'POST',
    paths: ['/api/cash-counts'],
    access: 'staff',
    offline: 'queued',
    subject: 'cash_counts',
  }),
  listDayCloses: forReception(staffList('/api/day-closes')),
  /** A day with its totals; a device works out what it can from its own rows without the link. */
  getDayClose: forReception({
    method: 'GET',
    paths: ['/api/day-close'],
    access: 'staff',
    offline: 'online',
  }),
  listDayMovements: forReception({
    method: 'GET',
    paths: ['/api/day-close/movements'],
    access: 'staff',
    offline: 'online',
  }),
  /** Days are closed in the order in which it was asked for. */
  closeDay: forReception({
    method: 'POST',
    paths: ['/api/day-closes'],
    access: 'staff',
    offline: 'queued',
    subject: 'day_closes',
  }),
  reconcilePayments: forReception({
    method: 'POST',
    paths: ['/api/payments/reconcile'],
    access: 'staff',
    offline: 'online',
  }),
  recordBookingPayment: recordPayment('/api/hotel-bookings'),
  changeBookingPayment: changePayment('/api/hotel-bookings'),
  /** `kind` as in `payables`; it stands in the group of what was cancelled. */
  settleCancelled: forReception({
    method: 'POST',
    paths: ['/api/cancelled/{kind}/{id}/settle'],
    access: 'staff',
    offline: 'queued',
    subject: 'settlements',
  }),
} as const satisfies Record<string, Route>
