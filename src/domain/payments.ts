/** A payment's states (decisions.md, "Card payments"; spec 3 §4). */

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const
/** How money is taken at the desk, in lower case (spec 3 §9). */
export const paymentMethods = ['card', 'cash', 'mobile money', 'bank transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who takes payments online, as the operator sets it (PAYMENTS). `none`: nobody does. */
export const paymentWays = ['sandbox', 'pesapal', 'none'] as const
export type PaymentWay = (typeof paymentWays)[number]

export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * A payment's status only moves forward: late or repeated reports change nothing. A payment that
 * was given up as failed may still turn out paid (the provider decides), never the other way.
 */
const order: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'failed', 'refunded'],
  failed: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
}

/** Whether a reported status may replace the stored one. */
export function movesForward(from: PaymentStatus, to: PaymentStatus): boolean {
  return order[from].includes(to)
}
