import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RentalStatus, RentalStep } from '#domain/cars.ts'

/** What the desk's steps on a rental are called. */

export type DeskRentalStep = RentalStep | 'reschedule'

export const stepLabels: Record<DeskRentalStep, MessageDescriptor> = {
  approve: msg`Approve`,
  complete: msg`Complete`,
  reschedule: msg`Reschedule`,
  cancel: msg`Cancel`,
}

export const statusLabels: Record<RentalStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  active: msg`Active`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** Where the server refuses without a text of its own (spec 3 §8). */
export const failedText: Record<DeskRentalStep, MessageDescriptor> = {
  approve: msg`Failed to approve rental.`,
  complete: msg`Failed to complete.`,
  cancel: msg`Failed to cancel.`,
  reschedule: msg`Failed to reschedule.`,
}
