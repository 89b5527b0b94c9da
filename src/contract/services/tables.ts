import { reservationSteps } from '#domain/tables.ts'
import type { Route } from '../route.ts'
import { forReception, lookUp, serviceStep, staffList } from '../routes/kinds.ts'
import type { PushNotification, Service } from './service.ts'

/** Table reservations (spec 2 §3; decisions.md, "Orders"). */
export const tables = {
  kind: 'table',
  table: 'table_reservations',
  addresses: ['tables'],
  noun: 'reservation',
  steps: reservationSteps,
  stepRoutes: {
    confirm: 'confirmReservation',
    seat: 'seatReservation',
    complete: 'completeReservation',
    'no-show': 'noShowReservation',
    cancel: 'cancelReservation',
  },
  done: {
    confirm: 'confirmed',
    seat: 'seated',
    complete: 'completed',
    'no-show': 'marked as no-show',
    cancel: 'cancelled',
  },
  confirmedBy: ['confirm'],
  silentAtDesk: true,
  confirmedWithCart: false,
  routes: { place: 'reserveTable', list: 'listReservations', lookUp: 'lookUpReservations' },
  answeredAs: 'reservation',
  guestCancels: { from: ['pending', 'confirmed'] },
  when: { day: 'date', time: 'time' },
  payment: null,
  chargeable: false,
  inCart: null,
  overAfter: 'date',
} as const satisfies Service

export const tablesNotifications = {
  kind: 'table',
  title: 'New: Table',
} as const satisfies PushNotification

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
  listReservations: forReception(staffList('/api/restaurant-reservations')),
  confirmReservation: forReception(
    serviceStep('table_reservations', '/api/restaurant-reservations/{id}/confirm'),
  ),
  seatReservation: forReception(
    serviceStep('table_reservations', '/api/restaurant-reservations/{id}/seat'),
  ),
  completeReservation: forReception(
    serviceStep('table_reservations', '/api/restaurant-reservations/{id}/complete'),
  ),
  noShowReservation: forReception(
    serviceStep('table_reservations', '/api/restaurant-reservations/{id}/no-show'),
  ),
  cancelReservation: forReception(
    serviceStep('table_reservations', '/api/restaurant-reservations/{id}/cancel'),
  ),
} as const satisfies Record<string, Route>

/** For the API reference only; not in any client bundle. */
export const tablesSummaries: Readonly<Record<keyof typeof tablesRoutes, string>> = {
  reserveTable: 'Reserves a table; seats are claimed on receipt',
  lookUpReservations: 'State of up to 50 reservations by their codes',
  listReservations: 'Table reservations by day and time',
  confirmReservation: 'pending becomes confirmed',
  seatReservation: 'pending or confirmed becomes seated',
  completeReservation: 'seated becomes completed',
  noShowReservation: 'pending or confirmed becomes no-show',
  cancelReservation: 'pending or confirmed becomes cancelled',
}
