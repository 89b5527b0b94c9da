import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const serviceTypeLabels: Readonly<Record<string, MessageDescriptor>> = {
  'dine-in': msg`Dine-in`,
  room: msg`Room service`,
  pickup: msg`Pickup`,
}

export const paymentStatusLabels: Readonly<Record<string, MessageDescriptor>> = {
  paid: msg`Paid`,
  unpaid: msg`Unpaid`,
  pending: msg`Pending`,
  failed: msg`Failed`,
  refunded: msg`Refunded`,
}
