import type { Kysely, Selectable } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import type { Payable } from '#contract/payments.ts'
import { addDays } from '#domain/days.ts'
import type { Database } from '../../db/schema.ts'

/** A row that a line became, as payments name it. */
export interface Subject {
  kind: Payable
  id: string
}

/** What a cart says of such a row, whatever its service. */
export interface SubjectState extends Subject {
  code: string
  status: string
  payment_status: string
  total_cents: number
  /** First and last day. */
  from: string
  to: string
  version: number
  changed_at: string
}

type Row<Table extends keyof Database> = Selectable<Database[Table]>

/** What all five tables have. */
type Common = Pick<
  Row<'hotel_bookings'>,
  'id' | 'code' | 'status' | 'payment_status' | 'total_cents' | 'version' | 'changed_at'
>

async function rowsOf<Kind extends Payable>(
  db: Kysely<Database>,
  kind: Kind,
  ids: readonly string[],
): Promise<Row<(typeof tableOf)[Kind]>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(tableOf[kind] as 'hotel_bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows as unknown as Row<(typeof tableOf)[Kind]>[]
}

const state = (kind: Payable, row: Common, from: string, to: string) => ({
  kind,
  id: row.id,
  code: row.code,
  status: row.status,
  payment_status: row.payment_status,
  total_cents: row.total_cents,
  from,
  to,
  version: row.version,
  changed_at: row.changed_at,
})

/** How rows stand now, by `<kind> <id>`; what is gone is absent. A few statements, however many. */
export async function statesOf(
  db: Kysely<Database>,
  subjects: readonly Subject[],
): Promise<Map<string, SubjectState>> {
  const ids = (kind: Payable) => subjects.flatMap((one) => (one.kind === kind ? [one.id] : []))
  const found: SubjectState[] = []
  for (const row of await rowsOf(db, 'room', ids('room'))) {
    found.push(state('room', row, row.check_in, row.check_out))
  }
  for (const row of await rowsOf(db, 'restaurant', ids('restaurant'))) {
    found.push(state('restaurant', row, row.schedule_date, row.schedule_date))
  }
  for (const row of await rowsOf(db, 'laundry', ids('laundry'))) {
    found.push(state('laundry', row, row.in_at.slice(0, 10), row.out_at.slice(0, 10)))
  }
  for (const row of await rowsOf(db, 'car', ids('car'))) {
    found.push(state('car', row, row.pickup_date, row.dropoff_date))
  }
  const outings = await rowsOf(db, 'tour', ids('tour'))
  const days = await daysOfTours(
    db,
    outings.map(({ tour_id }) => tour_id),
  )
  for (const row of outings) {
    const last = addDays(row.date, (days.get(row.tour_id) ?? 1) - 1)
    found.push(state('tour', row, row.date, last))
  }
  return new Map(found.map((one) => [keyOf(one), one]))
}

export const keyOf = ({ kind, id }: Subject) => `${kind} ${id}`

/** How many days tours take, by id. */
export async function daysOfTours(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tours')
    .select(['id', 'duration_days'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, duration_days }) => [id, duration_days]))
}
