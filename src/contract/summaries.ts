import type { RouteName } from './routes.ts'

/** One sentence an operation, for the API reference; apart, so that no device carries them. */
export const summaries: Readonly<Record<RouteName, string>> = {
  getHouse: 'The house: name, contact, hours, rates, and what this server can do',
  login:
    'Signs in with e-mail and password; answers the session and, for this device, a send token',
  logout: 'Ends the session; the send token lives on until this device has sent what waits',
  listCategories: 'Menu categories by position',
  listCategoryItems: 'Dishes and drinks of a category',
  listRooms: 'Rooms; with q and page, a page of them',
  getRoom: 'One room',
  listTours: 'Tours',
  listTourCategories: 'Tour categories',
  listCars: 'Cars',
  listLaundryServices: 'Laundry price list',
  listReviews: 'Published reviews',
  placeRestaurantOrder: 'Places an order',
  cancelOwnRestaurantOrder:
    'The guest cancels an order that is not yet accepted, with its code and phone or e-mail',
  lookUpRestaurantOrders: 'State and items of up to 50 orders by their codes; nothing personal',
  listRestaurantOrders: 'Restaurant orders, newest first',
  acceptRestaurantOrder: 'pending becomes accepted',
  startPreparingRestaurantOrder: 'accepted becomes preparing',
  readyRestaurantOrder: 'preparing becomes ready',
  deliverRestaurantOrder: 'ready becomes delivered',
  completeRestaurantOrder: 'ready or delivered becomes completed',
  cancelRestaurantOrder: 'any state that is not final becomes cancelled',
  listHotelBookings:
    'Bookings whole for staff; without a session the nights that are gone: room, dates, status',
  bookRoom: 'Asks for a room, or several of a kind, for some nights',
  bookBundle: 'Asks for several rooms as one group, all or none',
  quoteRoom:
    'What a stay would cost at the house’s prices, and how many rooms of the kind are free',
  lookUpHotelBookings: 'State of up to 50 bookings by their codes, every room of each',
  approveHotelBooking: 'pending becomes approved; its nights are claimed',
  cancelHotelBooking: 'pending, approved or active becomes cancelled; its nights are free again',
  rescheduleHotelBooking: 'Moves a booking to other nights, or another room, in one step',
  startBookingPayment: 'Holds the nights and answers the provider’s page for a booking',
  startBundlePayment: 'Holds the nights of a group and answers the provider’s page for all of it',
  getPaymentState: 'What came of a payment, asked by who returns from the provider',
  findOwn: 'What a guest booked, by code and phone or e-mail, with what cancelling would cost',
  cancelOwn: 'The guest cancels, having seen the refund',
  postReview: 'A guest’s review; shown to all once the house has published it',
  sendMessage: 'A message to the house; opens a ticket',
  requestPasswordReset:
    'Sends a link for a new password; answers the same whether or not anyone has this address',
  resetPassword: 'Sets a new password by a link that works once, within half an hour',
  sendOutbox: 'A batch of one actor’s waiting operations, each its own transaction and answer',
  voidOperation: 'Burns a key the house has not seen, or answers what was done with it',
  reportParked: 'Tells the house what this device could not get taken, and what became of it since',
  listParked: 'What devices could not get taken and nobody has settled',
  settleParked:
    'A colleague has dealt with it: burns the key and closes the row in one transaction',
  getChanges: 'All that changed for this person since a cursor, deletions included',
  streamEvents: 'A stream that says which resources changed',
}
