import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '#ui/tones.tsx'

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
