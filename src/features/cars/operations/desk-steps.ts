import { msg } from '@lingui/core/macro'
import type { Rental, RescheduleRental } from '#contract/rentals.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { cars } from '#contract/services/cars.ts'
import { rentalDays, rentalSteps, type RentalStatus, type RentalStep } from '#domain/cars.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  OperationDescriptors,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { stateAtServer, stepDescriptors, type StepTexts } from '#parts/service-steps.ts'
import { changeTo } from '#parts/change-to.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { storedDetail } from '#parts/stored-detail.ts'

/** The desk's steps on a rental (spec 3 §4, §7.3), as queued operations. */

/** What is offered from a state: Approve when pending, the others while it is not over. */
export function openRentalSteps(status: string): (RentalStep | 'reschedule')[] {
  if (rentalSteps.isOver(status)) return []
  // An unknown state of another host counts as under way.
  const open: ReturnType<typeof openRentalSteps> = rentalSteps.open(
    rentalSteps.statusOf(status) ?? 'active',
  )
  return open.toSpliced(open.indexOf('cancel'), 0, 'reschedule')
}

const check = msg`Check the rental at the house before you send it again.`

export const rentalStepTexts: StepTexts<RentalStatus, RentalStep> = {
  titles: {
    approve: msg`Approve rental`,
    complete: msg`Complete rental`,
    cancel: msg`Cancel rental`,
  },
  withDays: true,
  failed: {
    approve: msg`Failed to approve rental.`,
    complete: msg`Failed to complete.`,
    cancel: msg`Failed to cancel.`,
  },
  check,
}

/** The rental on its new days; the server works out its price. */
function applyMove(rows: readonly ResourceRow[], operation: OperationRow): readonly ResourceRow[] {
  const at = rows.findIndex((row) => row.id === operation.params.id)
  const row = rows[at] as Rental | undefined
  if (row === undefined || rentalSteps.isOver(row.status)) return rows
  const { pickup_date, dropoff_date, seen } = operation.body as RescheduleRental
  const asSeen =
    seen === undefined ||
    (row.pickup_date === seen.pickup_date && row.dropoff_date === seen.dropoff_date)
  if (!asSeen) return rows
  const days = rentalDays(pickup_date, dropoff_date)
  const moved = { ...row, pickup_date, dropoff_date, days, price_open: true }
  return rows.with(at, moved)
}

/** Asks for the same days again where the rental was moved meanwhile. */
function moveAllTheSame(operation: OperationRow): RecoveryAction[] {
  if (operation.answer?.code !== 'conflict') return []
  const { status, pickup_date, dropoff_date } = currentOf<Rental>(operation.answer?.body)
  const known = rentalSteps.statusOf(status)
  if (known === null || rentalSteps.isOver(known)) return []
  const body = { ...(operation.body as RescheduleRental), seen: { pickup_date, dropoff_date } }
  return [changeTo(msg`Move all the same`, operation, body)]
}

export function moveTitle(body: unknown) {
  const { pickup_date, dropoff_date } = body as RescheduleRental
  const days = daysText(pickup_date, dropoff_date)
  return msg`Move rental to ${days}`
}

const reschedule: OperationDescriptor = {
  title: ({ body }) => moveTitle(body),
  detail: storedDetail,
  overlay: { resource: cars.table, apply: applyMove },
  recoveryActions: moveAllTheSame,
  serverStatus: (current) => stateAtServer(cars, rentalStepTexts, current),
  failed: msg`Failed to reschedule.`,
  check,
}

/** Descriptors of the desk's steps, one for each call. */
export const rentalStepDescriptors: OperationDescriptors = {
  ...stepDescriptors(cars, rentalStepTexts),
  rescheduleRental: reschedule,
}
