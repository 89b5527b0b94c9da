import type { Route } from './route.ts'

/** Grows by one with each change of meaning that an older server or device could not follow. */
export const CONTRACT_VERSION = 1

const step = (path: string, summary: string) =>
  ({
    method: 'PATCH',
    paths: [`/api/restaurant-orders/{id}/${path}`],
    access: 'staff',
    offline: 'queued',
    subject: 'restaurant_orders',
    summary,
  }) as const satisfies Route

const list = (path: string, summary: string, query?: string) =>
  ({
    method: 'GET',
    paths: [path],
    access: 'public',
    offline: 'cached',
    ...(query === undefined ? {} : { query }),
    summary,
  }) as const satisfies Route

/**
 * Every operation the product knows, by the name it has everywhere: in the contract, the handler,
 * the command, the outbox and the tests. A new operation is a new entry here, a handler on the
 * server and a screen.
 */
export const routes = {
  getHouse: list(
    '/api/house',
    'The house: name, contact, hours, rates, and what this server can do',
  ),

  login: {
    method: 'POST',
    paths: ['/api/login'],
    access: 'public',
    offline: 'online',
    summary:
      'Signs in with e-mail and password; answers the session and, for this device, a send token',
  },
  logout: {
    method: 'POST',
    paths: ['/api/logout'],
    access: 'staff',
    offline: 'online',
    summary: 'Ends the session; the send token lives on until this device has sent what waits',
  },

  listCategories: list('/api/categories', 'Menu categories by position', 'sort=position&dir=asc'),
  listCategoryItems: list(
    '/api/categories/{id}/items',
    'Dishes and drinks of a category',
    'include=category&available=1',
  ),
  listRooms: list('/api/rooms', 'Rooms; with q and page, a page of them', 'per_page=200'),
  getRoom: list('/api/rooms/{id}', 'One room'),
  listTours: list('/api/tours', 'Tours', 'include=category'),
  listTourCategories: list('/api/tour-categories', 'Tour categories'),
  listCars: list('/api/cars', 'Cars', 'per_page=200'),
  listLaundryServices: list('/api/laundry-services', 'Laundry price list'),
  listReviews: list('/api/reviews', 'Published reviews'),

  placeRestaurantOrder: {
    method: 'POST',
    paths: ['/api/restaurant/orders', '/api/restaurant/orders/public'],
    access: 'public',
    offline: 'queued',
    subject: 'restaurant_orders',
    answerId: ['id', 'order_id', 'data.id', 'order.id'],
    summary: 'Places an order',
  },
  cancelOwnRestaurantOrder: {
    method: 'POST',
    paths: ['/api/restaurant/orders/{id}/cancel-own'],
    access: 'code',
    offline: 'queued',
    subject: 'restaurant_orders',
    summary:
      'The guest cancels an order that is not yet accepted, with its code and phone or e-mail',
  },
  lookUpRestaurantOrders: {
    method: 'POST',
    paths: ['/api/restaurant/orders/lookup'],
    access: 'code',
    offline: 'cached',
    summary: 'State and items of up to 50 orders by their codes; nothing personal',
  },

  listRestaurantOrders: {
    method: 'GET',
    paths: ['/api/restaurant-orders'],
    query: 'include=items,payments',
    access: 'staff',
    offline: 'cached',
    summary: 'Restaurant orders, newest first',
  },
  acceptRestaurantOrder: step('accept', 'pending becomes accepted'),
  startPreparingRestaurantOrder: step('start-preparing', 'accepted becomes preparing'),
  readyRestaurantOrder: step('ready', 'preparing becomes ready'),
  deliverRestaurantOrder: step('deliver', 'ready becomes delivered'),
  completeRestaurantOrder: step('complete', 'ready or delivered becomes completed'),
  cancelRestaurantOrder: step('cancel', 'any state that is not final becomes cancelled'),

  sendOutbox: {
    method: 'POST',
    paths: ['/api/outbox'],
    access: 'send',
    offline: 'online',
    summary: 'A batch of one actor’s waiting operations, each its own transaction and answer',
  },
  voidOperation: {
    method: 'POST',
    paths: ['/api/outbox/{key}/void'],
    access: 'send',
    offline: 'online',
    summary: 'Burns a key the house has not seen, or answers what was done with it',
  },
  reportParked: {
    method: 'POST',
    paths: ['/api/outbox/parked'],
    access: 'send',
    offline: 'online',
    summary: 'Tells the house what this device could not get taken, and what became of it since',
  },
  listParked: {
    method: 'GET',
    paths: ['/api/outbox/parked'],
    access: 'staff',
    offline: 'cached',
    summary: 'What devices could not get taken and nobody has settled',
  },
  settleParked: {
    method: 'PATCH',
    paths: ['/api/outbox/parked/{id}/settle'],
    access: 'staff',
    offline: 'queued',
    subject: 'parked',
    summary: 'A colleague has dealt with it: burns the key and closes the row in one transaction',
  },

  getChanges: {
    method: 'GET',
    paths: ['/api/changes'],
    access: 'public',
    offline: 'online',
    summary: 'All that changed for this person since a cursor, deletions included',
  },
  streamEvents: {
    method: 'GET',
    paths: ['/api/events'],
    access: 'public',
    offline: 'online',
    summary: 'A stream that says which resources changed',
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
