import type { TranslatedRow } from '../../db/translations.ts'
import type { Day, Flag, SyncedRow, Moment, TimeOfDay } from '../../db/schema.ts'

export interface CategoriesTable extends SyncedRow, TranslatedRow {
  name: string
  position: number
}

export interface ItemsTable extends SyncedRow, TranslatedRow {
  category_id: string
  name: string
  description: string
  price_cents: number
  image_path: string | null
  is_available: Flag
  position: number
}

export interface RestaurantOrdersTable extends SyncedRow {
  /** 8 characters a person can read out, made on the device. */
  code: string
  /** Short number for the kitchen and the guest: "no. 1042". Given by the house. */
  number: number
  /** pending, accepted, preparing, ready, delivered, completed, cancelled */
  status: string
  /** dine-in, room, pickup */
  service_type: string
  schedule_date: Day
  schedule_time: TimeOfDay
  party_size: number
  /** The table's number, or the room it is brought to; null: nobody said. */
  table_or_room: string | null
  notes: string | null
  custom_request: string | null
  promo_code: string | null
  subtotal_cents: number
  discount_cents: number
  total_cents: number
  /** cash, room, card */
  payment_method: string
  payment_status: string
  payment_reference: string | null
  /** Charged to a room: what the guest wrote, and the stay it matched, if it did. */
  room_number: string | null
  room_guest_name: string | null
  room_booking_id: string | null
  customer_name: string
  customer_phone: string
  customer_email: string | null
  /** public, desk */
  source: string
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** Something for the desk to look at, e.g. `room_mismatch`. */
  flag: string | null
  /** When the device says it was placed; null when unknown. */
  device_time: Moment | null
  /** Who placed it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

export interface RestaurantOrderItemsTable {
  order_id: string
  line: number
  item_id: string
  category_id: string | null
  name: string
  price_cents: number
  qty: number
}

declare module '../../db/schema.ts' {
  interface Database {
    categories: CategoriesTable
    items: ItemsTable
    restaurant_orders: RestaurantOrdersTable
    restaurant_order_items: RestaurantOrderItemsTable
  }
}
