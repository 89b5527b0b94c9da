import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  cancelledPaidLabels,
  paidInPart,
  paidTwice,
  type FlagLabels,
} from '#parts/desk/cancelled-paid-labels.ts'

export const paymentMethodLabels: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`Card`,
  cash: msg`Cash`,
  'mobile money': msg`Mobile Money`,
  'bank transfer': msg`Bank Transfer`,
}

const flags: Readonly<Record<string, FlagLabels>> = {
  room_gone: {
    short: msg`Paid, room gone`,
    todo: msg`It was paid, but its nights went to another booking meanwhile. Reschedule it to a room that is free and approve it, or cancel it and give the money back.`,
  },
  calendar_clash: {
    short: msg`Sold twice`,
    todo: msg`Another channel has sold nights that are gone here. Move it to a room that is free and approve it, or cancel it at the channel.`,
  },
  paid_twice: paidTwice,
  amount_mismatch: {
    short: msg`Amount does not match`,
    todo: msg`The amount or currency that came is not what was asked for. Compare it with the price, then settle it with the guest or give it back.`,
  },
  part_paid: paidInPart,
  no_show: {
    short: msg`No-show`,
    todo: msg`The guest did not come and said nothing. What was paid is kept or given back by the house's terms.`,
  },
  refund_refused: {
    short: msg`Refund refused`,
    todo: msg`The provider did not give the money back. Give it back another way.`,
  },
  refund_unknown: {
    short: msg`Refund not sure`,
    todo: msg`The provider did not say whether the money went back. Look there before you give it back again.`,
  },
  /** Of this app: the day until which the desk held its nights is over. */
  hold_lapsed: {
    short: msg`Hold lapsed`,
    todo: msg`The nights are free for others. Approve it if the guest still comes, or cancel it.`,
  },
  payment_reversed: {
    short: msg`Payment taken back`,
    todo: msg`The provider took the payment back. Ask the guest to pay again, or cancel the booking.`,
  },
}

const unknown: FlagLabels = {
  short: msg`Needs a look`,
  todo: msg`The house marked this booking for the desk. Check its payments before you go on.`,
}

/** Null without a flag. */
export function flagLabels(flag: string | null): FlagLabels | null {
  return flag === null ? null : (cancelledPaidLabels(flag) ?? flags[flag] ?? unknown)
}
