import type { Kysely, Selectable } from 'kysely'
import { laundryOrder, laundryService, publicLaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import { laundrySums } from '#domain/laundry.ts'
import { fromCents } from '#domain/money.ts'
import type { Database, Flag, Json, SyncedRow, Moment } from '../../db/schema.ts'
import { translationsWire, type TranslatedRow } from '../../db/translations.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'
import { serializersOf, type PricedServiceTable } from '../service/index.ts'
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

export interface LaundryOrdersTable extends PricedServiceTable {
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
  ready_at: Moment | null
  delivered_at: Moment | null
}

declare module '../../db/schema.ts' {
  interface Database {
    laundry_services: LaundryServicesTable
    laundry_orders: LaundryOrdersTable
  }
}

export type LaundryOrderRow = Selectable<LaundryOrdersTable>

export const laundryServiceWire = (row: LaundryServicesTable) =>
  onWire(laundryService, row, {
    price: fromCents(row.price_cents),
    is_available: row.is_available === 1,
    ...translationsWire(row),
  })

export const activeLaundryServices = (db: Kysely<Database>) => activeIn(db, 'laundry_services')

export const laundryServiceRows = rowsOf(activeLaundryServices, laundryServiceWire)

/** What is on an order. */
export const linesOf = ({ items }: Pick<LaundryOrderRow, 'items'>) =>
  JSON.parse(items) as OrderedLine[]

export const laundrySerializers = serializersOf({
  service: laundry,
  publicSchema: publicLaundryOrder,
  deskSchema: laundryOrder,
  publicFields: (row: LaundryOrderRow, currency) => ({
    rush: row.rush === 1,
    pickup: row.pickup === 1,
    items: linesOf(row).map(({ price_cents, qty, ...line }) => ({
      ...line,
      price: fromCents(price_cents),
      qty,
    })),
    ...laundrySums(row),
    currency,
  }),
  deskFields: (row) => ({ customer: row.customer_name }),
})
