import type { Kysely } from 'kysely'
import { toFrancs } from '#domain/money.ts'
import type { Database } from '../db/schema.ts'

/** What the house has of a guest's money, and what goes or went back, by what the books say. */
export interface Money {
  /** In the booking's currency: cents of a dollar, or whole francs. */
  held: number
  refunded: number
  /** `held` in cents of a dollar: what refunds are asked for in. */
  heldCents: number
}

/** @param rate francs for a dollar, where the booking is in francs */
export async function moneyOf(
  db: Kysely<Database>,
  subjectKind: string,
  ids: readonly string[],
  currency: 'USD' | 'RWF' = 'USD',
  rate: number | null = null,
): Promise<Money> {
  const rows = await db
    .selectFrom('payments')
    .select(['currency', 'amount_cents', 'charged', 'refund_cents', 'refund_charged'])
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', 'in', [...ids])
    .where('status', 'in', ['paid', 'refunded'])
    .where('deleted_at', 'is', null)
    .execute()
  const inRequestedCurrency = (own: 'USD' | 'RWF', charged: number, cents: number) => {
    if (own === currency) return charged
    return currency === 'USD' || rate === null ? cents : toFrancs(cents, rate)
  }
  const money: Money = { held: 0, refunded: 0, heldCents: 0 }
  for (const row of rows) {
    const refund = inRequestedCurrency(row.currency, row.refund_charged, row.refund_cents)
    money.refunded += refund
    money.held += inRequestedCurrency(row.currency, row.charged, row.amount_cents) - refund
    money.heldCents += row.amount_cents - row.refund_cents
  }
  return money
}
