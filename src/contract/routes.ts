import { firstRoutes, list } from './first-routes.ts'
import type { Route } from './route.ts'

/** Grows by one with each change of meaning that an older server or device could not follow. */
export const CONTRACT_VERSION = 1

const step = (path: string) =>
  ({
    method: 'PATCH',
    paths: [`/api/restaurant-orders/{id}/${path}`],
    access: 'staff',
    offline: 'queued',
    subject: 'restaurant_orders',
  }) as const satisfies Route

const bookingStep = (path: string) =>
  ({
    method: 'PATCH',
    paths: [`/api/hotel-bookings/{id}${path}`],
    access: 'staff',
    offline: 'queued',
    subject: 'hotel_bookings',
  }) as const satisfies Route

/** State and items by codes: what a guest's own device asks for. */
const lookUp = <const Path extends string>(path: Path) =>
  ({ method: 'POST', paths: [path], access: 'code', offline: 'cached' }) as const

const staffList = (path: string, query?: string) =>
  ({ ...list(path, query), access: 'staff' }) as const satisfies Route

/** A step of the desk on a row of a service, e.g. `/api/laundry-orders/{id}/start`. */
const serviceStep = <const Subject extends string>(subject: Subject, path: string) =>
  ({ method: 'PATCH', paths: [path], access: 'staff', offline: 'queued', subject }) as const

/** Money that the desk took: what is answered, and kept, is the payment; it stands in the group of what it is for. */
const recordMoney = (path: string) =>
  ({
    method: 'POST',
    paths: [path],
    access: 'staff',
    offline: 'queued',
    subject: 'payments',
  }) as const

/** Accounts and keys: what must not wait, and is no device's to keep. */
const ofAdmins = <const Method extends 'GET' | 'POST' | 'PATCH'>(method: Method, path: string) =>
  ({ method, paths: [path], access: 'staff', admin: true, offline: 'online' }) as const

/** What whoever is signed in does about their own account. */
const ownAccount = <const Method extends 'GET' | 'POST'>(method: Method, path: string) =>
  ({ method, paths: [path], access: 'staff', offline: 'online' }) as const

/** What guests ask for and must not wait: an answer at once, or none. */
const online = (path: string, access: 'public' | 'code' = 'public') =>
  ({ method: 'POST', paths: [path], access, offline: 'online' }) as const satisfies Route

/**
 * Every operation the product knows, by the name it has everywhere: in the contract, the handler,
 * the command, the outbox and the tests. A new operation is a new entry here, a handler on the
 * server and a screen.
 */
