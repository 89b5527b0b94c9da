import type { Kysely, Selectable } from 'kysely'
import { tableOf } from '#contract/services/index.ts'
import { payables, type Payable } from '#contract/payments.ts'
import type { Database, HotelBookingsTable } from '../../db/schema.ts'
import { serverOf } from '../service/registry.ts'
import { daysOfRows } from '../service/server.ts'

/** A row that a line became, as payments name it. */
export interface Subject {
  kind: Payable
  id: string
}

/** What a cart shows of such a row, whatever its service. */
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
  /** The room it has now; null: it is of another service. */
  room: string | null
}

/** What all of these tables have. */
type Row = Selectable<HotelBookingsTable>

async function rowsOf(
  db: Kysely<Database>,
  kind: Payable,
  subjects: readonly Subject[],
): Promise<Row[]> {
  const ids = subjects.flatMap((one) => (one.kind === kind ? [one.id] : []))
  if (ids.length === 0) return []
  return await db
    .selectFrom(tableOf[kind] as 'hotel_bookings')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

const daysOfSubjects = async (db: Kysely<Database>, kind: Payable, rows: readonly Row[]) =>
  kind === 'room'
    ? rows.map(({ check_in, check_out }) => ({ from: check_in, to: check_out }))
    : await daysOfRows(db, serverOf(kind), rows)

/** The present state of rows, by `<kind> <id>`, without deleted rows. Few statements for all. */
export async function statesOf(
  db: Kysely<Database>,
  subjects: readonly Subject[],
): Promise<Map<string, SubjectState>> {
  const found: SubjectState[] = []
  for (const kind of payables) {
    const rows = await rowsOf(db, kind, subjects)
    const days = await daysOfSubjects(db, kind, rows)
    for (const [at, row] of rows.entries()) {
      found.push({
        kind,
        id: row.id,
        code: row.code,
        status: row.status,
        payment_status: row.payment_status,
        total_cents: row.total_cents,
        from: days[at]?.from ?? '',
        to: days[at]?.to ?? '',
        version: row.version,
        changed_at: row.changed_at,
        room: kind === 'room' ? row.room_id : null,
      })
    }
  }
  return new Map(found.map((one) => [keyOf(one), one]))
}

export const keyOf = ({ kind, id }: Subject) => `${kind} ${id}`
