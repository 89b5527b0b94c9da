import { toCents } from '#domain/money.ts'
import { dateOf, inDollars, type Money } from './money.ts'

/** How many, and what they come to in cents of a dollar. */
export interface Tally {
  count: number
  cents: number
  /** Of these, francs without a rate: counted, and in no sum. */
  unpriced: number
}

export interface Tallies {
  paid: Tally
  pending: Tally
  refunds: Tally
}

const centsOf = (dollars: number | null) => (dollars === null ? null : toCents(dollars))

/** What went back, in cents; null where nothing has, or its worth is not known. */
export function refundedCents(money: Money): number | null {
  const { status, refund_status, refunded, amount, currency, rwf_rate } = money
  const whole = status === 'refunded' && (refunded === 0 || refunded >= amount)
  if (whole) return centsOf(money.dollars)
  return isGone(refund_status) ? centsOf(inDollars(refunded, currency, rwf_rate)) : null
}

/** Handed back, or taken by the provider to be; what only waits for that is still the house's. */
const isGone = (refundStatus: string | null) => refundStatus === 'done' || refundStatus === 'sent'

const wentBack = ({ status, refund_status, refunded }: Money) =>
  status === 'refunded' || (isGone(refund_status) && refunded > 0)

function tally(rows: readonly Money[], cents: (row: Money) => number | null): Tally {
  const found = { count: rows.length, cents: 0, unpriced: 0 }
  for (const row of rows) {
    const worth = cents(row)
    if (worth === null) found.unpriced += 1
    else found.cents += worth
  }
  return found
}

/** The cards Paid, Pending and Refunds (decisions.md, "Money"). */
export function tallies(rows: readonly Money[]): Tallies {
  const whole = ({ dollars }: Money) => centsOf(dollars)
  return {
    paid: tally(
      rows.filter(({ status }) => status === 'paid'),
      whole,
    ),
    pending: tally(
      rows.filter(({ status }) => status === 'pending'),
      whole,
    ),
    refunds: tally(rows.filter(wentBack), refundedCents),
  }
}

/** From a moment up to, not including, another; ms. */
export interface Span {
  from: number
  to: number
}

const isIn = ({ from, to }: Span, moment: string) => {
  const at = Date.parse(moment)
  return at >= from && at < to
}

/**
 * Cents of a dollar that were taken less those that went back in a span of time, each by its own
 * date: what came last month and goes back in this one lowers this one.
 */
export function revenueCents(rows: readonly Money[], span: Span): number {
  let cents = 0
  for (const row of rows) {
    const came = row.status === 'paid' || row.status === 'refunded'
    if (came && isIn(span, dateOf(row))) cents += centsOf(row.dollars) ?? 0
    if (wentBack(row) && isIn(span, row.refunded_at ?? row.changed_at)) {
      cents -= refundedCents(row) ?? 0
    }
  }
  return cents
}
