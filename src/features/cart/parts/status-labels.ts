import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '#ui/tones.tsx'

/** A line's state at the house, in the words that all services share. */
const words: Record<string, MessageDescriptor> = {
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

/** Null: the house refused it. */
export function lineStatus(status: string | null): { words: MessageDescriptor; tone: Tone } {
  if (status === null) return { words: msg`Not taken`, tone: 'conflict' }
  const tone = status === 'pending' ? 'waiting' : status === 'cancelled' ? 'neutral' : 'confirmed'
  return { words: words[status] ?? received, tone }
}

/** Null where nothing need be said. */
export function linePayment(
  payment: string | null,
): { words: MessageDescriptor; tone: Tone } | null {
  switch (payment) {
    case 'paid':
      return { words: msg`Paid`, tone: 'confirmed' }
    case 'refunded':
      return { words: msg`Refunded`, tone: 'neutral' }
    case 'failed':
      return { words: msg`Payment failed`, tone: 'error' }
    default:
      return null
  }
}
