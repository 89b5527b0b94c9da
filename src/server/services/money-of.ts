import type { Currency } from '#lib/currency.ts'
import type { Kysely } from 'kysely'
import { chargedIn, type Exchange } from '#domain/money.ts'
import type { Database } from '../db/schema.ts'

/** What the house has of a guest's money, and what goes or went back, by what the books say. */
export interface Money {
  /** In the smallest unit of the booking's currency. */
  held: number
  refunded: number
  /** `held` in cents of the base currency: what refunds are asked for in. */
  heldCents: number
}

/** @param exchange the booking's own; with a null rate the house's base currency */
export async function moneyOf(
  db: Kysely<Database>,
  subjectKind: string,
  ids: readonly string[],
  { currency, rate }: Exchange,
): Promise<Money> {
  const rows = await db
    .selectFrom('payments')
    .select(['currency', 'amount_cents', 'charged', 'refund_cents', 'refund_charged'])
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', 'in', [...ids])
    .where('status', 'in', ['paid', 'refunded'])
    .where('deleted_at', 'is', null)
    .execute()
  const inRequestedCurrency = (own: Currency, charged: number, cents: number) => {
    if (own === currency) return charged
    return chargedIn({ currency, rate }, cents)
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
