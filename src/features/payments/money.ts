import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { DeskPayment } from '#contract/money.ts'
import { centsOf, fromCents, toMinor } from '#domain/money.ts'

/** A payment as the desk sees it. `dollars` (the base currency) null: at a rate that nobody knows. */
export interface Money extends Omit<DeskPayment, 'dollars'> {
  dollars: number | null
}

/** In the base currency, to its smallest unit; null where the other has no rate. */
export function inBase(amount: number, currency: string, rate: number | null): number | null {
  const { base } = houseMoneyHere()
  const unknown = currency !== base && (rate === null || rate <= 0)
  if (unknown) return null
  const exchange = { currency, rate: currency === base ? null : rate }
  return fromCents(centsOf(exchange, toMinor(amount, currency), base))
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
