import { customSteps } from '#domain/custom.ts'
import type { News, Service } from './service.ts'

/** Whatever a house offers beside what is built in: one kind, told apart by the service's id. */
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
  toldAtDesk: true,
  toldWithCart: true,
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
    owedIn: ['completed'],
    reported: 5,
  },
  chargeable: true,
  inCart: { total: 'totals.total', day: 'day', until: 'until', time: 'time' },
  offer: { table: 'custom_services', list: 'listCustomServices' },
  soughtBy: ['status', 'code', 'customer_name', 'customer_phone', 'name_en', 'room_number'],
  overAfter: 'claim_until',
} as const satisfies Service

export const customNews = { kind: 'custom', title: 'New: Service' } as const satisfies News
