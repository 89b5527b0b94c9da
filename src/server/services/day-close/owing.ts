import { sql, type Kysely } from 'kysely'
import type { DayAtHouse } from '#contract/day-close.ts'
import {
  chargeableKinds,
  services,
  tableOf,
  type AnyServiceTable,
} from '#contract/services/index.ts'
import { folioBalance } from '#domain/folio-balance.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'

type Owing = DayAtHouse['owing']

interface Bill {
  status: string
  /** Cents: what was charged, and what was paid of it. */
  charged: number | string
  paid: number | string
  written_off: number | string | null
}

const paidCents = sql`payments.amount_cents - payments.refund_cents`

/** Charges of all services, as one table of id, kind, stay and cents. */
const charges = sql.join(
  chargeableKinds.map(
    (kind) => sql`select id, ${sql.lit(kind)} as kind, room_booking_id as stay,
      total_cents as cents from ${sql.table(tableOf[kind])}
      where room_booking_id is not null and status <> 'cancelled' and deleted_at is null`,
  ),
  sql` union all `,
)

/** Lines and money of every stay in the house or gone: the rule of money/stay-money.ts, for all. */
async function bills(db: Kysely<Database>): Promise<Bill[]> {
  const { rows } = await sql<Bill>`
    with charges as (${charges}),
    lines as (
      select id as stay, total_cents as cents from hotel_bookings
        where status in ('active', 'completed') and deleted_at is null
      union all select booking_id, cast(round(cast(price_cents * qty as numeric)) as bigint) from folio_items
        where deleted_at is null
      union all select stay, cents from charges),
    money as (
      select subject_id as stay, ${paidCents} as cents from payments
        where subject_kind = 'room' and status = 'paid' and deleted_at is null
      union all select charges.stay, ${paidCents} from payments
        join charges on charges.id = payments.subject_id and charges.kind = payments.subject_kind
        where payments.status = 'paid' and payments.deleted_at is null),
    charged as (select stay, sum(cents) as cents from lines group by stay),
    paid as (select stay, sum(cents) as cents from money group by stay)
    select hotel_bookings.status as status, charged.cents as charged,
      coalesce(paid.cents, 0) as paid, hotel_bookings.written_off_cents as written_off
    from hotel_bookings
    join charged on charged.stay = hotel_bookings.id
    left join paid on paid.stay = hotel_bookings.id
    where hotel_bookings.status in ('active', 'completed') and hotel_bookings.deleted_at is null
      and charged.cents > coalesce(paid.cents, 0)`.execute(db)
  return rows
}

const balanceOf = ({ charged, paid, written_off }: Bill) =>
  folioBalance({
    lines: [{ key: 'stay', bill: 'stay', cents: Number(charged) }],
    payments: [{ bill: 'stay', cents: Number(paid) }],
    writtenOff: Number(written_off ?? 0),
  }).balance

const tally = (cents: readonly number[]) => {
  const open = cents.filter((one) => one > 0)
  return { count: open.length, amount: fromCents(open.reduce((sum, one) => sum + one, 0)) }
}

/** Delivered and not paid, on no stay's bill: as the overview lists it. */
async function openServices(db: Kysely<Database>): Promise<number[]> {
  const open: number[] = []
  for (const { kind, table, payment } of services) {
    if (payment === null) continue
    const paid = sql<number>`coalesce((select sum(${paidCents}) from payments
      where payments.subject_kind = ${kind} and payments.subject_id = ${sql.ref(`${table}.id`)}
        and payments.status = 'paid' and payments.deleted_at is null), 0)`
    const rows = await db
      .selectFrom(table as AnyServiceTable)
      .select(['total_cents', paid.as('paid')])
      .where('status', 'in', payment.dueIn as never)
      .where('payment_status', 'not in', ['paid', 'refunded'])
      .where('room_booking_id', 'is', null)
      .where('deleted_at', 'is', null)
      .execute()
    open.push(...rows.map((row) => Number(row.total_cents) - Number(row.paid)))
  }
  return open
}

/** What is owed to the house now. */
export async function owingNow(db: Kysely<Database>): Promise<Owing> {
  const all = await bills(db)
  const of = (status: string) => tally(all.filter((one) => one.status === status).map(balanceOf))
  return { in_house: of('active'), left: of('completed'), services: tally(await openServices(db)) }
}
