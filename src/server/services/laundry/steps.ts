import * as z from 'zod/mini'
import { laundryOrder, stepLaundryOrder } from '#contract/laundry.ts'
import type { RouteName } from '#contract/routes.ts'
import {
  hasBeenThroughLaundry,
  laundryStepLeadsTo,
  mayStepLaundry,
  type LaundryStatus,
  type LaundryStep,
} from '#domain/laundry.ts'
import { nameForDesk } from '../../http/actor.ts'
import { refuse, write, type Answer, type Endpoint } from '../../http/endpoint.ts'
import { tellCancelled } from '../../notices/tell-cancelled.ts'
import { tellServiceConfirmed } from '../../notices/tell-confirmed.ts'
import { flagOfCancelled } from '../payments/held.ts'
import { deskLaundryOrder } from './wire.ts'

/** Which step each of the documents' four calls is (spec 3 §7.6). */
const stepRoutes = {
  startLaundryOrder: 'start',
  readyLaundryOrder: 'ready',
  deliverLaundryOrder: 'deliver',
  cancelLaundryOrder: 'cancel',
} as const satisfies Partial<Record<RouteName, LaundryStep>>

const verbs: Record<LaundryStep, string> = {
  start: 'started',
  ready: 'marked ready',
  deliver: 'delivered',
  cancel: 'cancelled',
}

/** What a step writes down beside the state. */
function factsOf(step: LaundryStep, reason: string | null | undefined, now: Date) {
  const at = now.toISOString()
  if (step === 'ready') return { ready_at: at }
  if (step === 'deliver') return { delivered_at: at }
  return step === 'cancel' ? { cancel_reason: reason ?? 'Cancelled by the house' } : {}
}

/**
 * A step of the desk. The wished state already reached, or passed by a colleague who went further:
 * 200 and the row. Otherwise what the person saw must still be so, and the step lawful: else 409
 * `conflict` with the row as it is.
 */
function stepEndpoint(name: keyof typeof stepRoutes): Endpoint {
  const step = stepRoutes[name]
  const wished = laundryStepLeadsTo(step)
  return write({
    name,
    body: stepLaundryOrder,
    answer: z.object({ data: laundryOrder }),
    async write(tx, { params, body, actor, now }): Promise<Answer> {
      const row = await tx.lock('laundry_orders', params.id ?? '')
      if (row === undefined) return refuse('not_found', 'There is no such order.')
      const status = row.status as LaundryStatus
      const current = deskLaundryOrder(row)
      if (hasBeenThroughLaundry(status, step)) return { status: 200, body: { data: current } }
      const seen = body.seen?.status
      if (seen !== undefined && seen !== status) {
        refuse('conflict', `This order is ${status} now; you saw it as ${seen}.`, { current })
      }
      if (!mayStepLaundry(status, step)) {
        refuse('conflict', `An order that is ${status} cannot be ${verbs[step]}.`, { current })
      }
      const changed = await tx.update('laundry_orders', row.id, {
        status: wished,
        changed_by: nameForDesk(actor),
        ...factsOf(step, body.reason, now),
        ...(step === 'cancel' && {
          flag: await flagOfCancelled(tx, { kind: 'laundry', id: row.id }, row.flag),
        }),
      })
      if (step === 'cancel') await tellCancelled(tx, 'laundry', changed)
      if (step === 'start') await tellServiceConfirmed(tx, 'laundry', changed)
      return {
        status: 200,
        body: { data: deskLaundryOrder(changed) },
        changes: [
          { resource: 'laundry_orders', rowId: row.id, changed: { status: [status, wished] } },
        ],
      }
    },
  })
}

export const steps: Endpoint[] = (Object.keys(stepRoutes) as (keyof typeof stepRoutes)[]).map(
  stepEndpoint,
)
