import type { Selectable } from 'kysely'
import { tables } from '#contract/services/tables.ts'
import {
  publicReservation,
  reservation,
  type PublicReservation,
  type Reservation,
} from '#contract/tables.ts'
import type { ReservationStatus } from '#domain/tables.ts'
import type { Day, Kept, Moment, TimeOfDay } from '../../db/schema.ts'
import { keptWire } from '../../db/wire.ts'
import type { ServiceForms } from '../service/index.ts'

interface TableReservationsTable extends Kept {
  code: string
  /** pending, confirmed, seated, completed, no-show, cancelled */
  status: string
  date: Day
  time: TimeOfDay
  party_size: number
  notes: string | null
  custom_request: string | null
  promo_code: string | null
  customer_name: string
  customer_phone: string
  customer_email: string | null
  /** public, desk */
  source: string
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who made it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/** One row a day: whoever claims seats on it locks it first (reserve.ts). */
interface TableDaysTable {
  date: Day
}

declare module '../../db/schema.ts' {
  interface Database {
    table_reservations: TableReservationsTable
    table_days: TableDaysTable
  }
}

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
