import { chargedIn } from '#domain/money.ts'
import type { ServiceKind } from '#contract/services/index.ts'
import { serverOf } from '../service/registry.ts'
import type { ServiceRow } from '../service/server.ts'
import type { GuestViewContext, GuestBooking } from './guest-booking.ts'
import { moneyOf } from '../money-of.ts'

/** One order, rental, tour or table for its guest; in the base currency. */
export async function describeService(
  kind: ServiceKind,
  row: ServiceRow,
  context: GuestViewContext,
): Promise<GuestBooking> {
  const base = context.settings.base_currency
  const exchange = { currency: base, rate: null }
  const money = await moneyOf(context.db, kind, [row.id], exchange)
  const { totalCents, ...shown } = await serverOf(kind).describeForGuest(row, money, context)
  return {
    kind,
    subjectId: row.id,
    ids: [row.id],
    code: row.code,
    status: row.status,
    ...shown,
    currency: base,
    total: chargedIn(exchange, totalCents),
    ...money,
    customer: {
      name: row.customer_name,
      phone: row.customer_phone,
      email: row.customer_email,
    },
    language: row.language,
  }
}
