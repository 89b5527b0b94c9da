import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReservationStatus } from '#domain/tables.ts'

/** A reservation's states in a guest's words. */
export const guestStatusWords: Record<ReservationStatus, MessageDescriptor> = {
  pending: msg`Waiting for the house to confirm`,
  confirmed: msg`Your table is confirmed`,
  seated: msg`You are at your table`,
  completed: msg`Completed`,
  'no-show': msg`Nobody came at that time`,
  cancelled: msg`Cancelled`,
}