export const routes = {
  ...firstRoutes,

  login: {
    method: 'POST',
    paths: ['/api/login'],
    access: 'public',
    offline: 'online',
  },
  logout: {
    method: 'POST',
    paths: ['/api/logout'],
    access: 'staff',
    offline: 'online',
  },

  listApiKeys: ofAdmins('GET', '/api/keys'),
  createApiKey: ofAdmins('POST', '/api/keys'),
  revokeApiKey: ofAdmins('POST', '/api/keys/{id}/revoke'),

  listPeople: ofAdmins('GET', '/api/people'),
  invitePerson: ofAdmins('POST', '/api/people'),
  updatePerson: ofAdmins('PATCH', '/api/people/{id}'),
  endSessionsOf: ofAdmins('POST', '/api/people/{id}/end-sessions'),
  changePassword: ownAccount('POST', '/api/account/password'),
  getTwoFactor: ownAccount('GET', '/api/account/two-factor'),
  startTwoFactor: ownAccount('POST', '/api/account/two-factor'),
  confirmTwoFactor: ownAccount('POST', '/api/account/two-factor/confirm'),
  endTwoFactor: ownAccount('POST', '/api/account/two-factor/end'),

  getSettings: staffList('/api/settings'),
  updateSettings: {
    method: 'PATCH',
    paths: ['/api/settings'],
    access: 'staff',
    admin: true,
    offline: 'queued',
    subject: 'settings',
  },

  getRoom: list('/api/rooms/{id}'),
  createRoom: {
    method: 'POST',
    paths: ['/api/rooms'],
    access: 'staff',
    offline: 'queued',
    subject: 'rooms',
  },
  updateRoom: serviceStep('rooms', '/api/rooms/{id}'),
  deleteRoom: {
    method: 'DELETE',
    paths: ['/api/rooms/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'rooms',
  },

  listTours: list('/api/tours', 'include=category'),
  listTourCategories: list('/api/tour-categories'),
  listCars: list('/api/cars', 'include=category&per_page=200'),
  listLaundryServices: list('/api/laundry-services'),

  createCategory: {
    method: 'POST',
    paths: ['/api/categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'categories',
  },
  updateCategory: serviceStep('categories', '/api/categories/{id}'),
  createItem: {
    method: 'POST',
    paths: ['/api/categories/{id}/items'],
    access: 'staff',
    offline: 'queued',
    subject: 'items',
  },
  updateItem: serviceStep('items', '/api/items/{id}'),
  deleteItem: {
    method: 'DELETE',
    paths: ['/api/items/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'items',
  },
  listCarCategories: list('/api/car-categories'),
  createCarCategory: {
    method: 'POST',
    paths: ['/api/car-categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'car_categories',
  },
  updateCarCategory: serviceStep('car_categories', '/api/car-categories/{id}'),
  createCar: {
    method: 'POST',
    paths: ['/api/cars'],
    access: 'staff',
    offline: 'queued',
    subject: 'cars',
  },
  updateCar: serviceStep('cars', '/api/cars/{id}'),
  deleteCar: {
    method: 'DELETE',
    paths: ['/api/cars/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'cars',
  },
  createLaundryService: {
    method: 'POST',
    paths: ['/api/laundry-services'],
    access: 'staff',
    offline: 'queued',
    subject: 'laundry_services',
  },
  updateLaundryService: serviceStep('laundry_services', '/api/laundry-services/{id}'),
  deleteLaundryService: {
    method: 'DELETE',
    paths: ['/api/laundry-services/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'laundry_services',
  },
  createTour: {
    method: 'POST',
    paths: ['/api/tours'],
    access: 'staff',
    offline: 'queued',
    subject: 'tours',
  },
  updateTour: serviceStep('tours', '/api/tours/{id}'),
  deleteTour: {
    method: 'DELETE',
    paths: ['/api/tours/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'tours',
  },
  createTourCategory: {
    method: 'POST',
    paths: ['/api/tour-categories'],
    access: 'staff',
    offline: 'queued',
    subject: 'tour_categories',
  },
  updateTourCategory: serviceStep('tour_categories', '/api/tour-categories/{id}'),

  placeRestaurantOrder: {
    method: 'POST',
    paths: ['/api/restaurant/orders', '/api/restaurant/orders/public'],
    access: 'public',
    offline: 'queued',
    subject: 'restaurant_orders',
    answerId: ['id', 'order_id', 'data.id', 'order.id'],
  },
  cancelOwnRestaurantOrder: {
    method: 'POST',
    paths: ['/api/restaurant/orders/{id}/cancel-own'],
    access: 'code',
    offline: 'queued',
    subject: 'restaurant_orders',
  },
  lookUpRestaurantOrders: {
    method: 'POST',
    paths: ['/api/restaurant/orders/lookup'],
    access: 'code',
    offline: 'cached',
  },

  listRestaurantOrders: {
    method: 'GET',
    paths: ['/api/restaurant-orders'],
    query: 'include=items,payments',
    access: 'staff',
    offline: 'cached',
  },
  acceptRestaurantOrder: step('accept'),
  startPreparingRestaurantOrder: step('start-preparing'),
  readyRestaurantOrder: step('ready'),
  deliverRestaurantOrder: step('deliver'),
  completeRestaurantOrder: step('complete'),
  cancelRestaurantOrder: step('cancel'),

  /** Staff see bookings whole; without a session only room, dates and status (decisions.md). */
  listHotelBookings: list('/api/hotel-bookings', 'per_page=500'),
  bookRoom: {
    method: 'POST',
    paths: ['/api/hotel/bookings'],
    access: 'public',
    offline: 'queued',
    subject: 'hotel_bookings',
    answerId: ['id', 'booking.id', 'booking_id', 'data.id'],
  },
  bookBundle: {
    method: 'POST',
    paths: ['/api/hotel/bookings/bundle'],
    access: 'public',
    offline: 'queued',
    subject: 'hotel_bookings',
    answerId: ['id', 'booking.id', 'booking_id', 'data.id'],
  },
  quoteRoom: online('/api/hotel/quote'),
  lookUpHotelBookings: {
    method: 'POST',
    paths: ['/api/hotel/bookings/lookup'],
    access: 'code',
    offline: 'cached',
  },
  approveHotelBooking: bookingStep('/approve'),
  cancelHotelBooking: bookingStep('/cancel'),
  rescheduleHotelBooking: bookingStep(''),
  checkInHotelBooking: bookingStep('/check-in'),
  checkOutHotelBooking: bookingStep('/check-out'),
  noShowHotelBooking: bookingStep('/no-show'),
  listRoomStates: staffList('/api/rooms/states'),
  // Addresses are secrets, so that no device keeps them.
  listRoomCalendars: ownAccount('GET', '/api/rooms/calendars'),
  newCalendarAddress: ownAccount('POST', '/api/rooms/{id}/calendar/address'),
  addCalendarFeed: ownAccount('POST', '/api/rooms/{id}/calendar/feeds'),
  fetchCalendarFeed: ownAccount('POST', '/api/calendar-feeds/{id}/fetch'),
  removeCalendarFeed: ownAccount('POST', '/api/calendar-feeds/{id}/remove'),
  setRoomCondition: serviceStep('room_states', '/api/rooms/{id}/condition'),

  // Their subject is the row that is answered, which devices keep; they stand in the booking's group.
  listFolioItems: staffList('/api/folio-items'),
  addFolioItem: {
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/folio-items'],
    access: 'staff',
    offline: 'queued',
    subject: 'folio_items',
  },
  removeFolioItem: {
    method: 'DELETE',
    paths: ['/api/hotel-bookings/{id}/folio-items/{itemId}'],
    access: 'staff',
    offline: 'queued',
    subject: 'folio_items',
  },
  chargeToStay: {
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/charges'],
    access: 'staff',
    offline: 'queued',
    subject: 'charges',
  },
  listReceipts: staffList('/api/receipts'),
  issueReceipt: {
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/receipts'],
    access: 'staff',
    offline: 'queued',
    subject: 'receipts',
  },
  sendReceipt: {
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/receipts/{receiptId}/send'],
    access: 'staff',
    offline: 'queued',
    subject: 'letters',
  },

  placeLaundryOrder: {
    method: 'POST',
    paths: ['/api/laundry-orders/create-public', '/api/laundry-orders'],
    access: 'public',
    offline: 'queued',
    subject: 'laundry_orders',
    answerId: ['id', 'order_id', 'data.id', 'order.id'],
  },
  lookUpLaundryOrders: lookUp('/api/laundry-orders/lookup'),
  listLaundryOrders: staffList('/api/laundry-orders', 'include=items'),
  startLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/start'),
  readyLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/ready'),
  deliverLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/deliver'),
  cancelLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/cancel'),

  rentCar: {
    method: 'POST',
    paths: ['/api/car-rentals/orders'],
    access: 'public',
    offline: 'queued',
    subject: 'car_rentals',
    answerId: ['id', 'rental_id', 'rental.id', 'data.id', 'data.rental_id', 'data.rental.id'],
  },
  /** When cars are out, and nothing of whose rentals they are. */
  listCarDays: list('/api/cars/days'),
  lookUpRentals: lookUp('/api/car-rentals/lookup'),
  listRentals: staffList('/api/car-rentals', 'include=car'),
  approveRental: serviceStep('car_rentals', '/api/car-rentals/{id}/approve'),
  completeRental: serviceStep('car_rentals', '/api/car-rentals/{id}/complete'),
  cancelRental: serviceStep('car_rentals', '/api/car-rentals/{id}/cancel'),
  rescheduleRental: serviceStep('car_rentals', '/api/car-rentals/{id}'),

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
  payRental: online('/api/car-rentals/{id}/pay'),
  /** The documents' way where a host has no path of a rental's own (spec 2 §7). */
  chargeCard: online('/api/payments/charge'),
  getPaymentState: {
    method: 'GET',
    paths: ['/api/payments/{id}/state'],
    access: 'code',
    offline: 'online',
  },

  findOwn: online('/api/cancellations/terms', 'code'),
  cancelOwn: online('/api/cancellations', 'code'),

  postReview: {
    method: 'POST',
    paths: ['/api/reviews'],
    access: 'public',
    offline: 'queued',
    subject: 'reviews',
  },
  sendMessage: {
    method: 'POST',
    paths: ['/api/contact'],
    access: 'public',
    offline: 'queued',
    subject: 'messages',
  },

  listCustomers: staffList('/api/customers'),
  createCustomer: {
    method: 'POST',
    paths: ['/api/customers'],
    access: 'staff',
    offline: 'queued',
    subject: 'customers',
  },
  updateCustomer: serviceStep('customers', '/api/customers/{id}'),

  /** The device works it out from what it keeps while the house is not heard. */
  getReport: {
    method: 'GET',
    paths: ['/api/reports'],
    access: 'staff',
    offline: 'online',
  },
  listDeskReviews: staffList('/api/reviews/all'),
  setReview: serviceStep('desk_reviews', '/api/reviews/{id}'),
  replyToReview: {
    method: 'POST',
    paths: ['/api/reviews/{id}/comments'],
    access: 'staff',
    offline: 'queued',
    subject: 'desk_reviews',
  },
  likeReview: {
    method: 'POST',
    paths: ['/api/reviews/{id}/like'],
    access: 'staff',
    offline: 'queued',
    subject: 'desk_reviews',
  },
  listTickets: staffList('/api/tickets'),
  setTicket: serviceStep('tickets', '/api/tickets/{id}'),
  replyToTicket: {
    method: 'POST',
    paths: ['/api/tickets/{id}/messages'],
    access: 'staff',
    offline: 'queued',
    subject: 'tickets',
  },
  listConsents: staffList('/api/consents'),
  recordConsent: {
    method: 'POST',
    paths: ['/api/consents'],
    access: 'public',
    offline: 'queued',
    subject: 'own_consents',
  },
  resetConsent: serviceStep('consents', '/api/consents/{id}'),
  revokeConsent: {
    method: 'DELETE',
    paths: ['/api/consents/{id}'],
    access: 'staff',
    offline: 'queued',
    subject: 'consents',
  },

  getPushKey: {
    method: 'GET',
    paths: ['/api/push/key'],
    access: 'staff',
    offline: 'online',
  },
  subscribePush: {
    method: 'POST',
    paths: ['/api/push/subscriptions'],
    access: 'staff',
    offline: 'online',
  },
  unsubscribePush: {
    method: 'POST',
    paths: ['/api/push/subscriptions/end'],
    access: 'staff',
    offline: 'online',
  },

  requestPasswordReset: online('/api/forgot-password'),
  resetPassword: online('/api/reset-password'),

  sendOutbox: {
    method: 'POST',
    paths: ['/api/outbox'],
    access: 'send',
    offline: 'online',
  },
  voidOperation: {
    method: 'POST',
    paths: ['/api/outbox/{key}/void'],
    access: 'send',
    offline: 'online',
  },
  reportParked: {
    method: 'POST',
    paths: ['/api/outbox/parked'],
    access: 'send',
    offline: 'online',
  },
  handOver: {
    method: 'POST',
    paths: ['/api/outbox/handover'],
    access: 'send',
    offline: 'online',
  },
  listParked: {
    method: 'GET',
    paths: ['/api/outbox/parked'],
    access: 'staff',
    offline: 'cached',
  },
  settleParked: {
    method: 'PATCH',
    paths: ['/api/outbox/parked/{id}/settle'],
    access: 'staff',
    offline: 'queued',
    subject: 'parked',
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** Names of the operations that may wait in the outbox. */
export type QueuedRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['offline'] extends 'queued' ? Name : never
}[RouteName]

/** The route by its name, without the narrowness of the literal. */
export function routeOf(name: RouteName): Route {
  return routes[name]
}

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}
