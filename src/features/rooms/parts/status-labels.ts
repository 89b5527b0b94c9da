import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingPaymentStatus, BookingStatus } from '#domain/stays.ts'

/** Labels of a booking's status, for guests. */
export const bookingStatusLabels: Record<BookingStatus, MessageDescriptor> = {
  pending: msg`Waiting for the house to approve it`,
  approved: msg`Approved`,
  accepted: msg`Approved`,
  active: msg`You are staying with us`,
  completed: msg`Stayed`,
  cancelled: msg`Cancelled`,
}

export const paymentStatusLabels: Record<BookingPaymentStatus, MessageDescriptor> = {
  unpaid: msg`Not paid yet`,
  pending: msg`Payment under way`,
  paid: msg`Paid`,
  failed: msg`Payment failed`,
  refunded: msg`Refunded`,
}
