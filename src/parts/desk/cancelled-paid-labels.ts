import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels for cancelled rows with money on them: a short one, and what to do. */
interface FlagLabels {
  short: MessageDescriptor
  todo: MessageDescriptor
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
