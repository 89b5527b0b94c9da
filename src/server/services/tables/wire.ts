import type { Selectable } from 'kysely'
import { tables } from '#contract/services/tables.ts'
import {
  publicReservation,
  reservation,
  type PublicReservation,
  type Reservation,
} from '#contract/tables.ts'
import type { ReservationStatus } from '#domain/tables.ts'
import type { TableReservationsTable } from '../../db/schema.ts'
import { keptWire } from '../../db/wire.ts'
import type { ServiceForms } from '../service/index.ts'

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
function reservationOf(row: ReservationRow): Reservation {
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

export const reservationForms: ServiceForms<ReservationRow, PublicReservation, Reservation> = {
  service: tables,
  publicRow: publicReservation,
  deskRow: reservation,
  forPublic: async (_, rows) => rows.map(publicReservationOf),
  forDesk: async (_, rows) => rows.map(reservationOf),
}
