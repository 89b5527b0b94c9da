import { customSteps } from '#domain/custom.ts'
import { list } from '../first-routes.ts'
import type { InPart } from '../projections.ts'
import type { Route } from '../route.ts'
import {
  changePayment,
  forAdmins,
  forReception,
  lookUp,
  recordPayment,
  serviceStep,
  staffList,
} from '../routes/kinds.ts'
import type { PushNotification, Service } from './service.ts'

/** Services that the house defines itself: one kind, distinguished by the service's id. */
export const custom = {
  kind: 'custom',
  table: 'custom_orders',
  noun: 'order',
  steps: customSteps,
  stepRoutes: {
    confirm: 'confirmCustomOrder',
    complete: 'completeCustomOrder',
    cancel: 'cancelCustomOrder',
  },
  done: { confirm: 'confirmed', complete: 'completed', cancel: 'cancelled' },
  confirmedBy: ['confirm'],
  silentAtDesk: true,
  confirmedWithCart: true,
  routes: { place: 'placeCustomOrder', list: 'listCustomOrders', lookUp: 'lookUpCustomOrders' },
  answeredAs: 'order',
  guestCancels: {
    from: ['pending', 'confirmed'],
    until: { hoursOf: 'cancel_hours', day: 'day', time: 'time' },
  },
  when: { day: 'day', time: 'time' },
  payment: {
    record: 'recordCustomPayment',
    change: 'changeCustomPayment',
    dueIn: ['completed'],
    reported: 5,
    reportedBy: { id: 'service_id', name: 'name_en' },
  },
  chargeable: true,
  inCart: { total: 'totals.total', day: 'day', until: 'until', time: 'time' },
  offer: { table: 'custom_services', list: 'listCustomServices' },
  soughtBy: ['status', 'code', 'customer_name', 'customer_phone', 'name_en', 'room_number'],
  overAfter: 'claim_until',
} as const satisfies Service

export const customNotifications = {
  kind: 'custom',
  title: 'New: Service',
} as const satisfies PushNotification

/** Services that the house defines itself, and orders of them. */
export const customRoutes = {
  listCustomServices: list('/api/custom-services'),
  listCustomDays: list('/api/custom-services/days'),
  createCustomService: forAdmins({
    method: 'POST',
    paths: ['/api/custom-services'],
    access: 'staff',
    offline: 'queued',
    subject: 'custom_services',
  }),
  updateCustomService: forAdmins(serviceStep('custom_services', '/api/custom-services/{id}')),

  placeCustomOrder: {
    method: 'POST',
    paths: ['/api/custom-orders'],
    access: 'public',
    offline: 'queued',
    subject: 'custom_orders',
  },
  lookUpCustomOrders: lookUp('/api/custom-orders/look-up'),
  listCustomOrders: staffList('/api/custom-orders'),
  confirmCustomOrder: serviceStep('custom_orders', '/api/custom-orders/{id}/confirm'),
  completeCustomOrder: serviceStep('custom_orders', '/api/custom-orders/{id}/complete'),
  cancelCustomOrder: forReception(serviceStep('custom_orders', '/api/custom-orders/{id}/cancel')),
  recordCustomPayment: recordPayment('/api/custom-orders'),
  changeCustomPayment: changePayment('/api/custom-orders'),
} as const satisfies Record<string, Route>

/** For the API reference only; not in any client bundle. */
export const customSummaries: Readonly<Record<keyof typeof customRoutes, string>> = {
  listCustomServices: 'Services that the house defines itself; guests are told of those they see',
  listCustomDays: 'What is taken of them and when, and nothing of whose orders it is',
  createCustomService: 'Adds a service of the house’s own',
  updateCustomService:
    'Changes a service, or takes it out of the offer; fields that a colleague changed meanwhile are refused',
  placeCustomOrder:
    'An order of a service that the house defines itself, from a guest or from the desk',
  lookUpCustomOrders: 'State of up to 50 such orders by their codes',
  listCustomOrders: 'Such orders, newest first',
  confirmCustomOrder: 'pending becomes confirmed',
  completeCustomOrder: 'confirmed becomes completed',
  cancelCustomOrder: 'pending or confirmed becomes cancelled; its capacity is free again',
  recordCustomPayment: 'Money taken for such an order',
  changeCustomPayment: 'Changes, refunds or cancels money on such an order',
}

/** Fields of an order for staff below reception (see projections.ts). */
export const customInPart = {
  custom_orders: {
    fields: [
      'service_id',
      'name',
      'name_en',
      'unit',
      'wanted',
      'qty',
      'day',
      'time',
      'until',
      'status',
      'cancel_reason',
      'customer_name',
      'notes',
      'room',
      'source',
      'device_time',
      'changed_by',
    ],
  },
} satisfies Readonly<Record<string, InPart>>
