import * as z from 'zod/mini'
import { stepTourBooking, tourBooking, updateTourBooking } from '#contract/tour-bookings.ts'
import type { RouteName } from '#contract/routes.ts'
import {
  mayStepTour,
  tourHasBeenThrough,
  tourStepLeadsTo,
  tourSteps,
  type TourBookingStatus,
  type TourStep,
} from '#domain/tours.ts'
import type { Tx } from '../../db/store.ts'
import { nameForDesk } from '../../http/actor.ts'
import { refuse, write, type Actor, type Answer, type Endpoint } from '../../http/endpoint.ts'
import { tellCancelled } from '../../notices/tell-cancelled.ts'
import { tellServiceConfirmed } from '../../notices/tell-confirmed.ts'
import { flagOfCancelled } from '../payments/held.ts'
import { changeTourBooking, type TourBookingRow } from './days.ts'
import { deskTourBooking } from './wire.ts'

/** Which step each of the documents' calls is (spec 3 §7.9). */
export const stepRoutes = {
  approveTourBooking: 'approve',
  completeTourBooking: 'complete',
  cancelTourBooking: 'cancel',
} as const satisfies Partial<Record<RouteName, TourStep>>

const verbs: Record<TourStep, string> = {
  approve: 'approved',
  complete: 'completed',
  cancel: 'cancelled',
}

async function answerWith(tx: Tx, row: TourBookingRow): Promise<Answer> {
  return { status: 200, body: { data: await deskTourBooking(tx.db, row) } }
}

/**
 * A step of the desk. The wished state already reached, or passed: 200 and the row. Otherwise what
 * the person saw must still be so, and the step lawful: else 409 `conflict` with the row as it is.
 */
async function takeStep(
  tx: Tx,
  id: string | undefined,
  wished: { step: TourStep; seen?: TourBookingStatus | undefined; reason?: string | null },
  actor: Actor,
): Promise<Answer> {
  const row = await tx.lock('tour_bookings', id ?? '')
  if (row === undefined) return refuse('not_found', 'There is no such booking.')
  const status = row.status as TourBookingStatus
  const { step, seen, reason } = wished
  if (tourHasBeenThrough(status, step)) return await answerWith(tx, row)
  const current = await deskTourBooking(tx.db, row)
  if (seen !== undefined && seen !== status) {
    return refuse('conflict', `This booking is ${status} now; you saw it as ${seen}.`, { current })
  }
  if (!mayStepTour(status, row.payment_status, step)) {
    const words = `A booking that is ${status} cannot be ${verbs[step]}.`
    return refuse('conflict', words, { current })
  }
  const now = await changeTourBooking(tx, row, {
    status: tourStepLeadsTo(step),
    changed_by: nameForDesk(actor),
    ...(step === 'cancel' && {
      cancel_reason: reason ?? 'Cancelled by the house',
      flag: await flagOfCancelled(tx, { kind: 'tour', id: row.id }, row.flag),
    }),
  })
  if (step === 'cancel') await tellCancelled(tx, 'tour', now)
  if (step === 'approve') await tellServiceConfirmed(tx, 'tour', now)
  const changed = { status: [status, now.status] as [unknown, unknown] }
  return {
    ...(await answerWith(tx, now)),
    changes: [{ resource: 'tour_bookings', rowId: row.id, changed }],
  }
}

const answer = z.object({ data: tourBooking })

const namedSteps: Endpoint[] = (Object.keys(stepRoutes) as (keyof typeof stepRoutes)[]).map(
  (name) =>
    write({
      name,
      body: stepTourBooking,
      answer,
      write: (tx, { params, body, actor }) =>
        takeStep(
          tx,
          params.id,
          { step: stepRoutes[name], seen: body.seen?.status, reason: body.reason ?? null },
          actor,
        ),
    }),
)

/** PATCH /api/tour-bookings/{id} with {status}: the same steps, by where they lead. */
const generalUpdate = write({
  name: 'updateTourBooking',
  body: updateTourBooking,
  answer,
  write(tx, { params, body, actor }) {
    const step = tourSteps.find((one) => tourStepLeadsTo(one) === body.status) ?? 'cancel'
    const wished = { step, seen: body.seen?.status, reason: body.reason ?? null }
    return takeStep(tx, params.id, wished, actor)
  },
})

export const steps: Endpoint[] = [...namedSteps, generalUpdate]
