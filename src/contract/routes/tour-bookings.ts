import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { lookUp, serviceStep, staffList } from './kinds.ts'

const travelPrice = <const Method extends 'PATCH' | 'POST'>(method: Method) =>
  ({
    method,
    paths: ['/api/tours/config', '/api/tours/settings', '/api/settings/tours'],
    access: 'staff',
    offline: 'queued',
    subject: 'settings',
  }) as const

/** Bookings of tours, and what travel costs. */
export const tourBookingsRoutes = {
  bookTour: {
    method: 'POST',
    paths: [
      '/api/tours/bookings',
      '/api/tours/{tourId}/book',
      '/api/tour-bookings',
      '/api/tour-bookings/public',
    ],
    access: 'public',
    offline: 'queued',
    subject: 'tour_bookings',
    answerId: ['id', 'booking_id', 'data.id', 'booking.id'],
  },
  /** How many places of tours' days are gone, and nothing of whose they are. */
  listTourDays: list('/api/tours/days'),
  lookUpTourBookings: lookUp('/api/tour-bookings/lookup'),
  listTourBookings: staffList('/api/tour-bookings'),
  approveTourBooking: serviceStep('tour_bookings', '/api/tour-bookings/{id}/approve'),
  completeTourBooking: serviceStep('tour_bookings', '/api/tour-bookings/{id}/complete'),
  cancelTourBooking: serviceStep('tour_bookings', '/api/tour-bookings/{id}/cancel'),
  /** The documents' general update, where a host lacks a path for the step (spec 3 §7.9). */
  updateTourBooking: serviceStep('tour_bookings', '/api/tour-bookings/{id}'),

  getTravelPrice: {
    method: 'GET',
    paths: ['/api/tours/config', '/api/tours/settings', '/api/settings/tours', '/api/config'],
    access: 'staff',
    offline: 'cached',
  },
  updateTravelPrice: travelPrice('PATCH'),
  /** The documents' second try, where a host takes no PATCH. */
  postTravelPrice: travelPrice('POST'),
} as const satisfies Record<string, Route>
