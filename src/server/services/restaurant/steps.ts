import { order, stepOrder } from '#contract/restaurant.ts'
import type { RouteName } from '#contract/routes.ts'
import * as z from 'zod/mini'
import {
  hasBeenThrough,
  mayStep,
  stepLeadsTo,
  type OrderStatus,
  type OrderStep,
} from '#domain/restaurant.ts'
import { nameForDesk } from '../../http/actor.ts'
import { refuse, write, type Answer, type Endpoint } from '../../http/endpoint.ts'
import { tellCancelled } from '../../notices/tell-cancelled.ts'
import { tellServiceConfirmed } from '../../notices/tell-confirmed.ts'
import { flagOfCancelled } from '../payments/held.ts'
import { deskOrder } from './wire.ts'

/** Which step each of the documents' six calls is (spec 3 §7.3). */
export const stepRoutes = {
  acceptRestaurantOrder: 'accept',
  startPreparingRestaurantOrder: 'start',
  readyRestaurantOrder: 'ready',
  deliverRestaurantOrder: 'deliver',
  completeRestaurantOrder: 'complete',
  cancelRestaurantOrder: 'cancel',
} as const satisfies Partial<Record<RouteName, OrderStep>>

const verbs: Record<OrderStep, string> = {
  accept: 'accepted',
  start: 'started',
  ready: 'marked ready',
  deliver: 'delivered',
  complete: 'completed',
  cancel: 'cancelled',
}

/** Steps by which the house takes an order on; told once, by whichever comes first. */
const accepts: ReadonlySet<OrderStep> = new Set(['accept', 'start'])

/**
 * A step of the desk. The wished state already reached, or passed by a colleague who went further:
 * 200 and the row. Otherwise what the person saw must still be so, and the step lawful: else 409
 * `conflict` with the row as it is.
 */
function stepEndpoint(name: keyof typeof stepRoutes): Endpoint {
  const step = stepRoutes[name]
  const wished = stepLeadsTo(step)
  return write({
    name,
    body: stepOrder,
    answer: z.object({ data: order }),
    async write(tx, { params, body, actor }): Promise<Answer> {
      const row = await tx.lock('restaurant_orders', params.id ?? '')
      if (row === undefined) return refuse('not_found', 'There is no such order.')
      const status = row.status as OrderStatus
      if (hasBeenThrough(status, step)) {
        return { status: 200, body: { data: await deskOrder(tx.db, row) } }
      }
      const seen = body.seen?.status
      if (seen !== undefined && seen !== status) {
        return refuse('conflict', `This order is ${status} now; you saw it as ${seen}.`, {
          current: await deskOrder(tx.db, row),
        })
      }
      if (!mayStep(status, step)) {
        return refuse('conflict', `An order that is ${status} cannot be ${verbs[step]}.`, {
          current: await deskOrder(tx.db, row),
        })
      }
      const cancelled = step === 'cancel' && {
        cancel_reason: body.reason ?? 'Cancelled by the house',
        flag: await flagOfCancelled(tx, { kind: 'restaurant', id: row.id }, row.flag),
      }
      const now = await tx.update('restaurant_orders', row.id, {
        status: wished,
        changed_by: nameForDesk(actor),
        ...cancelled,
      })
      if (step === 'cancel') await tellCancelled(tx, 'restaurant', now)
      if (accepts.has(step)) await tellServiceConfirmed(tx, 'restaurant', now)
      return {
        status: 200,
        body: { data: await deskOrder(tx.db, now) },
        changes: [
          { resource: 'restaurant_orders', rowId: row.id, changed: { status: [status, wished] } },
        ],
      }
    },
  })
}

export const steps: Endpoint[] = (Object.keys(stepRoutes) as (keyof typeof stepRoutes)[]).map(
  stepEndpoint,
)
