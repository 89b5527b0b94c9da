import * as z from 'zod/mini'
import { rental, stepRental } from '#contract/rentals.ts'
import type { RouteName } from '#contract/routes.ts'
import {
  mayStepRental,
  rentalStepLeadsTo,
  type RentalStatus,
  type RentalStep,
} from '#domain/cars.ts'
import type { Tx } from '../../db/store.ts'
import { nameForDesk } from '../../http/actor.ts'
import { refuse, write, type Answer, type Endpoint } from '../../http/endpoint.ts'
import { tellCancelled } from '../../notices/tell-cancelled.ts'
import { tellServiceConfirmed } from '../../notices/tell-confirmed.ts'
import { flagOfCancelled } from '../payments/held.ts'
import { changeRental } from './days.ts'
import { deskRental, type RentalRow } from './rental-rows.ts'

/** Which step each of the documents' calls is (spec 3 §7.3). */
export const rentalStepRoutes = {
  approveRental: 'approve',
  completeRental: 'complete',
  cancelRental: 'cancel',
} as const satisfies Partial<Record<RouteName, RentalStep>>

const verbs: Record<RentalStep, string> = {
  approve: 'approved',
  complete: 'completed',
  cancel: 'cancelled',
}

export const deskAnswer = z.object({ data: rental })

/** The rental, locked. Throws `not_found`. */
export async function lockRental(tx: Tx, id: string | undefined): Promise<RentalRow> {
  const row = await tx.lock('car_rentals', id ?? '')
  return row ?? refuse('not_found', 'There is no such rental.')
}

/** Throws `conflict` with the row as it is. */
export async function refuseAsItIs(tx: Tx, row: RentalRow, words: string): Promise<never> {
  return refuse('conflict', words, { current: await deskRental(tx.db, row) })
}

/**
 * A step of the desk. The wished state already reached: 200 and the row. Otherwise what the person
 * saw must still be so, and the step lawful: else 409 `conflict` with the row as it is.
 */
function stepEndpoint(name: keyof typeof rentalStepRoutes): Endpoint {
  const step = rentalStepRoutes[name]
  const wished = rentalStepLeadsTo(step)
  return write({
    name,
    body: stepRental,
    answer: deskAnswer,
    async write(tx, { params, body, actor }): Promise<Answer> {
      const row = await lockRental(tx, params.id)
      const status = row.status as RentalStatus
      if (status === wished) return { status: 200, body: { data: await deskRental(tx.db, row) } }
      const seen = body.seen?.status
      if (seen !== undefined && seen !== status) {
        await refuseAsItIs(tx, row, `This rental is ${status} now; you saw it as ${seen}.`)
      }
      if (!mayStepRental(status, step)) {
        await refuseAsItIs(tx, row, `A rental that is ${status} cannot be ${verbs[step]}.`)
      }
      const cancelled = step === 'cancel' && {
        cancel_reason: body.reason ?? 'Cancelled by the house',
        flag: await flagOfCancelled(tx, { kind: 'car', id: row.id }, row.flag),
      }
      const now = await changeRental(tx, row.id, {
        status: wished,
        changed_by: nameForDesk(actor),
        ...cancelled,
      })
      if (step === 'cancel') await tellCancelled(tx, 'car', now)
      if (step === 'approve') await tellServiceConfirmed(tx, 'car', now)
      return {
        status: 200,
        body: { data: await deskRental(tx.db, now) },
        changes: [
          { resource: 'car_rentals', rowId: row.id, changed: { status: [status, wished] } },
        ],
      }
    },
  })
}

export const rentalSteps: Endpoint[] = (
  Object.keys(rentalStepRoutes) as (keyof typeof rentalStepRoutes)[]
).map(stepEndpoint)
