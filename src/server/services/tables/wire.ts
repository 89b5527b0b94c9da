import type { Selectable } from 'kysely'
import type { PublicReservation, Reservation } from '#contract/tables.ts'
import type { ReservationStatus } from '#domain/tables.ts'
import type { TableReservationsTable } from '../../db/schema.ts'
import { keptWire, type WireRows } from '../../db/wire.ts'

export type ReservationRow = Selectable<TableReservationsTable>

/** What anyone who knows the code may see: nothing personal. */
export function publicReservationOf(row: ReservationRow): PublicReservation {
  return {
    ...keptWire(row),
    code: row.code,
    status: row.status as ReservationStatus,
    date: row.date,
    time: row.time,
    party_size: row.party_size,
    cancel_reason: row.cancel_reason,
  }
}

/** A reservation as the desk sees it. */
export function reservationOf(row: ReservationRow): Reservation {
  return {
    ...publicReservationOf(row),
    customer_name: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    notes: row.notes,
    custom_request: row.custom_request,
    promo_code: row.promo_code,
    source: row.source,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

/** Rows asked for in one statement. */
const AT_ONCE = 500

/** For the feed of changes, which staff alone read reservations from. */
export const reservationRows: WireRows = async (db, ids) => {
  const living = db.selectFrom('table_reservations').selectAll().where('deleted_at', 'is', null)
  if (ids === null) return (await living.execute()).map(reservationOf)
  const found: Reservation[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await living.where('id', 'in', ids.slice(at, at + AT_ONCE)).execute()
    found.push(...rows.map(reservationOf))
  }
  return found
}
