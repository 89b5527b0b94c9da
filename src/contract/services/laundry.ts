import { guestsNotes, laundrySteps } from '#domain/laundry.ts'
import { list } from '../first-routes.ts'
import type { InPart } from '../projections.ts'
import type { Route } from '../route.ts'
import {
  changePayment,
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

/** Laundry (spec 2 §3, spec 3 §4). */
export const laundry = {
  kind: 'laundry',
  table: 'laundry_orders',
  addresses: ['laundry'],
  noun: 'order',
  steps: laundrySteps,
  stepRoutes: {
    start: 'startLaundryOrder',
    ready: 'readyLaundryOrder',
    deliver: 'deliverLaundryOrder',
    cancel: 'cancelLaundryOrder',
  },
  done: {
    start: 'started',
    ready: 'marked ready',
    deliver: 'delivered',
    cancel: 'cancelled',
  },
  confirmedBy: ['start'],
  silentAtDesk: true,
  confirmedWithCart: true,
  routes: { place: 'placeLaundryOrder', list: 'listLaundryOrders', lookUp: 'lookUpLaundryOrders' },
  answeredAs: 'order',
  guestCancels: { from: ['pending'] },
  when: { day: 'in_at', until: 'out_at' },
  payment: {
    record: 'recordLaundryPayment',
    change: 'changeLaundryPayment',
    dueIn: ['delivered'],
    reported: 3,
  },
  chargeable: true,
  inCart: { total: 'totals.grand_total', day: 'pick_up', until: 'drop_off', time: 'pick_up' },
  offer: {
    table: 'laundry_services',
    list: 'listLaundryServices',
    picture: 'image_path',
    reviewedAs: 'laundry_service',
  },
  soughtBy: ['status', 'code', 'customer_name', 'customer_phone', 'room'],
} as const satisfies Service

export const laundryNotifications = {
  kind: 'laundry',
  title: 'New: Laundry',
} as const satisfies PushNotification

/** Orders of laundry. */
export const laundryRoutes = {
  placeLaundryOrder: {
    method: 'POST',
    paths: ['/api/laundry-orders/create-public', '/api/laundry-orders'],
    deskPaths: ['/api/laundry-orders', '/api/laundry-orders/create-public'],
    access: 'public',
    offline: 'queued',
    subject: 'laundry_orders',
    answerId: ['id', 'order_id', 'data.id', 'order.id'],
  },
  lookUpLaundryOrders: lookUp('/api/laundry-orders/lookup'),
  listLaundryOrders: staffList('/api/laundry-orders', 'include=items'),
  updateLaundryOrder: forReception(serviceStep('laundry_orders', '/api/laundry-orders/{id}')),
  startLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/start'),
  readyLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/ready'),
  deliverLaundryOrder: serviceStep('laundry_orders', '/api/laundry-orders/{id}/deliver'),
  cancelLaundryOrder: forReception(
    serviceStep('laundry_orders', '/api/laundry-orders/{id}/cancel'),
  ),
  recordLaundryPayment: recordPayment('/api/laundry-orders'),
  changeLaundryPayment: changePayment('/api/laundry-orders'),

  listLaundryServices: list('/api/laundry-services'),
  createLaundryService: offerCreate('laundry_services', '/api/laundry-services'),
  updateLaundryService: forReception(offerEdit('laundry_services', '/api/laundry-services/{id}')),
  deleteLaundryService: offerRemove('laundry_services', '/api/laundry-services/{id}'),
} as const satisfies Record<string, Route>

/** For the API reference only; not in any client bundle. */
export const laundrySummaries: Readonly<Record<keyof typeof laundryRoutes, string>> = {
  placeLaundryOrder: 'A laundry order, from a guest or from the desk',
  lookUpLaundryOrders: 'State and items of up to 50 laundry orders by their codes',
  listLaundryOrders: 'Laundry orders, newest first',
  updateLaundryOrder:
    'Changes a laundry order until it is over; what a colleague changed meanwhile is refused',
  startLaundryOrder: 'pending becomes processing',
  readyLaundryOrder: 'processing becomes ready',
  deliverLaundryOrder: 'ready becomes delivered',
  cancelLaundryOrder: 'any state that is not final becomes cancelled',
  recordLaundryPayment: 'Money taken for a laundry order',
  changeLaundryPayment: 'Changes, refunds or cancels money on a laundry order',
  listLaundryServices: 'Laundry price list',
  createLaundryService: 'Adds a laundry service',
  updateLaundryService:
    'Changes a laundry service; fields that a colleague changed meanwhile are refused',
  deleteLaundryService: 'Takes a laundry service out of the offer',
}

/** Fields of an order for staff below reception (see projections.ts). */
export const laundryInPart = {
  laundry_orders: {
    fields: [
      'status',
      'rush',
      'pickup',
      'in_at',
      'out_at',
      'cancel_reason',
      'customer',
      'room',
      'source',
      'ready_at',
      'delivered_at',
      'device_time',
      'changed_by',
    ],
    items: ['service_id', 'name', 'unit', 'qty'],
    instead: {
      // The documents' joined text has phone and e-mail in it.
      notes: (was) => guestsNotes(typeof was === 'string' ? was : null) || null,
    },
  },
} satisfies Readonly<Record<string, InPart>>
