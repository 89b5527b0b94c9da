import type { DeskPayment } from '#contract/money.ts'
import { fromCents, toCents } from '#domain/money.ts'

/** A payment as the desk sees it. `dollars` null: francs whose rate nobody knows. */
export interface Money extends Omit<DeskPayment, 'dollars'> {
  dollars: number | null
}

/** In dollars to the cent; null where francs have no rate. */
export function inDollars(amount: number, currency: string, rate: number | null): number | null {
  if (currency !== 'RWF') return fromCents(toCents(amount))
  return rate === null || rate <= 0 ? null : fromCents(toCents(amount / rate))
}

/** The date a payment has in lists: when it was taken, else when it was written down. */
export const dateOf = (money: Money): string => money.paid_at ?? money.created_at

/** What is still to be handed back, in the payment's currency: a promised part, or all. */
export function toGiveBack(money: Money): number {
  const promised = money.refund_status === 'by hand' && money.refunded < money.amount
  return promised && money.refunded > 0 ? money.refunded : money.amount - money.refunded
}

/** Taken by a test card: no real money moved (decisions.md, "Card payments"). */
export const isTrial = ({ processor, provider }: Pick<Money, 'processor' | 'provider'>): boolean =>
  provider?.name === 'sandbox' || processor === 'sandbox' || processor === 'demo'
