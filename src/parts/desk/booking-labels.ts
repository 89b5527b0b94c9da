import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '#ui/tones.tsx'

export const statusLabels: Readonly<Record<string, MessageDescriptor>> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  confirmed: msg`Confirmed`,
  accepted: msg`Accepted`,
  preparing: msg`Preparing`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  processing: msg`Processing`,
  active: msg`Active`,
  seated: msg`Seated`,
  'no-show': msg`No-show`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** Never the colour alone: a badge has its icon and its word. */
export function statusTone(status: string): Tone {
  if (status === 'pending') return 'waiting'
  if (['cancelled', 'completed', 'no-show'].includes(status)) return 'neutral'
  return 'confirmed'
}

export const paymentLabels: Readonly<Record<string, MessageDescriptor>> = {
  paid: msg`Paid`,
  unpaid: msg`Unpaid`,
  pending: msg`Payment pending`,
  failed: msg`Payment failed`,
  refunded: msg`Refunded`,
}

export function paymentTone(status: string): Tone {
  if (status === 'paid') return 'confirmed'
  return status === 'failed' ? 'error' : 'neutral'
}
