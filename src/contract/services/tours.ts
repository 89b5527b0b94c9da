import { tourSteps } from '#domain/tours.ts'
import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import {
  changePayment,
  forAdmins,
  forReception,
  lookUp,
  offerCreate,
  offerEdit,
  offerRemove,
  recordPayment,
  serviceStep,
  staffList,
} from '../routes/kinds.ts'
import type { PushNotification, Service } from './service.ts'

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
  stepsCarryStatus: true,
  done: { approve: 'approved', complete: 'completed', cancel: 'cancelled' },
  confirmedBy: ['approve'],
  silentAtDesk: false,
  confirmedWithCart: false,
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
    dueIn: ['completed'],
    reported: 4,
  },
  promoCodes: true,
  chargeable: true,
  inCart: {
    total: 'pricing.total',
    day: 'booking.date',
    discount: 'pricing.discount',
    each: { amount: 'pricing.per_person', of: 'booking.people' },
  },
  offer: {
    table: 'tours',
    list: 'listTours',
    chosenAs: 'tour',
    picture: 'image_path',
    routes: { create: 'createTour', change: 'updateTour', remove: 'deleteTour' },
    categories: {
      table: 'tour_categories',
      list: 'listTourCategories',
      routes: { create: 'createTourCategory', change: 'updateTourCategory' },
    },
  },
  soughtBy: ['code', 'customer_name', 'customer_phone'],
  overAfter: 'date',
} as const satisfies Service

export const toursNotifications = {
  kind: 'tour',
  title: 'New: Tour',
} as const satisfies PushNotification

const travelPrice = <const Method extends 'PATCH' | 'POST'>(method: Method) =>
  ({
    method,
    paths: ['/api/tours/config', '/api/tours/settings', '/api/settings/tours'],
    access: 'staff',
    offline: 'queued',
    subject: 'settings',
  }) as const

/** The documents' general update, where a host lacks a path for the step (spec 3 §7.9). */
const UPDATE = '/api/tour-bookings/{id}'

const bookingStep = <const Path extends string>(path: Path) => ({
  ...forReception(serviceStep('tour_bookings', `${UPDATE}${path}`)),
  elsewhere: [UPDATE],
})

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
    deskPaths: [
      '/api/tours/{tourId}/book',
      '/api/tours/bookings',
      '/api/tour-bookings',
      '/api/tour-bookings/public',
    ],
    access: 'public',
    offline: 'queued',
    subject: 'tour_bookings',
    answerId: ['id', 'booking_id', 'data.id', 'booking.id'],
  },
  /** Booked places of tours' days, without personal data. */
  listTourDays: list('/api/tours/days'),
  lookUpTourBookings: lookUp('/api/tour-bookings/lookup'),
  listTourBookings: forReception(staffList('/api/tour-bookings')),
  approveTourBooking: bookingStep('/approve'),
  completeTourBooking: bookingStep('/complete'),
  cancelTourBooking: bookingStep('/cancel'),
  updateTourBooking: forReception(serviceStep('tour_bookings', UPDATE)),

  getTravelPrice: forAdmins({
    method: 'GET',
    paths: ['/api/tours/config', '/api/tours/settings', '/api/settings/tours', '/api/config'],
    access: 'staff',
    offline: 'cached',
  }),
  updateTravelPrice: forAdmins(travelPrice('PATCH')),
  /** The documents' second try, where a host takes no PATCH. */
  postTravelPrice: forAdmins(travelPrice('POST')),
  recordTourPayment: recordPayment('/api/tour-bookings'),
  changeTourPayment: changePayment('/api/tour-bookings'),

  listTours: list('/api/tours', 'include=category'),
  createTour: offerCreate('tours', '/api/tours'),
  updateTour: forReception(offerEdit('tours', '/api/tours/{id}')),
  deleteTour: offerRemove('tours', '/api/tours/{id}'),
  listTourCategories: list('/api/tour-categories'),
  createTourCategory: offerCreate('tour_categories', '/api/tour-categories'),
  updateTourCategory: forAdmins(serviceStep('tour_categories', '/api/tour-categories/{id}')),
} as const satisfies Record<string, Route>

/** For the API reference only; not in any client bundle. */
export const tourBookingsSummaries: Readonly<Record<keyof typeof tourBookingsRoutes, string>> = {
  bookTour: 'Books places on a tour; they are claimed on receipt',
  listTourDays: 'How many places of tours’ days are gone',
  lookUpTourBookings: 'State of up to 50 tour bookings by their codes',
  listTourBookings: 'Tour bookings, newest first, by pages',
  approveTourBooking: 'pending becomes approved',
  completeTourBooking: 'approved, or paid, becomes completed',
  cancelTourBooking: 'pending or approved becomes cancelled',
  updateTourBooking: 'Step a tour booking by the status it is to have',
  getTravelPrice: 'What a kilometre to a tour costs',
  updateTravelPrice:
    'Sets what a kilometre to a tour costs; refused where a colleague did meanwhile',
  postTravelPrice: 'The same, where only POST is taken',
  recordTourPayment: 'Money taken for a tour booking',
  changeTourPayment: 'Changes, refunds or cancels money on a tour booking',
  listTours: 'Tours',
  listTourCategories: 'Tour categories',
  createTourCategory: 'Adds a tour category',
  updateTourCategory:
    'Changes a tour category; fields that a colleague changed meanwhile are refused',
  createTour: 'Adds a tour',
  updateTour: 'Changes a tour; fields that a colleague changed meanwhile are refused',
  deleteTour: 'Takes a tour out of the offer',
}
