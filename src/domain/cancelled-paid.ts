/**
 * Paid things that staff cancel get a flag for the desk, so that nobody forgets to decide about the
 * money (decisions.md, "Money"; a guest's own cancellation has its terms instead).
 */

/** Flags that stay until somebody refunds the money or decides to keep it. */
export const cancelledPaidFlags = ['cancelled_paid', 'no_show_paid', 'paid_cancelled'] as const

/** Flags of money whose state is in doubt: the doubt is shown before what to do. */
const doubts: readonly string[] = [
  ...cancelledPaidFlags,
  'amount_mismatch',
  'payment_reversed',
  'refund_refused',
  'refund_unknown',
]

/** Whether money of a cancelled row waits for a decision. */
export function isCancelledPaidFlag(flag: string | null): boolean {
  return cancelledPaidFlags.some((one) => one === flag)
}

/**
 * The flag after staff cancel something or mark it as a no-show.
 *
 * @param flag the flag before
 * @param paid the amount received for it, in any unit
 */
export function flagWhenCancelled(
  flag: string | null,
  paid: number,
  noShow = false,
): string | null {
  const missed = noShow || flag === 'no_show'
  if (!(paid > 0)) return missed ? 'no_show' : flag
  if (flag !== null && doubts.includes(flag)) return flag
  return missed ? 'no_show_paid' : 'cancelled_paid'
}

/** The flag after its money was refunded or kept; other flags stay. */
export function flagWhenSettled(flag: string | null): string | null {
  if (flag === 'no_show_paid') return 'no_show'
  return isCancelledPaidFlag(flag) ? null : flag
}
