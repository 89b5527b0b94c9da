import type { Route } from '../route.ts'
import { lookUp, serviceStep, staffList } from './kinds.ts'

/** Reservations of tables. */
export const tablesRoutes = {
  reserveTable: {
    method: 'POST',
    paths: ['/api/restaurant/reservations', '/api/restaurant/reservations/public'],
    access: 'public',
    offline: 'queued',
    subject: 'table_reservations',
    answerId: ['id', 'reservation_id', 'data.id', 'reservation.id'],
  },
  lookUpReservations: lookUp('/api/restaurant/reservations/lookup'),
  listReservations: staffList('/api/restaurant-reservations'),
  confirmReservation: serviceStep(
    'table_reservations',
    '/api/restaurant-reservations/{id}/confirm',
  ),
  seatReservation: serviceStep('table_reservations', '/api/restaurant-reservations/{id}/seat'),
  completeReservation: serviceStep(
    'table_reservations',
    '/api/restaurant-reservations/{id}/complete',
  ),
  noShowReservation: serviceStep('table_reservations', '/api/restaurant-reservations/{id}/no-show'),
  cancelReservation: serviceStep('table_reservations', '/api/restaurant-reservations/{id}/cancel'),
} as const satisfies Record<string, Route>
