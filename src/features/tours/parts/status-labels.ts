import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourBookingStatus } from '#domain/tours.ts'

/** A tour booking's states at the house, as a guest reads them. */
export const tourStatusLabels: Record<TourBookingStatus, MessageDescriptor> = {
  pending: msg`Your places are kept; waiting for the house to approve it`,
  approved: msg`Approved`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}
