import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DayAtHouse } from '#contract/day-close.ts'
import { chargeableKinds, services, tableOf } from '#contract/services/index.ts'
import { folioBalance } from '#domain/folio-balance.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { batches } from '../../db/batches.ts'
import { changedRows, changedSince } from './newest-close.ts'

type Owing = DayAtHouse['owing']

interface Bill {
  id: string
  status: string
  /** Cents: what was charged, and what was paid of it. */
  charged: number | string
  paid: number | string
  written_off: number | string | null
}

const paidCents = sql`payments.amount_cents - payments.refund_cents`
/** So that SQLite takes the index of what it is for, not that of all that was ever paid. */
const isPaid = sql`payments.status || '' = 'paid' and payments.deleted_at is null`

type Ids = RawBuilder<unknown>

const union = (parts: readonly RawBuilder<unknown>[], all = '') =>
  sql.join(parts, sql.raw(` union ${all} `))

/** A column of the rows that changed since. */
const changedIn = (since: number, table: string, column: string, where = sql`true`): Ids =>
  sql`select ${sql.ref(`${table}.${column}`)} from ${changedRows(table, since)} as changed
    cross join ${sql.table(table)}
    where ${sql.ref(`${table}.id`)} = changed.row_id and ${where}`

const openThen = (kind: string): Ids =>
  sql`select subject_id as id from day_close_open where kind = ${kind}`

const paidSince = (since: number, kind: string): Ids =>
  changedIn(since, 'payments', 'subject_id', sql`payments.subject_kind = ${kind}`)

/** Stays that may owe: all, or what owed at the newest close, what changed since, and who is here. */
function staysToAsk(since: number | null): Ids {
  if (since === null) return sql`select id from hotel_bookings where deleted_at is null`
  return union([
    openThen('room'),
    sql`select id from hotel_bookings where status = 'active' and deleted_at is null`,
    changedIn(since, 'hotel_bookings', 'id'),
    changedIn(since, 'folio_items', 'booking_id'),
    paidSince(since, 'room'),
    ...chargeableKinds.flatMap((kind) => {
      const table = tableOf[kind]
      const isCharged = sql`${sql.ref(`${table}.room_booking_id`)} is not null`
      return [
        changedIn(since, table, 'room_booking_id', isCharged),
        sql`select room_booking_id from ${sql.table(table)}
          where id in (${paidSince(since, kind)}) and ${isCharged}`,
      ]
    }),
  ])
}

/** Charges of all services, as one table of id, kind, stay and cents. */
const charges = union(
  chargeableKinds.map(
    (kind) => sql`select id, ${sql.lit(kind)} as kind, room_booking_id as stay,
      total_cents as cents from ${sql.table(tableOf[kind])}
      where room_booking_id in (select id from stays) and status <> 'cancelled'
        and deleted_at is null`,
  ),
  'all',
)

/** Lines and money of stays in the house or gone: the rule of money/stay-money.ts, for many. */
async function bills(db: Kysely<Database>, since: number | null): Promise<Bill[]> {
  const { rows } = await sql<Bill>`
    with stays(id) as materialized (${staysToAsk(since)}),
    charges as materialized (${charges}),
    lines as (
      select stays.id as stay, total_cents as cents from stays cross join hotel_bookings
        where hotel_bookings.id = stays.id and status in ('active', 'completed')
          and deleted_at is null
      union all select booking_id, cast(round(cast(price_cents * qty as numeric)) as bigint) from folio_items
        where booking_id in (select id from stays) and deleted_at is null
      union all select stay, cents from charges),
    money as (
      select stays.id as stay, ${paidCents} as cents from stays cross join payments
        where payments.subject_kind = 'room' and payments.subject_id = stays.id and ${isPaid}
      union all select charges.stay, ${paidCents} from charges cross join payments
        where payments.subject_kind = charges.kind and payments.subject_id = charges.id
          and ${isPaid}),
    charged as (select stay, sum(cents) as cents from lines group by stay),
    paid as (select stay, sum(cents) as cents from money group by stay)
    select hotel_bookings.id as id, hotel_bookings.status as status, charged.cents as charged,
      coalesce(paid.cents, 0) as paid, hotel_bookings.written_off_cents as written_off
    from charged cross join hotel_bookings
    left join paid on paid.stay = hotel_bookings.id
    where hotel_bookings.id = charged.stay
      and hotel_bookings.status in ('active', 'completed') and hotel_bookings.deleted_at is null
      and charged.cents > coalesce(paid.cents, 0)`.execute(db)
  return rows
}

const balanceOf = ({ charged, paid, written_off }: Bill) =>
  folioBalance({
    lines: [{ key: 'stay', bill: 'stay', cents: Number(charged) }],
    payments: [{ bill: 'stay', cents: Number(paid) }],
    writtenOff: Number(written_off ?? 0),
  }).balance

/** What is owed on something; `status`: a stay's. */
interface Open {
  kind: string
  id: string
  status?: string
  cents: number
}

const tally = (open: readonly Open[]) => ({
  count: open.length,
  amount: fromCents(open.reduce((sum, { cents }) => sum + cents, 0)),
})

async function openStays(db: Kysely<Database>, since: number | null): Promise<Open[]> {
  const rows = await bills(db, since)
  return rows.map((row) => ({
    kind: 'room',
    id: row.id,
    status: row.status,
    cents: balanceOf(row),
  }))
}

/** Delivered and not paid, on no stay's bill: as the overview lists it. */
async function openServices(db: Kysely<Database>, since: number | null): Promise<Open[]> {
  const open: Open[] = []
  for (const { kind, table, payment } of services) {
    if (payment === null) continue
    const ids =
      since === null
        ? sql`select id from ${sql.table(table)}`
        : union([openThen(kind), changedIn(since, table, 'id'), paidSince(since, kind)])
    const { rows } = await sql<{ id: string; total_cents: number; paid: number }>`
      select orders.id, orders.total_cents, coalesce((select sum(${paidCents}) from payments
        where payments.subject_kind = ${kind} and payments.subject_id = orders.id
          and ${isPaid}), 0) as paid
      from (${ids}) as asked cross join ${sql.table(table)} as orders
      where orders.id = asked.id and orders.status in (${sql.join([...payment.dueIn])})
        and orders.payment_status not in ('paid', 'refunded') and orders.room_booking_id is null
        and orders.deleted_at is null`.execute(db)
    open.push(
      ...rows.map(({ id, total_cents, paid: taken }) => ({
        kind,
        id,
        cents: Number(total_cents) - Number(taken),
      })),
    )
  }
  return open
}

/** What is owed to the house now, and on what. */
export async function owingNow(
  db: Kysely<Database>,
): Promise<{ owing: Owing; open: readonly Open[] }> {
  const since = await changedSince(db)
  const stays = (await openStays(db, since)).filter(({ cents }) => cents > 0)
  const orders = (await openServices(db, since)).filter(({ cents }) => cents > 0)
  const of = (status: string) => tally(stays.filter((one) => one.status === status))
  return {
    owing: { in_house: of('active'), left: of('completed'), services: tally(orders) },
    open: [...stays, ...orders],
  }
}

/** In place of what was open at the close before. */
export async function keepOpen(tx: Tx, open: readonly Open[]): Promise<void> {
  await tx.db.deleteFrom('day_close_open').execute()
  for (const some of batches(open.map(({ kind, id: subject_id }) => ({ kind, subject_id })))) {
    await tx.db.insertInto('day_close_open').values(some).execute()
  }
}
