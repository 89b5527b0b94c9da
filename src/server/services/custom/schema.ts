import type { Day, Flag, Json, SyncedRow, TimeOfDay } from '../../db/schema.ts'
import type { PricedServiceTable, RoomChargeColumns } from '../service/index.ts'

export interface CustomServicesTable extends SyncedRow {
  slug: string
  /** `en` of its names: what the desk calls it. */
  name: string
  /** JSON { en, fr?, rw? }: contract/custom.ts */
  names: Json
  /** JSON { en?, fr?, rw? } */
  texts: Json
  image_path: string | null
  /** piece, person, hour, day, kilo */
  unit: string
  price_cents: number
  /** JSON list of names of the house's taxes */
  taxes: Json
  /** any_time, day, day_time, span */
  wanted: string
  /** At once, or on one day; null: no bound. */
  capacity: number | null
  duration_minutes: number | null
  notice_hours: number
  provided_by: string
  needs_confirming: Flag
  /** null: a guest cannot cancel. */
  cancel_hours: number | null
  /** guests, desk */
  seen_by: string
  offered: Flag
  position: number
}

export interface CustomOrdersTable extends PricedServiceTable, RoomChargeColumns {
  service_id: string
  /** As it was ordered: in the guest's language, and `en` of its names. So are the next six. */
  name: string
  name_en: string
  unit: string
  wanted: string
  price_cents: number
  /** JSON list of { name, percent } */
  taxes: Json
  cancel_hours: number | null
  /** Kilos by halves. */
  qty: number
  /** Of what is for no day, the day on which it was ordered. */
  day: Day
  time: TimeOfDay | null
  /** A day, or `YYYY-MM-DDTHH:MM`, house time. */
  until: string | null
  /** What it takes of the capacity, and when: `YYYY-MM-DDTHH:MM`, house time; null: nothing. */
  claim_from: string | null
  claim_until: string | null
  claim_amount: number | null
  payment_method: string
  notes: string | null
}

/** What everyone may know of an order that keeps its share of the capacity (days.ts). */
export interface CustomDaysTable extends SyncedRow {
  order_id: string
  service_id: string
  /** As the order's own. */
  claim_from: string
  claim_until: string
  claim_amount: number
}

declare module '../../db/schema.ts' {
  interface Database {
    custom_services: CustomServicesTable
    custom_orders: CustomOrdersTable
    custom_days: CustomDaysTable
  }
}
