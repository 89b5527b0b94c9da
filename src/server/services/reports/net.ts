import { sql } from 'kysely'

/**
 * Money that came and money that went back, in cents of a dollar, as columns of `payments`. The same
 * rule as the payments screen's cards (domain/reports.ts): what was refunded had come first; a part
 * counts as gone once it is handed back or the provider has taken it to be.
 */
export const receivedCents = sql<number>`case when payments.status in ('paid', 'refunded')
  then payments.amount_cents else 0 end`

export const refundedCents = sql<number>`case
  when payments.status = 'refunded'
    and (payments.refund_cents = 0 or payments.refund_cents >= payments.amount_cents)
  then payments.amount_cents
  when payments.refund_status in ('done', 'sent') then payments.refund_cents
  else 0 end`

export const netCents = sql<number>`(${receivedCents}) - (${refundedCents})`
