import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CashCount } from '#contract/cash-counts.ts'
import type { CountedTill, ReceiptFacts, VoidedPayment } from '#domain/day-close.ts'
import type { ContainedTax } from '#domain/folio.ts'
import type { Database } from '../../db/schema.ts'
import type { Moments } from '../reports/index.ts'

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

/** Those of these moments, or since the first close up to them, that stand in no close. */
function notCounted(
  kind: Fact['kind'],
  columns: { id: RawBuilder<unknown>; at: RawBuilder<unknown> },
  { from, to }: Moments,
  firstClosed: string | null,
) {
  const { id, at } = columns
  const since = firstClosed !== null && firstClosed < from ? firstClosed : from
  return sql`${at} >= ${since} and ${at} < ${to} and not exists (
    select 1 from day_close_facts where day_close_facts.kind = ${kind}
      and day_close_facts.fact_id = ${id})`
}

async function receipts(
  db: Kysely<Database>,
  where: (kind: Fact['kind'], table: string, at: string) => RawBuilder<unknown>,
) {
  const { rows } = await sql<At & { number: number; total_cents: number; taxes: string }>`
    select id, issued_at as at, number, total_cents, taxes from receipts
    where ${where('receipt', 'receipts', 'issued_at')} and deleted_at is null`.execute(db)
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

async function tills(
  db: Kysely<Database>,
  where: (kind: Fact['kind'], table: string, at: string) => RawBuilder<unknown>,
) {
  const { rows } = await sql<
    At & { till_name: string; handed_by: string; taken_over_by: string; counts: string }
  >`
    select id, until as at, till_name, handed_by, taken_over_by, counts from cash_counts
    where ${where('till', 'cash_counts', 'until')} and deleted_at is null`.execute(db)
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

async function voids(
  db: Kysely<Database>,
  where: (kind: Fact['kind'], table: string, at: string) => RawBuilder<unknown>,
) {
  const { rows } = await sql<
    At & { method: string; currency: 'USD' | 'RWF'; rwf_rate: number | null; charged: number }
  >`
    select id, voided_at as at, method, currency, rwf_rate, charged from payments
    where ${where('void', 'payments', 'voided_at')} and deleted_at is null`.execute(db)
  return rows.map(({ id, at, method, currency, rwf_rate, charged }) => ({
    kind: 'void' as const,
    id,
    at,
    its: { method, currency, rate: rwf_rate, charged: Number(charged) },
  }))
}

/** What was given up, by when the house got it: it is no money, and nobody's till waits for it. */
async function writeOffs(
  db: Kysely<Database>,
  where: (kind: Fact['kind'], table: string, at: string) => RawBuilder<unknown>,
) {
  const { rows } = await sql<At & { changed: string }>`
    select id, at, changed from audit
    where ${where('write_off', 'audit', 'at')} and endpoint = 'writeOffStay'`.execute(db)
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
  span: Moments,
  firstClosed: string | null,
  dayOf: (moment: string) => string,
): Promise<Fact[]> {
  const where = (kind: Fact['kind'], table: string, at: string) =>
    notCounted(
      kind,
      { id: sql.ref(`${table}.id`), at: sql.ref(`${table}.${at}`) },
      span,
      firstClosed,
    )
  const found = [
    ...(await receipts(db, where)),
    ...(await tills(db, where)),
    ...(await voids(db, where)),
    ...(await writeOffs(db, where)),
  ]
  return found.map(({ at, ...one }) => ({ ...one, day: dayOf(at) }) as Fact)
}
