import { msg } from '@lingui/core/macro'
import { tours } from '#contract/services/tours.ts'
import type { TourBooking } from '#contract/tour-bookings.ts'
import { tourSteps, type TourBookingStatus, type TourStep } from '#domain/tours.ts'
import { stepDescriptors, type StepTexts } from '#parts/service-steps.ts'
import { dayText } from '#parts/day-and-amount.ts'

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
  states: {
    pending: msg`Pending`,
    approved: msg`Approved`,
    completed: msg`Completed`,
    cancelled: msg`Cancelled`,
  },
  /** "Cancelled, 24 Nov" */
  says(status, { date }: Partial<TourBooking>) {
    if (!date) return null
    const day = dayText(date)
    switch (status) {
      case 'pending':
        return msg`Pending, ${day}`
      case 'approved':
        return msg`Approved, ${day}`
      case 'completed':
        return msg`Completed, ${day}`
      case 'cancelled':
        return msg`Cancelled, ${day}`
    }
  },
  failed: { approve: failed, complete: failed, cancel: failed },
  check: msg`Look at the booking in the house's own list before you send this again.`,
}

export const tourStepDescriptors = stepDescriptors(tours, tourStepTexts)
