import { orderSteps } from '#domain/restaurant.ts'
import type { InPart } from '../projections.ts'
import type { Route } from '../route.ts'
import {
  changePayment,
  forAdmins,
  forReception,
  recordPayment,
  offerCreate,
  offerEdit,
  offerRemove,
  serviceStep,
} from '../routes/kinds.ts'
import type { PushNotification, Service } from './service.ts'

/** Orders of dishes and drinks (spec 2 §3, spec 3 §4). */
export const restaurant = {
  kind: 'restaurant',
  table: 'restaurant_orders',
  addresses: ['restaurant'],
  noun: 'order',
  steps: orderSteps,
  stepRoutes: {
    accept: 'acceptRestaurantOrder',
    start: 'startPreparingRestaurantOrder',
    ready: 'readyRestaurantOrder',
    deliver: 'deliverRestaurantOrder',
    complete: 'completeRestaurantOrder',
    cancel: 'cancelRestaurantOrder',
  },
  done: {
    accept: 'accepted',
    start: 'started',
    ready: 'marked ready',
    deliver: 'delivered',
    complete: 'completed',
    cancel: 'cancelled',
  },
  confirmedBy: ['accept', 'start'],
  servedIn: ['delivered'],
  silentAtDesk: true,
  confirmedWithCart: true,
  routes: {
    place: 'placeRestaurantOrder',
    list: 'listRestaurantOrders',
    lookUp: 'lookUpRestaurantOrders',
    cancelOwn: 'cancelOwnRestaurantOrder',
  },
  answeredAs: 'order',
  guestCancels: { from: ['pending'] },
  when: { day: 'schedule_date', time: 'schedule_time' },
  payment: {
    record: 'recordOrderPayment',
    change: 'changeOrderPayment',
    dueIn: ['delivered', 'completed'],
    reported: 1,
    reportedSeparately: 'bar',
  },
  promoCodes: true,
  chargeable: true,
  taxesExtras: true,
  inCart: {
    total: 'totals.total',
    day: 'schedule.date',
    time: 'schedule.time',
    discount: 'totals.discount',
  },
  offer: {
    table: 'items',
    list: 'listCategoryItems',
    picture: 'image_path',
    reviewedAs: 'menu_item',
    categories: { table: 'categories', list: 'listCategories' },
  },
  soughtBy: ['status', 'number', 'code', 'customer_name', 'customer_phone'],
  overAfter: 'schedule_date',
} as const satisfies Service

export const restaurantNotifications = {
  kind: 'restaurant',
  title: 'New: Restaurant',
} as const satisfies PushNotification

const step = (path: string) =>
  ({
    method: 'PATCH',
    paths: [`/api/restaurant-orders/{id}/${path}`],
    access: 'staff',
    offline: 'queued',
    subject: 'restaurant_orders',
  }) as const satisfies Route

/** Orders of dishes. */
export const restaurantRoutes = {
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
  cancelRestaurantOrder: forReception(step('cancel')),
  recordOrderPayment: recordPayment('/api/restaurant-orders'),
  changeOrderPayment: changePayment('/api/restaurant-orders'),

  createCategory: offerCreate('categories', '/api/categories'),
  updateCategory: forAdmins(serviceStep('categories', '/api/categories/{id}')),
  createItem: offerCreate('items', '/api/categories/{id}/items'),
  updateItem: offerEdit('items', '/api/items/{id}'),
  deleteItem: offerRemove('items', '/api/items/{id}'),
} as const satisfies Record<string, Route>

/** For the API reference only; not in any client bundle. */
export const restaurantSummaries: Readonly<Record<keyof typeof restaurantRoutes, string>> = {
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
  recordOrderPayment: 'Money taken for a restaurant order',
  changeOrderPayment: 'Changes, refunds or cancels money on a restaurant order',
  createCategory: 'Adds a menu category',
  updateCategory: 'Changes a menu category; fields that a colleague changed meanwhile are refused',
  createItem: 'Adds a dish or drink',
  updateItem: 'Changes a dish or drink; fields that a colleague changed meanwhile are refused',
  deleteItem: 'Takes a dish or drink out of the offer',
}

/** Fields of an order for staff below reception (see projections.ts). */
export const restaurantInPart = {
  restaurant_orders: {
    fields: [
      'number',
      'status',
      'service_type',
      'schedule_date',
      'schedule_time',
      'party_size',
      'items_count',
      'cancel_reason',
      'customer_name',
      'notes',
      'custom_request',
      'table_or_room',
      'room_number',
      'source',
      'device_time',
      'changed_by',
    ],
    items: ['id', 'name', 'qty', 'category_id'],
  },
} satisfies Readonly<Record<string, InPart>>
