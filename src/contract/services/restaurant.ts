import { orderSteps } from '#domain/restaurant.ts'
import type { News, Service } from './service.ts'

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
  toldAtDesk: true,
  toldWithCart: true,
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
    owedIn: ['delivered', 'completed'],
    reported: 1,
    reportedApart: 'bar',
  },
  chargeable: true,
  taxesExtras: true,
  inCart: { total: 'totals.total', day: 'schedule.date', time: 'schedule.time' },
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

export const restaurantNews = {
  kind: 'restaurant',
  title: 'New: Restaurant',
} as const satisfies News
