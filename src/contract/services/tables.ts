import { reservationSteps } from '#domain/tables.ts'
import type { News, Service } from './service.ts'

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
  toldAtDesk: true,
  toldWithCart: false,
  routes: { place: 'reserveTable', list: 'listReservations', lookUp: 'lookUpReservations' },
  answeredAs: 'reservation',
  guestCancels: { from: ['pending', 'confirmed'] },
  when: { day: 'date', time: 'time' },
  payment: null,
  chargeable: false,
  inCart: null,
  overAfter: 'date',
} as const satisfies Service

export const tablesNews = { kind: 'table', title: 'New: Table' } as const satisfies News
