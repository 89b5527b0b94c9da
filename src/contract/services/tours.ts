import { tourSteps } from '#domain/tours.ts'
import type { News, Service } from './service.ts'

/** Places on tours (spec 2 §3, spec 3 §4). */
export const tours = {
  kind: 'tour',
  table: 'tour_bookings',
  addresses: ['concierge', 'tours'],
  noun: 'booking',
  steps: tourSteps,
  stepRoutes: {
    approve: 'approveTourBooking',
    complete: 'completeTourBooking',
    cancel: 'cancelTourBooking',
  },
  done: { approve: 'approved', complete: 'completed', cancel: 'cancelled' },
  confirmedBy: ['approve'],
  toldAtDesk: false,
  toldWithCart: false,
  routes: { place: 'bookTour', list: 'listTourBookings', lookUp: 'lookUpTourBookings' },
  answeredAs: 'booking',
  guestCancels: {
    from: ['pending', 'approved'],
    until: { hours: 'tour_free_hours', day: 'date', time: 'departure_time' },
  },
  when: { day: 'date' },
  payment: {
    record: 'recordTourPayment',
    change: 'changeTourPayment',
    owedIn: ['completed'],
    reported: 4,
  },
  promoCodes: true,
  chargeable: true,
  inCart: { total: 'pricing.total', day: 'booking.date' },
  offer: {
    table: 'tours',
    list: 'listTours',
    chosenAs: 'tour',
    picture: 'image_path',
    categories: { table: 'tour_categories', list: 'listTourCategories' },
  },
  soughtBy: ['code', 'customer_name', 'customer_phone'],
  overAfter: 'date',
} as const satisfies Service

export const toursNews = { kind: 'tour', title: 'New: Tour' } as const satisfies News
