import { msg } from '@lingui/core/macro'
import { tours } from '#contract/services/tours.ts'
import { tourSteps, type TourBookingStatus, type TourStep } from '#domain/tours.ts'
import { stepDescriptors, type StepTexts } from '#parts/service-steps.ts'

/** The desk's steps on a tour booking (spec 3 §4, §7.9), as queued operations. */

/** What is offered from a state (spec 3 §4). */
export function openTourSteps(booking: { status: string; payment_status: string }): TourStep[] {
  const status = tourSteps.statusOf(booking.status)
  return status === null ? [] : tourSteps.open(status, booking.payment_status === 'paid')
}

const failed = msg`Could not update booking`

export const tourStepTexts: StepTexts<TourBookingStatus, TourStep> = {
  titles: {
    approve: msg`Approve tour booking`,
    complete: msg`Complete tour booking`,
    cancel: msg`Cancel tour booking`,
  },
  withDays: true,
  failed: { approve: failed, complete: failed, cancel: failed },
  check: msg`Check the booking in the house’s own list before you send this again.`,
}

export const tourStepDescriptors = stepDescriptors(tours, tourStepTexts)
