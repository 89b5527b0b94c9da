import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import { notCounted, type CountableMovement, type DatedMovement } from '#domain/day-close.ts'
import { movementsOf } from '#domain/movements.ts'
import type { Database, DayCloseMovementsTable, PaymentsTable } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { receivedIn, refundedCents, refundedIn, type Moments } from '../reports/index.ts'
import { cashiersOf, type Cashiers } from './cashiers.ts'
import { changedRows, withDayBefore, type Uncounted } from './newest-close.ts'

type PaymentRow = Selectable<PaymentsTable>

/**
 * Payments that may have money that no close counts: what moved in these moments; of what changed
 * since the newest close, all that stands in none, and what was changed after it was counted.
 */
async function candidates(
  db: Kysely<Database>,
  { span, firstClosed, since: position }: Uncounted,
): Promise<string[]> {
  const found = new Set<string>()
  const add = async (condition: RawBuilder<unknown>, from = sql`payments`) => {
    const { rows } = await sql<{ id: string }>`
      select payments.id as id from ${from}
      where ${condition} and payments.deleted_at is null`.execute(db)
    for (const { id } of rows) found.add(id)
  }
  const near = withDayBefore(span)
  for (const condition of [...receivedIn(near), ...refundedIn(near)]) await add(condition)
  if (firstClosed === null) return [...found]
  const changed =
    position === null
      ? sql`payments`
      : sql`${changedRows('payments', position)} as changed cross join payments`
  const isChanged = position === null ? sql`true` : sql`payments.id = changed.row_id`
  const since: Moments = { from: firstClosed, to: span.to }
  const stands = sql`exists (select 1 from day_close_movements as counted
    where counted.payment_id = payments.id)`
  for (const condition of [...receivedIn(since), ...refundedIn(since)]) {
    await add(sql`${isChanged} and ${condition} and not ${stands}`, changed)
  }
  // By what it says now, not by when it was changed: a change may be written while a day is closed.
  const same = sql`counted.method = payments.method and counted.currency = payments.currency`
  const { rows } = await sql<{ id: string }>`
    select payments.id as id from ${changed}
    join day_close_movements as counted on counted.payment_id = payments.id
    where ${isChanged} and payments.deleted_at is null
    group by payments.id
    having sum(case when counted.way = 'went' and ${same} then -counted.cents else 0 end)
        <> (${refundedCents})
      or sum(case when counted.way = 'came' and ${same} then counted.charged else 0 end)
        <> (case when payments.status in ('paid', 'refunded') then payments.charged else 0 end)`.execute(
    db,
  )
  for (const { id } of rows) found.add(id)
  return [...found]
}

async function providersOf(db: Kysely<Database>, rows: readonly PaymentRow[]) {
  const ids = [...new Set(rows.flatMap(({ provider_payment_id: id }) => id ?? []))]
  const names = new Map<string, string>()
  for (const some of batches(ids)) {
    const its = await db
      .selectFrom('provider_payments')
      .select(['id', 'provider'])
      .where('id', 'in', some)
      .execute()
    for (const { id, provider } of its) names.set(id, provider)
  }
  return names
}

function countable(
  row: PaymentRow,
  providers: ReadonlyMap<string, string>,
  cashiers: Cashiers,
): CountableMovement[] {
  const provider = providers.get(row.provider_payment_id ?? '') ?? row.processor
  return movementsOf({
    id: row.id,
    status: row.status,
    method: row.method,
    currency: row.currency,
    cents: row.amount_cents,
    charged: row.charged,
    refundedCents: row.refund_cents,
    refundedCharged: row.refund_charged,
    refundStatus: row.refund_status,
    cameAt: row.paid_at ?? row.created_at,
    wentAt: row.refunded_at ?? row.changed_at,
  }).map((one) => ({
    ...one,
    rate: row.rwf_rate,
    kind: row.subject_kind,
    provider,
    cashier: provider === null ? (cashiers(row.id, one.way) ?? row.changed_by ?? '') : '',
  }))
}

/** A movement as it was counted. */
export const countedOf = (row: DayCloseMovementsTable): DatedMovement => ({
  payment: row.payment_id,
  way: row.way,
  at: row.at,
  method: row.method,
  currency: row.currency,
  cents: row.cents,
  charged: row.charged,
  rate: row.rwf_rate,
  kind: row.kind,
  cashier: row.cashier,
  provider: row.provider,
  day: row.day,
})

/** Money that no close counts yet, of the day asked for and of days that are closed. */
export async function movementsNotCounted(
  db: Kysely<Database>,
  asked: Uncounted,
  dayOf: (moment: string) => string,
): Promise<DatedMovement[]> {
  const ids = await candidates(db, asked)
  const rows: PaymentRow[] = []
  const counted: DatedMovement[] = []
  for (const some of batches(ids)) {
    rows.push(...(await db.selectFrom('payments').selectAll().where('id', 'in', some).execute()))
    const frozen = await db
      .selectFrom('day_close_movements')
      .innerJoin('day_closes', 'day_closes.id', 'day_close_movements.close_id')
      .selectAll('day_close_movements')
      .where('payment_id', 'in', some)
      .orderBy('day_closes.created_at')
      .orderBy('position')
      .execute()
    counted.push(...frozen.map(countedOf))
  }
  const byHand = rows.filter((row) => row.provider_payment_id === null)
  const cashiers = await cashiersOf(
    db,
    byHand.map(({ id }) => id),
  )
  const providers = await providersOf(db, rows)
  return notCounted(
    rows.flatMap((row) => countable(row, providers, cashiers)),
    counted,
    dayOf,
  )
}
