import type { Currency } from '#lib/currency.ts'
import { chargedIn, roundHalfUp, unitOf } from '#domain/money.ts'
import type { PaymentRow } from './rows.ts'

/**
 * Spreads a whole amount over parts in proportion to what each can bear, in whole units, none above
 * its own; what rounding leaves goes to the largest remainders, first come first served. More than
 * all can bear gives each its all.
 */
export function allocate(amount: number, limits: readonly number[]): number[] {
  const all = limits.reduce((sum, one) => sum + one, 0)
  if (all <= 0) return limits.map(() => 0)
  const allocated = Math.min(amount, all)
  // Products of two amounts in cents stay far below 2^53.
  const parts = limits.map((one) => Math.floor((allocated * one) / all))
  let left = allocated - parts.reduce((sum, one) => sum + one, 0)
  const order = limits
    .map((one, index) => ({ index, remainder: (allocated * one) % all }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of order) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}

type Taken = Pick<
  PaymentRow,
  'amount_cents' | 'refund_cents' | 'charged' | 'refund_charged' | 'currency' | 'rwf_rate'
>

export const refundableCents = ({ amount_cents, refund_cents }: Taken) =>
  amount_cents - refund_cents

/**
 * What goes back of each payment: cents of the base, in its smallest unit, and the same in the payment's
 * own currency. All that is left of one goes back to the last franc. Parts in one currency at one rate
 * are converted as one sum: together they are what the guest was told.
 */
export function refundParts(
  cents: number,
  rows: readonly Taken[],
  base: Currency,
): { cents: number; charged: number }[] {
  const unit = unitOf(base)
  const limits = rows.map((row) => Math.floor(refundableCents(row) / unit))
  const all = rows.reduce((sum, row) => sum + refundableCents(row), 0)
  const shares = allocate(roundHalfUp(cents / unit), limits)
  const given = new Map<string, { cents: number; charged: number }>()
  return rows.map((row, at) => {
    const rest = row.charged - row.refund_charged
    const share = cents >= all ? refundableCents(row) : (shares[at] ?? 0) * unit
    if (share === refundableCents(row)) return { cents: share, charged: rest }
    const key = `${row.currency} ${row.rwf_rate}`
    const before = given.get(key) ?? { cents: 0, charged: 0 }
    const sum = before.cents + share
    const whole = chargedIn({ currency: row.currency, rate: row.rwf_rate }, sum)
    const charged = Math.min(whole - before.charged, rest)
    given.set(key, { cents: sum, charged: before.charged + charged })
    return { cents: share, charged }
  })
}
