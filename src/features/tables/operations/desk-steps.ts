import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeptRow } from '#contract/resources.ts'
import { oneRow, readAt } from '#contract/route.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { Reservation, StepReservation } from '#contract/tables.ts'
import {
  mayStepReservation,
  reservationStatuses,
  reservationStepLeadsTo,
  type ReservationStatus,
  type ReservationStep,
} from '#domain/tables.ts'
import { looseObject, looseTextOrNull } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, OperationMeaning, WayOn } from '#offline/meaning.ts'

/** The desk's steps on a reservation (decisions.md, "Orders"), as queued operations. */

export const stepRoutes = {
  confirm: 'confirmReservation',
  seat: 'seatReservation',
  complete: 'completeReservation',
  'no-show': 'noShowReservation',
  cancel: 'cancelReservation',
} as const satisfies Record<ReservationStep, QueuedRouteName>

/** The group that keeps all steps of one reservation in order. */
export function reservationGroup(id: string): string {
  return `table_reservations:${id}`
}

/** What it is called wherever it waits; whose table it is stands in the detail. */
export const stepTitles: Record<ReservationStep, MessageDescriptor> = {
  confirm: msg`Confirm table`,
  seat: msg`Seat party`,
  complete: msg`Complete table`,
  'no-show': msg`Mark as no-show`,
  cancel: msg`Cancel table`,
}

export const stepLabels: Record<ReservationStep, MessageDescriptor> = {
  confirm: msg`Confirm`,
  seat: msg`Seat`,
  complete: msg`Complete`,
  'no-show': msg`No-show`,
  cancel: msg`Cancel`,
}

export const stateWords: Record<ReservationStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  confirmed: msg`Confirmed`,
  seated: msg`Seated`,
  completed: msg`Completed`,
  'no-show': msg`No-show`,
  cancelled: msg`Cancelled`,
}

/** What a waiting step changes in the desk's list: the state, as it will be. */
function applyStep(
  step: ReservationStep,
  rows: readonly KeptRow[],
  operation: OperationRow,
): readonly KeptRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  if (at < 0) return rows
  const reservation = rows[at] as Reservation
  // The house moved it on meanwhile: what it says stands, and the conflict is shown as such.
  if (!mayStepReservation(reservation.status, step)) return rows
  const changed: Reservation = {
    ...reservation,
    status: reservationStepLeadsTo(step),
    ...(step === 'cancel' && {
      cancel_reason: (operation.body as StepReservation).reason ?? null,
    }),
  }
  return rows.with(at, changed)
}

const statusOf = (row: unknown) =>
  reservationStatuses.find((one) => one === looseObject(row).status) ?? null

/** Its state at the house, since its last change and by whom, and why it was cancelled. */
function houseSays(current: unknown): HouseSays | null {
  const row = looseObject(oneRow(current))
  const status = statusOf(row)
  if (status === null) return null
  return {
    says: stateWords[status],
    at: looseTextOrNull(row.changed_at),
    by: looseTextOrNull(row.changed_by),
    note: looseTextOrNull(row.cancel_reason),
  }
}

/** The same step from the state the house is in, where that is lawful. */
function waysOn(step: ReservationStep, operation: OperationRow): WayOn[] {
  const status = statusOf(oneRow(readAt(operation.answer?.body, 'current')))
  if (status === null || !mayStepReservation(status, step)) return []
  const body: StepReservation = { ...(operation.body as StepReservation), seen: { status } }
  return [
    {
      kind: 'change',
      label: step === 'cancel' ? msg`Cancel all the same` : msg`Do it all the same`,
      change: { body, words: operation.words },
    },
  ]
}

function meaningOf(step: ReservationStep): OperationMeaning {
  return {
    title: () => stepTitles[step],
    // Guest, people and time, written down when it was confirmed: the same in every language.
    detail: (operation) => {
      const reservation = operation.words.detail
      return msg`${reservation}`
    },
    overlay: {
      resource: 'table_reservations',
      apply: (rows, operation) => applyStep(step, rows, operation),
    },
    ways: (operation) => waysOn(step, operation),
    house: houseSays,
    check: msg`Look at the reservation in the house's own list before you send this again.`,
  }
}

export const deskStepMeanings: Meanings = Object.fromEntries(
  Object.entries(stepRoutes).map(([step, route]) => [route, meaningOf(step as ReservationStep)]),
)
