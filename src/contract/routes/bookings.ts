import { list } from '../first-routes.ts'
import type { Route } from '../route.ts'
import { forAdmins, forReception, online, ownAccount, serviceStep, staffList } from './kinds.ts'

const bookingStep = (path: string) =>
  ({
    method: 'PATCH',
    paths: [`/api/hotel-bookings/{id}${path}`],
    access: 'staff',
    offline: 'queued',
    subject: 'hotel_bookings',
  }) as const satisfies Route

/** Bookings of rooms, the state of rooms, and their calendars. */
export const bookingsRoutes = {
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
  reserveRooms: forReception({
    method: 'POST',
    paths: ['/api/hotel-bookings/reservations'],
    access: 'staff',
    offline: 'queued',
    subject: 'hotel_bookings',
    answerId: ['id'],
  }),
  quoteRoom: online('/api/hotel/quote'),
  lookUpHotelBookings: {
    method: 'POST',
    paths: ['/api/hotel/bookings/lookup'],
    access: 'code',
    offline: 'cached',
  },
  approveHotelBooking: forReception(bookingStep('/approve')),
  cancelHotelBooking: forReception(bookingStep('/cancel')),
  rescheduleHotelBooking: forReception(bookingStep('')),
  checkInHotelBooking: forReception(bookingStep('/check-in')),
  checkOutHotelBooking: forReception(bookingStep('/check-out')),
  noShowHotelBooking: forReception(bookingStep('/no-show')),
  listRoomStates: staffList('/api/rooms/states'),
  // Addresses are secrets, so that no device keeps them.
  listRoomCalendars: forAdmins(ownAccount('GET', '/api/rooms/calendars')),
  newCalendarAddress: forAdmins(ownAccount('POST', '/api/rooms/{id}/calendar/address')),
  addCalendarFeed: forAdmins(ownAccount('POST', '/api/rooms/{id}/calendar/feeds')),
  fetchCalendarFeed: forAdmins(ownAccount('POST', '/api/calendar-feeds/{id}/fetch')),
  removeCalendarFeed: forAdmins(ownAccount('POST', '/api/calendar-feeds/{id}/remove')),
  setRoomCondition: serviceStep('room_states', '/api/rooms/{id}/condition'),
} as const satisfies Record<string, Route>
