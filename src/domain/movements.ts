import type { Currency } from '#lib/currency.ts'
import { cameCents, wentCents } from './reports.ts'

/** A payment, as far as money moved by it: cents of the base beside the currency it was paid in. */
export interface PaymentFacts {
  id: string
  status: string
  method: string
  currency: Currency
  /** Cents of the base, at the rate of its day. */
  cents: number
  /** In the smallest unit of `currency`. */
  charged: number
  refundedCents: number
  /** In `currency`, as `charged`. */
  refundedCharged: number
  refundStatus: string | null
  /** When it was taken, else when it was written down. ISO. */
  cameAt: string
  wentAt: string
}

/** Money that came, or that went back. */
export interface Movement {
  payment: string
  way: 'came' | 'went'
  /** ISO. */
  at: string
  method: string
  currency: Currency
  /** Cents of the base; below zero, it went back. */
  cents: number
  /** The same in `currency`. */
  charged: number
}

/** As `wentCents` decides; by the charged amounts, since money without a rate has no cents. */
function wentCharged(payment: PaymentFacts): number {
  const { status, charged, refundedCharged, refundStatus } = payment
  if (status === 'refunded' && (refundedCharged === 0 || refundedCharged >= charged)) return charged
  return refundStatus === 'done' || refundStatus === 'sent' ? refundedCharged : 0
}

/**
 * What came by a payment and what went back, each by its own moment: the rule of the reports and of
 * the payments screen (domain/reports.ts), with the money in its own currency beside the base.
 */
export function movementsOf(payment: PaymentFacts): Movement[] {
  const { id, status, method, currency, charged, cameAt, wentAt } = payment
  const same = { payment: id, method, currency }
  const moved: Movement[] = []
  if (status === 'paid' || status === 'refunded') {
    moved.push({ ...same, way: 'came', at: cameAt, cents: cameCents(payment), charged })
  }
  const back = wentCharged(payment)
  if (back > 0) {
    moved.push({ ...same, way: 'went', at: wentAt, cents: -wentCents(payment), charged: -back })
  }
  return moved
}
