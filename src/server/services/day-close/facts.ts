import type { Currency } from '#lib/currency.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CashCount } from '#contract/cash-counts.ts'
import type { CountedTill, ReceiptFacts, VoidedPayment } from '#domain/day-close.ts'
import type { ContainedTax } from '#domain/folio.ts'
import type { Database } from '../../db/schema.ts'
import { changedRows, withDayBefore, type Uncounted } from './newest-close.ts'

/** What a close counts beside money: each once, as a movement is. */

interface Of<Kind extends string, Its> {
  kind: Kind
  id: string
  day: string
  its: Its
}

export type Fact =
  | Of<'receipt', ReceiptFacts>
  | Of<'till', CountedTill>
  | Of<'void', VoidedPayment>
  | Of<'write_off', number>

type At = { id: string; at: string }

interface Source {
  kind: Fact['kind']
  table: 'receipts' | 'cash_counts' | 'payments' | 'audit'
  /** Columns of the table: when it was, and what is counted. */
  at: string
  columns: readonly string[]
  /** Whose changes tell of it, and how it is found by them. */
  changed: string
  join: RawBuilder<unknown>
  condition: RawBuilder<unknown>
}

const living = (table: string) => sql`${sql.ref(`${table}.deleted_at`)} is null`

/** Those of the day, and what came since for closed days, that stand in no close. */
async function notCounted<Row extends At>(
  db: Kysely<Database>,
  { span, firstClosed, since }: Uncounted,
  { kind, table, at, columns, changed, join, condition }: Source,
): Promise<Row[]> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const found = new Map<string, Row>()
  const find = async (source: RawBuilder<unknown>, where: RawBuilder<unknown>) => {
    const { rows } = await sql<Row>`
      select ${column('id')} as id, ${column(at)} as at, ${sql.join(columns.map(column))}
      from ${source}
      where ${where} and ${column(at)} < ${span.to} and ${condition} and not exists (
        select 1 from day_close_facts where day_close_facts.kind = ${kind}
          and day_close_facts.fact_id = ${column('id')})`.execute(db)
    for (const row of rows) found.set(row.id, row)
  }
  await find(sql.table(table), sql`${column(at)} >= ${withDayBefore(span).from}`)
  if (firstClosed === null) return [...found.values()]
  const late = sql`${column(at)} >= ${firstClosed}`
  if (since === null) await find(sql.table(table), late)
  else {
    await find(
      sql`${changedRows(changed, since)} as changed cross join ${sql.table(table)}`,
      sql`${join} and ${late}`,
    )
  }
  return [...found.values()]
}

async function receipts(db: Kysely<Database>, asked: Uncounted) {
  const rows = await notCounted<At & { number: number; total_cents: number; taxes: string }>(
    db,
    asked,
    {
      kind: 'receipt',
      table: 'receipts',
      at: 'issued_at',
      columns: ['number', 'total_cents', 'taxes'],
      changed: 'receipts',
      join: sql`receipts.id = changed.row_id`,
      condition: living('receipts'),
    },
  )
  return rows.map(({ id, at, number, total_cents, taxes }) => ({
    kind: 'receipt' as const,
    id,
    at,
    its: {
      number: Number(number),
      totalCents: Number(total_cents),
      taxes: JSON.parse(taxes) as ContainedTax[],
    },
  }))
}

async function tills(db: Kysely<Database>, asked: Uncounted) {
  const rows = await notCounted<
    At & { till_name: string; handed_by: string; taken_over_by: string; counts: string }
  >(db, asked, {
    kind: 'till',
    table: 'cash_counts',
    at: 'until',
    columns: ['till_name', 'handed_by', 'taken_over_by', 'counts'],
    changed: 'cash_counts',
    join: sql`cash_counts.id = changed.row_id`,
    condition: living('cash_counts'),
  })
  return rows.map(({ id, at, till_name, handed_by, taken_over_by, counts }) => ({
    kind: 'till' as const,
    id,
    at,
    its: {
      id,
      till_name,
      from: handed_by,
      to: taken_over_by,
      until: at,
      counts: (JSON.parse(counts) as CashCount['counts']).map((one) => ({
        currency: one.currency,
        expected: one.expected,
        counted: one.counted,
        difference: one.difference,
      })),
    },
  }))
}

async function voids(db: Kysely<Database>, asked: Uncounted) {
  const rows = await notCounted<
    At & { method: string; currency: Currency; rwf_rate: number | null; charged: number }
  >(db, asked, {
    kind: 'void',
    table: 'payments',
    at: 'voided_at',
    columns: ['method', 'currency', 'rwf_rate', 'charged'],
    changed: 'payments',
    join: sql`payments.id = changed.row_id`,
    condition: living('payments'),
  })
  return rows.map(({ id, at, method, currency, rwf_rate, charged }) => ({
    kind: 'void' as const,
    id,
    at,
    its: { method, currency, rate: rwf_rate, charged: Number(charged) },
  }))
}

/** What was given up, by when the house got it: it is no money, and nobody's till waits for it. */
async function writeOffs(db: Kysely<Database>, asked: Uncounted) {
  const rows = await notCounted<At & { changed: string }>(db, asked, {
    kind: 'write_off',
    table: 'audit',
    at: 'at',
    columns: ['changed'],
    changed: 'hotel_bookings',
    join: sql`audit.resource = 'hotel_bookings' and audit.row_id = changed.row_id`,
    condition: sql`audit.endpoint = 'writeOffStay'`,
  })
  return rows.map(({ id, at, changed }) => {
    const { written_off_cents: [before, after] = [0, 0] } = JSON.parse(changed) as {
      written_off_cents?: [number | null, number | null]
    }
    return { kind: 'write_off' as const, id, at, its: (after ?? 0) - (before ?? 0) }
  })
}

/** Receipts, counted tills, voids and write-offs that stand in no close. */
export async function factsNotCounted(
  db: Kysely<Database>,
  asked: Uncounted,
  dayOf: (moment: string) => string,
): Promise<Fact[]> {
  const found = [
    ...(await receipts(db, asked)),
    ...(await tills(db, asked)),
    ...(await voids(db, asked)),
    ...(await writeOffs(db, asked)),
  ]
  return found.map(({ at, ...one }) => ({ ...one, day: dayOf(at) }) as Fact)
}
