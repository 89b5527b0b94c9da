import type { Currency } from '#lib/currency.ts'
import type { Kysely, Selectable } from 'kysely'
import {
  laundryOrder,
  publicLaundryOrder as publicOrderSchema,
  type LaundryOrder,
  type LaundryService,
  type PublicLaundryOrder,
} from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import type { LaundryStatus } from '#domain/laundry.ts'
import { fromCents } from '#domain/money.ts'
import type { Database, Flag, Json, SyncedRow, Moment } from '../../db/schema.ts'
import { baseOf } from '../../house-settings.ts'
import { translationsWire, type TranslatedRow } from '../../db/translations.ts'
import { rowsOf, syncedFields } from '../../db/wire.ts'
import type { ServiceSerializers } from '../service/index.ts'
import type { OrderedLine } from './quote.ts'

export interface LaundryServicesTable extends SyncedRow, TranslatedRow {
  name: string
  /** per item, per kg, per pair */
  unit: string
  price_cents: number
  turnaround_hrs: number
  is_available: Flag
  position: number
  image_path: string | null
}

export interface LaundryOrdersTable extends SyncedRow {
  code: string
  /** pending, processing, ready, delivered, cancelled */
  status: string
  payment_status: string
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  room: string | null
  address: string | null
  pickup: Flag
  rush: Flag
  /** When the laundry comes in and goes back, in_at <= out_at, `YYYY-MM-DDTHH:MM` house time. */
  in_at: string
  out_at: string
  notes: string | null
  /** JSON list of { service_id, name, unit, price_cents, qty } */
  items: Json
  subtotal_cents: number
  fees_cents: number
  total_cents: number
  source: string
  ready_at: Moment | null
  delivered_at: Moment | null
  /** Something for the desk to look at; null: nothing. */
  flag: string | null
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** When the device says it was placed; null when unknown. */
  device_time: Moment | null
  /** Who placed it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
  /** The stay on whose folio it is; null: paid by itself. */
  room_booking_id: string | null
}

declare module '../../db/schema.ts' {
  interface Database {
    laundry_services: LaundryServicesTable
    laundry_orders: LaundryOrdersTable
  }
}

export type LaundryOrderRow = Selectable<LaundryOrdersTable>

export function laundryServiceWire(row: LaundryServicesTable): LaundryService {
  return {
    ...syncedFields(row),
    name: row.name,
    unit: row.unit,
    price: fromCents(row.price_cents),
    turnaround_hrs: row.turnaround_hrs,
    is_available: row.is_available === 1,
    position: row.position,
    image_path: row.image_path,
    ...translationsWire(row),
  }
}

export function activeLaundryServices(db: Kysely<Database>) {
  return db.selectFrom('laundry_services').selectAll().where('deleted_at', 'is', null)
}

export const laundryServiceRows = rowsOf(activeLaundryServices, laundryServiceWire)

/** An order as those see it who know its code: nothing personal. */
export function publicLaundryOrder(row: LaundryOrderRow, currency: Currency): PublicLaundryOrder {
  const lines = JSON.parse(row.items) as OrderedLine[]
  return {
    ...syncedFields(row),
    code: row.code,
    status: row.status as LaundryStatus,
    payment_status: row.payment_status,
    rush: row.rush === 1,
    pickup: row.pickup === 1,
    in_at: row.in_at,
    out_at: row.out_at,
    items: lines.map(({ service_id, name, unit, price_cents, qty }) => ({
      service_id,
      name,
      unit,
      price: fromCents(price_cents),
      qty,
    })),
    items_subtotal: fromCents(row.subtotal_cents),
    fees: fromCents(row.fees_cents),
    grand_total: fromCents(row.total_cents),
    currency,
    cancel_reason: row.cancel_reason,
  }
}

/** An order as the desk sees it. */
export function deskLaundryOrder(row: LaundryOrderRow, currency: Currency): LaundryOrder {
  return {
    ...publicLaundryOrder(row, currency),
    customer: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    room: row.room,
    address: row.address,
    notes: row.notes,
    source: row.source,
    flag: row.flag,
    room_booking_id: row.room_booking_id,
    ready_at: row.ready_at,
    delivered_at: row.delivered_at,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

export const laundrySerializers: ServiceSerializers<
  LaundryOrderRow,
  PublicLaundryOrder,
  LaundryOrder
> = {
  service: laundry,
  publicSchema: publicOrderSchema,
  deskSchema: laundryOrder,
  async toPublic(db, rows) {
    const base = await baseOf(db)
    return rows.map((row) => publicLaundryOrder(row, base))
  },
  async toDesk(db, rows) {
    const base = await baseOf(db)
    return rows.map((row) => deskLaundryOrder(row, base))
  },
}
