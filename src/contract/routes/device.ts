import type { Route } from '../route.ts'
import { forReception, online } from './kinds.ts'

/** What a device itself needs: notices, its outbox, and what is parked. */
export const deviceRoutes = {
  getPushKey: {
    method: 'GET',
    paths: ['/api/push/key'],
    access: 'staff',
    offline: 'online',
  },
  subscribePush: {
    method: 'POST',
    paths: ['/api/push/subscriptions'],
    access: 'staff',
    offline: 'online',
  },
  unsubscribePush: {
    method: 'POST',
    paths: ['/api/push/subscriptions/end'],
    access: 'staff',
    offline: 'online',
  },

  requestPasswordReset: online('/api/forgot-password'),
  resetPassword: online('/api/reset-password'),

  sendOutbox: {
    method: 'POST',
    paths: ['/api/outbox'],
    access: 'send',
    offline: 'online',
  },
  voidOperation: {
    method: 'POST',
    paths: ['/api/outbox/{key}/void'],
    access: 'send',
    offline: 'online',
  },
  reportParked: {
    method: 'POST',
    paths: ['/api/outbox/parked'],
    access: 'send',
    offline: 'online',
  },
  handOver: {
    method: 'POST',
    paths: ['/api/outbox/handover'],
    access: 'send',
    offline: 'online',
  },
  listParked: forReception({
    method: 'GET',
    paths: ['/api/outbox/parked'],
    access: 'staff',
    offline: 'cached',
  }),
  settleParked: forReception({
    method: 'PATCH',
    paths: ['/api/outbox/parked/{id}/settle'],
    access: 'staff',
    offline: 'queued',
    subject: 'parked',
  }),
} as const satisfies Record<string, Route>
