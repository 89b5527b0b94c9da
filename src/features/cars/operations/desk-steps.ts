import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RescheduleRental } from '#contract/rentals.ts'
import type { KeptRow } from '#contract/resources.ts'
import { oneRow } from '#contract/route.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { flagWhenCancelled } from '#domain/cancelled-paid.ts'
import {
  isRentalOver,
  mayStepRental,
  rentalDays,
  rentalStatuses,
  rentalSteps,
  rentalStepLeadsTo,
  type RentalStatus,
} from '#domain/cars.ts'
import { looseObject, looseText, looseTextOrNull, type Loose } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, OperationMeaning, WayOn } from '#offline/meaning.ts'
import {
  daysWords,
  failedWords,
  rentalStepTitle,
  statusWords,
  type DeskRentalStep,
} from './desk-steps-words.ts'
import { currentOf } from './refused.ts'

/** The desk's steps on a rental (spec 3 §4, §7.3), as queued operations. */

export const rentalStepRoutes = {
  approve: 'approveRental',
  complete: 'completeRental',
  cancel: 'cancelRental',
  reschedule: 'rescheduleRental',
} as const satisfies Record<DeskRentalStep, QueuedRouteName>

/** The group that keeps all steps of one rental in order. */
export function rentalGroup(id: string): string {
  return `car_rentals:${id}`
}

const knownStatus = (status: unknown): RentalStatus | undefined =>
  rentalStatuses.find((one) => one === status)

/** What is offered from a state: Approve when pending, the others while it is not over. */
export function openRentalSteps(status: string): DeskRentalStep[] {
  if (isRentalOver(status)) return []
  // Another host's word for a state of its own is taken for one under way.
  const from = knownStatus(status) ?? 'active'
  const [approve, complete, cancel] = rentalSteps.map((step) =>
    mayStepRental(from, step) ? [step] : [],
  )
  return [...(approve ?? []), ...(complete ?? []), 'reschedule', ...(cancel ?? [])]
}

interface StepBody {
  seen?: { status?: string }
  reason?: string | null
}

/** The rental as it will be; null where the house's own state leaves nothing to show. */
function stepped(step: DeskRentalStep, row: Loose, operation: OperationRow): Loose | null {
  const status = looseText(row.status).toLowerCase() || 'pending'
  if (isRentalOver(status)) return null
  if (step === 'reschedule') {
    const { pickup_date, dropoff_date, seen } = operation.body as RescheduleRental
    const asSeen =
      seen === undefined ||
      (row.pickup_date === seen.pickup_date && row.dropoff_date === seen.dropoff_date)
    if (!asSeen) return null
    const days = rentalDays(pickup_date, dropoff_date)
    return { ...row, pickup_date, dropoff_date, days, price_open: true }
  }
  const { seen, reason } = operation.body as StepBody
  if ((seen?.status ?? status) !== status) return null
  const known = knownStatus(status)
  if (known !== undefined && !mayStepRental(known, step)) return null
  const paid = looseText(row.payment_status) === 'paid' ? 1 : 0
  const flag = flagWhenCancelled(looseTextOrNull(row.flag), paid)
  const cancelled = step === 'cancel' ? { flag, cancel_reason: reason ?? null } : {}
  return { ...row, status: rentalStepLeadsTo(step), ...cancelled }
}

function applyStep(
  step: DeskRentalStep,
  rows: readonly KeptRow[],
  operation: OperationRow,
): readonly KeptRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  const changed = at < 0 ? null : stepped(step, looseObject(rows[at]), operation)
  return changed === null ? rows : rows.with(at, changed as unknown as KeptRow)
}

/** The rental's state and days at the house, since its last change and by whom. */
function houseSays(current: unknown): HouseSays | null {
  const row = looseObject(oneRow(current))
  const status = knownStatus(row.status)
  if (!status) return null
  const state = i18n._(statusWords[status])
  const days = daysWords(looseText(row.pickup_date), looseText(row.dropoff_date))
  return {
    says: msg`${state}, ${days}`,
    at: looseTextOrNull(row.changed_at),
    by: looseTextOrNull(row.changed_by),
    note: looseTextOrNull(row.cancel_reason),
  }
}

const again: Record<DeskRentalStep, ReturnType<typeof msg>> = {
  approve: msg`Approve all the same`,
  complete: msg`Complete all the same`,
  cancel: msg`Cancel all the same`,
  reschedule: msg`Move all the same`,
}

/** The same step from the state the house is in, where that is lawful. */
function allTheSame(step: DeskRentalStep, operation: OperationRow): WayOn[] {
  if (operation.answer?.code !== 'conflict') return []
  const row = looseObject(oneRow(currentOf(operation.answer.body)))
  const status = knownStatus(row.status)
  if (status === undefined || isRentalOver(status)) return []
  if (step !== 'reschedule' && !mayStepRental(status, step)) return []
  const { pickup_date, dropoff_date } = row
  const seen = step === 'reschedule' ? { pickup_date, dropoff_date } : { status }
  const body = { ...looseObject(operation.body), seen }
  return [{ kind: 'change', label: again[step], change: { body, words: operation.words } }]
}

function meaningOf(step: DeskRentalStep): OperationMeaning {
  return {
    title: (operation) => rentalStepTitle(step, operation.body),
    // Guest, car and days, written down when it was confirmed.
    detail: (operation) => {
      const rental = operation.words.detail
      return msg`${rental}`
    },
    overlay: {
      resource: 'car_rentals',
      apply: (rows, operation) => applyStep(step, rows, operation),
    },
    ways: (operation) => allTheSame(step, operation),
    house: houseSays,
    failed: failedWords[step],
    check: msg`Look at the rental at the house before you send it again.`,
  }
}

/** What the desk's steps mean while they wait, one entry an endpoint. */
export const rentalStepMeanings: Meanings = {
  approveRental: meaningOf('approve'),
  completeRental: meaningOf('complete'),
  cancelRental: meaningOf('cancel'),
  rescheduleRental: meaningOf('reschedule'),
}
