import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeptRow } from '#contract/resources.ts'
import { oneRow } from '#contract/route.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { StepTourBooking, TourBooking } from '#contract/tour-bookings.ts'
import { flagWhenCancelled } from '#domain/cancelled-paid.ts'
import {
  mayStepTour,
  tourBookingStatuses,
  tourStepLeadsTo,
  tourSteps,
  type TourBookingStatus,
  type TourStep,
} from '#domain/tours.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, OperationMeaning, WayOn } from '#offline/meaning.ts'
import { dayWords } from './words.ts'

/** The desk's steps on a tour booking (spec 3 §4, §7.9), as queued operations. */

export const tourStepRoutes = {
  approve: 'approveTourBooking',
  complete: 'completeTourBooking',
  cancel: 'cancelTourBooking',
} as const satisfies Record<TourStep, QueuedRouteName>

/** The group that keeps all steps of one booking in order. */
export function tourGroup(id: string): string {
  return `tour_bookings:${id}`
}

/** Null where the host says a state that ours does not know. */
export function tourStatus(status: string): TourBookingStatus | null {
  return tourBookingStatuses.find((one) => one === status) ?? null
}

/** What is offered from a state (spec 3 §4). */
export function openTourSteps(booking: { status: string; payment_status: string }): TourStep[] {
  const status = tourStatus(booking.status)
  if (status === null) return []
  return tourSteps.filter((step) => mayStepTour(status, booking.payment_status, step))
}

export const tourStepTitles: Record<TourStep, MessageDescriptor> = {
  approve: msg`Approve tour booking`,
  complete: msg`Complete tour booking`,
  cancel: msg`Cancel tour booking`,
}

/** The row as it will be; the same rows where the house's own state leaves nothing to show. */
function applyStep(
  step: TourStep,
  rows: readonly KeptRow[],
  operation: OperationRow,
): readonly KeptRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  const booking = rows[at] as (TourBooking & KeptRow) | undefined
  if (booking === undefined || booking.operation_id === operation.id) return rows
  const body = operation.body as StepTourBooking
  const seen = body.seen?.status ?? booking.status
  if (seen !== booking.status || !openTourSteps(booking).includes(step)) return rows
  const flag = flagWhenCancelled(booking.flag, booking.payment_status === 'paid' ? 1 : 0)
  const reason = step === 'cancel' ? { flag, cancel_reason: body.reason ?? null } : {}
  const stepped = { ...booking, status: tourStepLeadsTo(step), ...reason }
  return rows.with(at, stepped)
}

/** The same step from the state the house is in, where that is lawful. */
function allTheSame(step: TourStep, operation: OperationRow): WayOn[] {
  const current = looseObject(oneRow(looseObject(operation.answer?.body).current))
  const status = tourStatus(looseText(current.status))
  const paid = looseText(current.payment_status)
  if (operation.answer?.code !== 'conflict' || status === null) return []
  if (!mayStepTour(status, paid, step)) return []
  const labels: Record<TourStep, MessageDescriptor> = {
    approve: msg`Approve all the same`,
    complete: msg`Complete all the same`,
    cancel: msg`Cancel all the same`,
  }
  const body: StepTourBooking = { ...(operation.body as StepTourBooking), seen: { status } }
  return [{ kind: 'change', label: labels[step], change: { body, words: operation.words } }]
}

/** "Cancelled, 24 Nov" */
function houseSays(current: unknown): HouseSays | null {
  const row = looseObject(oneRow(current))
  const status = tourStatus(looseText(row.status))
  const date = looseText(row.date)
  if (status === null || date === '') return null
  const day = dayWords(date)
  const words: Record<TourBookingStatus, MessageDescriptor> = {
    pending: msg`Pending, ${day}`,
    approved: msg`Approved, ${day}`,
    completed: msg`Completed, ${day}`,
    cancelled: msg`Cancelled, ${day}`,
  }
  return {
    says: words[status],
    at: looseTextOrNull(row.changed_at),
    by: looseTextOrNull(row.changed_by),
    note: looseTextOrNull(row.cancel_reason),
  }
}

function meaningOf(step: TourStep): OperationMeaning {
  return {
    title: () => tourStepTitles[step],
    // Guest, tour and day, written down when it was confirmed.
    detail: (operation) => {
      const booking = operation.words.detail
      return msg`${booking}`
    },
    overlay: {
      resource: 'tour_bookings',
      apply: (rows, operation) => applyStep(step, rows, operation),
    },
    ways: (operation) => allTheSame(step, operation),
    house: houseSays,
    failed: msg`Could not update booking`,
    check: msg`Look at the booking in the house's own list before you send this again.`,
  }
}

export const tourStepMeanings: Meanings = {
  [tourStepRoutes.approve]: meaningOf('approve'),
  [tourStepRoutes.complete]: meaningOf('complete'),
  [tourStepRoutes.cancel]: meaningOf('cancel'),
}
