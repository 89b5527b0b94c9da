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
  sendOutbox: 'A batch of one actor’s waiting operations, each its own transaction and answer',
  voidOperation: 'Burns a key the house has not seen, or answers what was done with it',
  reportParked: 'Tells the house what this device could not get taken, and what became of it since',
  listParked: 'What devices could not get taken and nobody has settled',
  settleParked:
    'A colleague has dealt with it: burns the key and closes the row in one transaction',
  getChanges: 'All that changed for this person since a cursor, deletions included',
  streamEvents: 'A stream that says which resources changed',
}
