import { sql, type Kysely } from 'kysely'
import type { ReportTransaction } from '#contract/reports.ts'
import { services } from '#contract/services/index.ts'
import { dayIn } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import type { Days } from '#domain/reports.ts'
import type { Database } from '../../db/schema.ts'
import { refundedCents } from './net.ts'
import { splitServices, refundedIn, type Moments } from './revenue.ts'

/** How many come along; the rest is a number, and a shorter range away. */
export const MAX_TRANSACTIONS = 500

interface Listed {
  rows: ReportTransaction[]
  total: number
}

interface Kind {
  kind: ReportTransaction['category']
  table: string
  /** The column by which it is dated. */
  date: string
}

/** What has a price. */
const kinds: readonly Kind[] = [
  { kind: 'booking', table: 'hotel_bookings', date: 'check_in' },
  ...services.flatMap(({ kind, table, payment, when }) =>
    payment === null ? [] : [{ kind, table, date: when.day }],
  ),
]

/** Bookings and orders of a service, newest first. A time may stand behind the day. */
async function ordersOf(
  db: Kysely<Database>,
  { kind, table, date }: Kind,
  { from, to }: Days,
): Promise<Listed> {
  const day = sql.ref(date)
  const where = sql`deleted_at is null and ${day} >= ${from} and ${day} <= ${`${to}T99`}`
  const { rows } = await sql<{
    id: string
    date: string
    customer_name: string
    code: string
    total_cents: number
    status: string
  }>`
    select id, ${day} as date, customer_name, code, total_cents, status from ${sql.table(table)}
    where ${where} order by ${day} desc, id desc limit ${MAX_TRANSACTIONS}`.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${where}`.execute(db)
  return {
    total: Number(counted.rows[0]?.count ?? 0),
    rows: rows.map((row) => ({
      id: `${kind}:${row.id}`,
      date: row.date.slice(0, 10),
      customer: row.customer_name,
      category: kind,
      ref: row.code,
      amount: fromCents(Number(row.total_cents)),
      status: row.status,
    })),
  }
}

/** What is for the larger part another's stands as its. */
async function recategorize(db: Kysely<Database>, rows: readonly ReportTransaction[]) {
  for (const { kind, as, predominantIn } of splitServices) {
    const its = rows.filter(({ category }) => category === kind)
    const idOf = ({ id }: ReportTransaction) => id.slice(`${kind}:`.length)
    if (its.length === 0) continue
    const found = await predominantIn(db, its.map(idOf))
    for (const row of its) if (found.has(idOf(row))) row.category = as
  }
}

/** Money that came, was asked for or failed, by its date; what went back stands by itself, below 0. */
async function paymentsOf(db: Kysely<Database>, span: Moments, timezone: string): Promise<Listed> {
  const { from, to } = span
  // What was voided had come by its date, and stands here as failed.
  const dated = sql`payments.paid_at >= ${from} and payments.paid_at < ${to}
    and payments.status in ('paid', 'refunded', 'failed')`
  const undated = sql`payments.paid_at is null
    and payments.created_at >= ${from} and payments.created_at < ${to}`
  const back = refundedIn(span)
  const rows: ReportTransaction[] = []
  let total = 0
  async function list(condition: ReturnType<typeof sql>, isBack: boolean) {
    const at = isBack
      ? sql`coalesce(payments.refunded_at, payments.changed_at)`
      : sql`coalesce(payments.paid_at, payments.created_at)`
    const where = sql`${condition} and payments.deleted_at is null`
    const found = await sql<{
      id: string
      at: string
      customer_name: string
      reference: string | null
      cents: number
      status: string
    }>`
      select payments.id, ${at} as at, payments.customer_name, payments.reference, payments.status,
        ${isBack ? refundedCents : sql`payments.amount_cents`} as cents
      from payments where ${where} order by 2 desc limit ${MAX_TRANSACTIONS}`.execute(db)
    const counted = await sql<{ count: number }>`
      select count(*) as count from payments where ${where}`.execute(db)
    total += Number(counted.rows[0]?.count ?? 0)
    for (const row of found.rows) {
      const cents = Number(row.cents)
      rows.push({
        id: `${isBack ? 'refund' : 'payment'}:${row.id}`,
        date: dayIn(timezone, new Date(row.at)),
        customer: row.customer_name,
        category: 'payment',
        ref: row.reference ?? '',
        amount: fromCents(isBack ? -cents : cents),
        status: isBack ? 'refunded' : row.status === 'refunded' ? 'paid' : row.status,
      })
    }
  }
  await list(dated, false)
  await list(undated, false)
  for (const condition of back) await list(condition, true)
  return { rows, total }
}

/** What was booked and paid in the range, newest first. */
export async function transactionsOf(
  db: Kysely<Database>,
  days: Days,
  span: Moments,
  timezone: string,
): Promise<Listed> {
  const lists: Listed[] = []
  for (const kind of kinds) lists.push(await ordersOf(db, kind, days))
  lists.push(await paymentsOf(db, span, timezone))
  const rows = lists
    .flatMap((list) => list.rows)
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id))
    .slice(0, MAX_TRANSACTIONS)
  await recategorize(db, rows)
  return { rows, total: lists.reduce((sum, { total }) => sum + total, 0) }
}
