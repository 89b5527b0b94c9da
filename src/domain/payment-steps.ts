import type { PaymentStatus } from './payments.ts'

/** The desk's steps on a payment (spec 3 §4, "Payment status"; decisions.md, "Money"). */

export const paymentSteps = ['pay', 'refund', 'cancel'] as const
export type PaymentStep = (typeof paymentSteps)[number]

const table: Record<PaymentStep, { from: readonly PaymentStatus[]; to: PaymentStatus }> = {
  pay: { from: ['pending', 'failed', 'refunded'], to: 'paid' },
  refund: { from: ['paid'], to: 'refunded' },
  cancel: { from: ['pending', 'paid'], to: 'failed' },
}

/** The state a step leads to. */
export function paymentStepLeadsTo(step: PaymentStep): PaymentStatus {
  return table[step].to
}

/** Whether a step may be taken from a state. Editing may set any state. */
export function mayStepPayment(status: string, step: PaymentStep): boolean {
  return table[step].from.some((one) => one === status)
}
