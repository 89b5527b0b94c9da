/**
 * What the house cancels and has money for is marked for the desk: money is neither given back nor
 * kept without a word (decisions.md, "Money"; the guest's own cancelling has its terms instead).
 */

/** Flags that stand until somebody gives the money back or says that it is kept. */
export const heldFlags = ['cancelled_paid', 'no_show_paid', 'paid_cancelled'] as const

/** Nobody knows where this money is: that is told before what to do with it. */
const doubts: readonly string[] = [
  ...heldFlags,
  'amount_mismatch',
  'payment_reversed',
  'refund_refused',
  'refund_unknown',
]

/** Whether money of something cancelled waits for a decision. */
export function isHeldFlag(flag: string | null): boolean {
  return heldFlags.some((one) => one === flag)
}

/**
 * The flag of what staff cancel, or mark as a no-show.
 *
 * @param flag as it was
 * @param paid what the house has of it, in any unit
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

/** The flag once its money went back, or is kept; others stay as they are. */
export function flagWhenSettled(flag: string | null): string | null {
  if (flag === 'no_show_paid') return 'no_show'
  return isHeldFlag(flag) ? null : flag
}
