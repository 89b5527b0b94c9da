import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { DeskPayment } from '#contract/money.ts'
import { centsOf, toCents, toMinor } from '#domain/money.ts'
import type { PaymentFacts } from '#domain/movements.ts'

/** A payment as it lies on the device, as the rules about moved money read it. */
export function paymentFacts(
  row: Omit<DeskPayment, 'dollars'> & { dollars: number | null },
): PaymentFacts {
  const { currency, rwf_rate: rate } = row
  const charged = (amount: number) => toMinor(amount, currency)
  const { base } = houseMoneyHere()
  const isBase = currency === base
  // Money whose rate nobody knows is nothing in the base currency.
  const inCents = (amount: number) =>
    isBase || rate ? centsOf({ currency, rate: isBase ? null : rate }, charged(amount), base) : 0
  return {
    id: row.id,
    status: row.status,
    method: row.method,
    currency,
    cents: toCents(row.dollars ?? 0),
    charged: charged(row.amount),
    // What went back whole is what it counted for, whatever the rate makes of it.
    refundedCents: row.refunded >= row.amount ? toCents(row.dollars ?? 0) : inCents(row.refunded),
    refundedCharged: charged(row.refunded),
    refundStatus: row.refund_status,
    cameAt: row.paid_at ?? row.created_at,
    wentAt: row.refunded_at ?? row.changed_at,
  }
}
