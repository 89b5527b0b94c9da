import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isBarCategory } from '#domain/bar.ts'
import { noRevenue, reportServices, splitBar, type Revenue } from '#domain/reports.ts'
import type { Database } from '../../db/schema.ts'
import { cameCents, wentCents } from './net.ts'

/** Moments from one up to, not including, the other. */
export interface Moments {
  from: string
  to: string
}

type Condition = RawBuilder<unknown>

/**
 * Payments whose money came in a span of time. Each part reads one range of an index; what has no
 * date of its own counts by the day it was written down, as on the payments screen.
 */
export const came = ({ from, to }: Moments): Condition[] => [
  sql`payments.status in ('paid', 'refunded')
      and payments.paid_at >= ${from} and payments.paid_at < ${to}`,
  sql`payments.status in ('paid', 'refunded') and payments.paid_at is null
      and payments.created_at >= ${from} and payments.created_at < ${to}`,
]

/** Payments of which something went back in a span of time. */
export const went = ({ from, to }: Moments): Condition[] => [
  sql`payments.refund_status in ('done', 'sent')
      and payments.refunded_at >= ${from} and payments.refunded_at < ${to}`,
  sql`payments.refund_status in ('done', 'sent') and payments.refunded_at is null
      and payments.changed_at >= ${from} and payments.changed_at < ${to}`,
  sql`payments.status = 'refunded'
      and (payments.refund_status is null or payments.refund_status not in ('done', 'sent'))
      and coalesce(payments.refunded_at, payments.changed_at) >= ${from}
      and coalesce(payments.refunded_at, payments.changed_at) < ${to}`,
]

async function barCategories(db: Kysely<Database>): Promise<string[]> {
  // Deleted ones too: what was sold under them was a drink.
  const rows = await db.selectFrom('categories').select(['id', 'name']).execute()
  return rows.filter(({ name }) => isBarCategory(name)).map(({ id }) => id)
}

/** The share that drinks have of an order, 0 to 1. */
function barShare(categories: readonly string[]): RawBuilder<number> {
  if (categories.length === 0) return sql<number>`0`
  return sql<number>`coalesce((
    select sum(case when item.category_id in (${sql.join(categories)})
                 then item.price_cents * item.qty else 0 end) * 1.0
           / nullif(sum(item.price_cents * item.qty), 0)
    from restaurant_order_items as item where item.order_id = payments.subject_id), 0)`
}

interface Sum {
  kind: string
  cents: number | string | null
  bar: number | string | null
}

/** What was taken less what went back in a span of time, by what it was for, in cents. */
export async function revenueOf(db: Kysely<Database>, span: Moments): Promise<Revenue> {
  const share = barShare(await barCategories(db))
  const revenue = noRevenue()
  let bar = 0
  async function add(amount: RawBuilder<number>, condition: Condition, sign: 1 | -1) {
    const { rows } = await sql<Sum>`
      select payments.subject_kind as kind, sum(${amount}) as cents,
        sum(case when payments.subject_kind = 'restaurant'
              then (${amount}) * ${share} else 0 end) as bar
      from payments where ${condition} and payments.deleted_at is null
      group by payments.subject_kind`.execute(db)
    for (const { kind, cents, bar: drinks } of rows) {
      const service = reportServices.find((one) => one === kind)
      if (service === undefined) continue
      revenue[service] += sign * Number(cents ?? 0)
      bar += sign * Number(drinks ?? 0)
    }
  }
  for (const condition of came(span)) await add(cameCents, condition, 1)
  for (const condition of went(span)) await add(wentCents, condition, -1)
  return { ...revenue, ...splitBar(revenue.restaurant, bar) }
}
