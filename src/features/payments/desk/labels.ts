import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatus } from '#domain/payments.ts'
import { paidInPart, paidTwice, type FlagLabels } from '#parts/desk/cancelled-paid-labels.ts'
import type { Tone } from '#ui/tones.tsx'

export const statusTones: Record<PaymentStatus, Tone> = {
  pending: 'waiting',
  paid: 'confirmed',
  failed: 'error',
  refunded: 'neutral',
}

/** Labels of the provider's flags, with what to do about each. */
const flags: Readonly<Record<string, FlagLabels>> = {
  amount_mismatch: {
    short: msg`Amount does not match`,
    todo: msg`What came is not what was asked for. Compare it with the price, then settle it with the guest or give it back.`,
  },
  paid_twice: paidTwice,
  room_gone: {
    short: msg`Paid, room gone`,
    todo: msg`The nights went to another booking meanwhile. Give the guest another room, or give the money back.`,
  },
  paid_cancelled: {
    short: msg`Paid after cancelling`,
    todo: msg`Money came for what was cancelled. Give it back, or book for the guest again.`,
  },
  part_paid: paidInPart,
  by_hand: {
    short: msg`To be given back by hand`,
    todo: msg`Hand the money back to the guest, then press Refund at this payment.`,
  },
  payment_reversed: {
    short: msg`Payment taken back`,
    todo: msg`The provider took the payment back. Ask the guest to pay again.`,
  },
}

const unknown = {
  short: msg`Differs at the provider`,
  todo: msg`The house marked this payment for the desk. Compare it with the provider’s own list.`,
}

export const flagLabels = (flag: string) => flags[flag] ?? unknown

const refunds: Readonly<Record<string, MessageDescriptor>> = {
  queued: msg`On its way back through the provider`,
  sent: msg`On its way back through the provider`,
  done: msg`Given back`,
  'by hand': msg`To be given back by hand`,
  refused: msg`The provider refused to give it back: settle it by hand`,
  unknown: msg`Nobody knows whether the provider gave it back: look there`,
}

export const refundLabels = (status: string | null) =>
  status === null ? null : (refunds[status] ?? null)
