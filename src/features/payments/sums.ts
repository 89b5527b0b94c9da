import { toCents } from '#domain/money.ts'
import { dateOf, inBase, type Money } from './money.ts'
import type { SubjectRef } from './subjects.ts'

/** How many, and what they come to in cents of the base currency. */
export interface Tally {
  count: number
  cents: number
  /** Of these, those without a rate: counted, but in no sum. */
  unpriced: number
}

export interface Tallies {
  paid: Tally
  pending: Tally
  refunds: Tally
}

const centsOf = (dollars: number | null) => (dollars === null ? null : toCents(dollars))

/** What was refunded, in cents; null where nothing was, or its rate is not known. */
export function refundedCents(money: Money): number | null {
  const { status, refund_status, refunded, amount, currency, rwf_rate } = money
  const whole = status === 'refunded' && (refunded === 0 || refunded >= amount)
  if (whole) return centsOf(money.dollars)
  return isGone(refund_status) ? centsOf(inBase(refunded, currency, rwf_rate)) : null
}

/** Handed back, or accepted by the provider; a refund that only waits is not counted. */
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
 * Payments minus refunds in a span of time, in cents of the base currency, each by its own date: a refund of
 * last month's payment lowers this month.
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

/** What was received, in the base currency, for a subject and not refunded or promised back, as the server counts. */
export function takenOn(rows: readonly Money[], { kind, id }: SubjectRef): number {
  let cents = 0
  for (const row of rows) {
    if (row.status !== 'paid' || row.subject.id !== id || row.subject.kind !== kind) continue
    const { amount, refunded, currency, dollars } = row
    if (refunded >= amount) continue
    const back = inBase(refunded, currency, row.rwf_rate) ?? 0
    cents += Math.round(((dollars ?? 0) - back) * 100)
  }
  return cents / 100
}
