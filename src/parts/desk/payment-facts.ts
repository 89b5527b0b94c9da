import type { DeskPayment } from '#contract/money.ts'
import { toCents } from '#domain/money.ts'
import type { PaymentFacts } from '#domain/movements.ts'

/** A payment as it lies on the device, as the rules about moved money read it. */
export function paymentFacts(
  row: Omit<DeskPayment, 'dollars'> & { dollars: number | null },
): PaymentFacts {
  const { currency, rwf_rate: rate } = row
  const charged = (amount: number) => (currency === 'USD' ? toCents(amount) : Math.round(amount))
  // Francs whose rate nobody knows are no dollars.
  const inCents = (amount: number) =>
    currency === 'USD' ? toCents(amount) : rate ? toCents(amount / rate) : 0
  return {
    id: row.id,
    status: row.status,
    method: row.method,
    currency,
    cents: toCents(row.dollars ?? 0),
    charged: charged(row.amount),
    refundedCents: inCents(row.refunded),
    refundedCharged: charged(row.refunded),
    refundStatus: row.refund_status,
    cameAt: row.paid_at ?? row.created_at,
    wentAt: row.refunded_at ?? row.changed_at,
  }
}
