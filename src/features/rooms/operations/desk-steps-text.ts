import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RescheduleBooking } from '#contract/bookings.ts'
import type { BookingStep } from '#domain/booking-steps.ts'
import type { BookingStatus } from '#domain/stays.ts'
import { daysText } from '#parts/day-and-amount.ts'

/** Titles of the desk's steps on a room booking. */

export type { BookingStep }

export const statusLabels: Record<BookingStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  accepted: msg`Accepted`,
  active: msg`Active`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** The operation's title; the guest and the room are in the detail. */
export function bookingStepTitle(step: BookingStep, body: unknown): MessageDescriptor {
  switch (step) {
    case 'approve':
      return msg`Approve booking`
    case 'cancel':
      return msg`Cancel booking`
    case 'check_in':
      return msg`Check in`
    case 'check_out':
      return msg`Check out`
    case 'no_show':
      return msg`Mark as no-show`
    case 'reschedule': {
      const { check_in, check_out } = body as RescheduleBooking
      const days = daysText(check_in, check_out)
      return msg`Move booking to ${days}`
    }
  }
}

/** Shown when the server refuses without a message (spec 3 §8). */
export const failedText: Record<BookingStep, MessageDescriptor> = {
  approve: msg`Failed to approve.`,
  cancel: msg`Failed to cancel.`,
  reschedule: msg`Failed to reschedule.`,
  check_in: msg`Failed to check in.`,
  check_out: msg`Failed to check out.`,
  no_show: msg`Failed to mark as no-show.`,
}
