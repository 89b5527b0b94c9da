import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '#ui/tones.tsx'

/** A line's status on the server, in labels that all services share. */
const labels: Record<string, MessageDescriptor> = {
  pending: msg`Waiting for the house to confirm`,
  approved: msg`Approved`,
  accepted: msg`Approved`,
  confirmed: msg`Approved`,
  active: msg`Under way`,
  processing: msg`Being washed`,
  preparing: msg`Being prepared`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

const received = msg`Received by the house`

/** @param status null: refused */
export function lineStatus(status: string | null): { label: MessageDescriptor; tone: Tone } {
  if (status === null) return { label: msg`Not taken`, tone: 'conflict' }
  const tone = status === 'pending' ? 'waiting' : status === 'cancelled' ? 'neutral' : 'confirmed'
  return { label: labels[status] ?? received, tone }
}

/** Null where there is nothing to show. */
export function linePayment(
  payment: string | null,
): { label: MessageDescriptor; tone: Tone } | null {
  switch (payment) {
    case 'paid':
      return { label: msg`Paid`, tone: 'confirmed' }
    case 'refunded':
      return { label: msg`Refunded`, tone: 'neutral' }
    case 'failed':
      return { label: msg`Payment failed`, tone: 'error' }
    default:
      return null
  }
}
