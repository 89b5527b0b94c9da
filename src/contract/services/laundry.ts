import { laundrySteps } from '#domain/laundry.ts'
import type { News, Service } from './service.ts'

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
  toldAtDesk: true,
  toldWithCart: true,
  routes: { place: 'placeLaundryOrder', list: 'listLaundryOrders', lookUp: 'lookUpLaundryOrders' },
  answeredAs: 'order',
  guestCancels: { from: ['pending'] },
  when: { day: 'in_at', until: 'out_at' },
  payment: {
    record: 'recordLaundryPayment',
    change: 'changeLaundryPayment',
    owedIn: ['delivered'],
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

export const laundryNews = { kind: 'laundry', title: 'New: Laundry' } as const satisfies News
