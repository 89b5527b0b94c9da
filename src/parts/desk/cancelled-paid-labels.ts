import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels for cancelled rows with money on them: a short one, and what to do. */
export interface FlagLabels {
  short: MessageDescriptor
  todo: MessageDescriptor
}

export const paidInPart: FlagLabels = {
  short: msg`Paid in part`,
  todo: msg`What came does not cover the price. Ask the guest for the rest.`,
}

export const paidTwice: FlagLabels = {
  short: msg`Paid twice`,
  todo: msg`Money came again for what was paid already. Give the second payment back.`,
}

const where = msg`Give the money back, or keep it: both on the overview, under Flagged.`

const labels: Readonly<Record<string, FlagLabels>> = {
  cancelled_paid: { short: msg`Cancelled and paid`, todo: where },
  no_show_paid: { short: msg`No-show, and paid`, todo: where },
  paid_cancelled: { short: msg`Paid after cancelling`, todo: where },
}

/** Null for every other flag. */
export function cancelledPaidLabels(flag: string | null): FlagLabels | null {
  return flag === null ? null : (labels[flag] ?? null)
}

/**
 * Labels of a mark on a service's row: a bill that no room takes, or money on what is cancelled.
 * Null where nothing is marked.
 *
 * @param other what to do about a mark that this app does not know
 */
export function flagLabels(flag: string | null, other: MessageDescriptor): FlagLabels | null {
  if (flag === null) return null
  if (flag === 'room_mismatch') {
    return {
      short: msg`Room does not match`,
      todo: msg`The guest wants it charged to a room, but room and name match no stay in house. Ask the guest, and settle it by hand.`,
    }
  }
  return cancelledPaidLabels(flag) ?? { short: msg`Needs a look`, todo: other }
}
