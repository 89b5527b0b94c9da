import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LaundryStatus } from '#domain/laundry.ts'

/** Laundry's states in a guest's words. */
export const laundryStatusWords: Record<LaundryStatus, MessageDescriptor> = {
  pending: msg`Waiting for the house to confirm`,
  processing: msg`Being washed`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
}
