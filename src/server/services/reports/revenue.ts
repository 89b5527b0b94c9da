import { sql, type Kysely, type RawBuilder } from 'kysely'
import { noRevenue, reportServices, type ReportService } from '#contract/report-kinds.ts'
import { payableServiceKinds, serviceOf, type PayableService } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { roundHalfUp } from '#domain/money.ts'
import { sumParts, type Revenue, type RevenuePart } from '#domain/reports.ts'
import type { Database } from '../../db/schema.ts'
import { services } from '../index.ts'
import { receivedCents, refundedCents } from './net.ts'

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
export const receivedIn = ({ from, to }: Moments): Condition[] => [
  sql`payments.status in ('paid', 'refunded')
      and payments.paid_at >= ${from} and payments.paid_at < ${to}`,
  sql`payments.status in ('paid', 'refunded') and payments.paid_at is null
      and payments.created_at >= ${from} and payments.created_at < ${to}`,
]

/** Payments of which something went back in a span of time. */
export const refundedIn = ({ from, to }: Moments): Condition[] => [
  sql`payments.refund_status in ('done', 'sent')
      and payments.refunded_at >= ${from} and payments.refunded_at < ${to}`,
  sql`payments.refund_status in ('done', 'sent') and payments.refunded_at is null
      and payments.changed_at >= ${from} and payments.changed_at < ${to}`,
  sql`payments.status = 'refunded'
      and (payments.refund_status is null or payments.refund_status not in ('done', 'sent'))
      and coalesce(payments.refunded_at, payments.changed_at) >= ${from}
      and coalesce(payments.refunded_at, payments.changed_at) < ${to}`,
]

/** Services of whose earnings a part is another's, in the reports. */
export const splitServices = Object.values(services).flatMap(({ serializers, separateRevenue }) =>
  separateRevenue === undefined
    ? []
    : [{ kind: serializers.service.kind as ReportService, ...separateRevenue }],
)

/** The share of each payment that reports count apart. */
async function shareApart(db: Kysely<Database>): Promise<RawBuilder<number>> {
  let share = sql<number>`0`
  for (const { kind, share: of } of splitServices) {
    share = sql`case when payments.subject_kind = ${kind} then ${await of(db)} else ${share} end`
  }
  return share
}

interface Sum {
  kind: string
  cents: number | string | null
  /** What of it is counted apart. */
  apart: number | string | null
}

/** What was taken less what went back in a span of time, by what it was for, in cents. */
export async function revenueOf(
  db: Kysely<Database>,
  span: Moments,
): Promise<Revenue<ReportService>> {
  const share = await shareApart(db)
  const revenue = noRevenue()
  const separate = noRevenue()
  async function add(amount: RawBuilder<number>, condition: Condition, sign: 1 | -1) {
    const { rows } = await sql<Sum>`
      select payments.subject_kind as kind, sum(${amount}) as cents,
        sum((${amount}) * ${share}) as apart
      from payments where ${condition} and payments.deleted_at is null
      group by payments.subject_kind`.execute(db)
    for (const { kind, cents, apart } of rows) {
      const service = reportServices.find((one) => one === kind)
      if (service === undefined) continue
      revenue[service] += sign * Number(cents ?? 0)
      separate[service] += sign * Number(apart ?? 0)
    }
  }
  for (const condition of receivedIn(span)) await add(receivedCents, condition, 1)
  for (const condition of refundedIn(span)) await add(refundedCents, condition, -1)
  // Together they are what came, to the cent.
  for (const { kind, as } of splitServices) {
    const cents = roundHalfUp(separate[kind])
    revenue[as] += cents
    revenue[kind] -= cents
  }
  return revenue
}

interface PartSum {
  id: string
  name: string
  named: string
  cents: number | string | null
}

/** The same of each thing of those services whose description says so (`reportedBy`), in cents. */
export async function revenueParts(
  db: Kysely<Database>,
  span: Moments,
): Promise<RevenuePart<PayableService>[]> {
  const parts: RevenuePart<PayableService>[] = []
  for (const kind of payableServiceKinds) {
    const { table, payment }: Service = serviceOf(kind)
    const by = payment?.reportedBy
    if (by === undefined) continue
    const add = async (amount: RawBuilder<number>, condition: Condition, sign: 1 | -1) => {
      const { rows } = await sql<PartSum>`
        select orders.${sql.ref(by.id)} as id, orders.${sql.ref(by.name)} as name,
          max(orders.created_at) as named, sum(${amount}) as cents
        from payments join ${sql.table(table)} as orders on orders.id = payments.subject_id
        where payments.subject_kind = ${kind} and ${condition} and payments.deleted_at is null
        group by 1, 2`.execute(db)
      parts.push(
        ...rows.map((row) => ({ ...row, service: kind, cents: sign * Number(row.cents ?? 0) })),
      )
    }
    for (const condition of receivedIn(span)) await add(receivedCents, condition, 1)
    for (const condition of refundedIn(span)) await add(refundedCents, condition, -1)
  }
  return sumParts(parts)
}
