import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '#ui/tones.tsx'

const labels = {
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

/** States of bookings and of every service, as the desk reads them. */
export const statusLabels: Readonly<Record<string, MessageDescriptor>> & typeof labels = labels

/** Never the colour alone: a badge has its icon and its word. */
export function statusTone(status: string): Tone {
  if (status === 'pending') return 'waiting'
  if (['cancelled', 'completed', 'no-show'].includes(status)) return 'neutral'
  return 'confirmed'
}
