import * as z from 'zod/mini'
import type { RouteName } from '#contract/routes.ts'
import { reservation, stepReservation } from '#contract/tables.ts'
import {
  mayStepReservation,
  reservationHasBeenThrough,
  reservationStepLeadsTo,
  type ReservationStatus,
  type ReservationStep,
} from '#domain/tables.ts'
import { refuse, write, type Answer, type Endpoint } from '../../http/endpoint.ts'
import { tellCancelled } from '../../notices/tell-cancelled.ts'
import { tellServiceConfirmed } from '../../notices/tell-confirmed.ts'
import { reservationOf } from './wire.ts'

const stepRoutes = {
  confirmReservation: 'confirm',
  seatReservation: 'seat',
  completeReservation: 'complete',
  noShowReservation: 'no-show',
  cancelReservation: 'cancel',
} as const satisfies Partial<Record<RouteName, ReservationStep>>

const verbs: Record<ReservationStep, string> = {
  confirm: 'confirmed',
  seat: 'seated',
  complete: 'completed',
  'no-show': 'marked as no-show',
  cancel: 'cancelled',
}

/**
 * A step of the desk. The wished state already reached, or passed by a colleague who went further:
 * 200 and the row. Otherwise what the person saw must still be so, and the step lawful: else 409
 * `conflict` with the row as it is. Seats need no claim here: no step takes back those given up.
 */
function stepEndpoint(name: keyof typeof stepRoutes): Endpoint {
  const step = stepRoutes[name]
  const wished = reservationStepLeadsTo(step)
  return write({
    name,
    body: stepReservation,
    answer: z.object({ data: reservation }),
    async write(tx, { params, body }): Promise<Answer> {
      const row = await tx.lock('table_reservations', params.id ?? '')
      if (row === undefined) return refuse('not_found', 'There is no such reservation.')
      const status = row.status as ReservationStatus
      const current = reservationOf(row)
      if (reservationHasBeenThrough(status, step)) {
        return { status: 200, body: { data: current } }
      }
      const seen = body.seen?.status
      if (seen !== undefined && seen !== status) {
        return refuse('conflict', `This reservation is ${status} now; you saw it as ${seen}.`, {
          current,
        })
      }
      if (!mayStepReservation(status, step)) {
        return refuse('conflict', `A reservation that is ${status} cannot be ${verbs[step]}.`, {
          current,
        })
      }
      const now = await tx.update('table_reservations', row.id, {
        status: wished,
        changed_by: tx.stamp.by ?? null,
        ...(step === 'cancel' && { cancel_reason: body.reason ?? 'Cancelled by the house' }),
      })
      if (step === 'cancel') await tellCancelled(tx, 'table', now)
      if (step === 'confirm') await tellServiceConfirmed(tx, 'table', now)
      return {
        status: 200,
        body: { data: reservationOf(now) },
        changes: [
          { resource: 'table_reservations', rowId: row.id, changed: { status: [status, wished] } },
        ],
      }
    },
  })
}

export const steps: Endpoint[] = (Object.keys(stepRoutes) as (keyof typeof stepRoutes)[]).map(
  stepEndpoint,
)
