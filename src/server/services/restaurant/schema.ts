import type { TranslatedRow } from '../../db/translations.ts'
import type { Day, Flag, SyncedRow, TimeOfDay } from '../../db/schema.ts'
import type { PricedServiceTable, RoomChargeColumns } from '../service/index.ts'

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

export interface RestaurantOrdersTable extends PricedServiceTable, RoomChargeColumns {
  /** Short number for the kitchen and the guest: "no. 1042". Given by the house. */
  number: number
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
  /** cash, room, card */
  payment_method: string
  payment_reference: string | null
  customer_phone: string
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
