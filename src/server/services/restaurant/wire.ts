import type { Currency } from '#lib/currency.ts'
import type { Kysely, Selectable } from 'kysely'
import { order, publicOrder, type Order, type PublicOrder } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import { announcedCard } from '#domain/announced-card.ts'
import type { OrderStatus, PaymentMethod, ServiceType } from '#domain/restaurant.ts'
import { fromCents } from '#domain/money.ts'
import type { Database } from '../../db/schema.ts'
import type { RestaurantOrderItemsTable, RestaurantOrdersTable } from './schema.ts'
import { baseOf } from '../../house-settings.ts'
import { batches } from '../../db/batches.ts'
import { runCompiled } from '../../db/compiled.ts'
import { syncedFields } from '../../db/wire.ts'
import { listedPayments } from '../listed-payments.ts'
import type { ServiceSerializers } from '../service/index.ts'

export type OrderRow = Selectable<RestaurantOrdersTable>

async function linesOf(db: Kysely<Database>, orders: readonly OrderRow[]) {
  const lines = new Map<string, RestaurantOrderItemsTable[]>()
  for (const some of batches(orders.map(({ id }) => id))) {
    const rows = await runCompiled(db, `lines of ${some.length} orders`, some, () =>
      db
        .selectFrom('restaurant_order_items')
        .selectAll()
        .where('order_id', 'in', some)
        .orderBy('order_id')
        .orderBy('line'),
    )
    for (const row of rows) lines.set(row.order_id, [...(lines.get(row.order_id) ?? []), row])
  }
  return lines
}

/** What anyone who knows the code may see: nothing personal. */
function toPublicOrder(
  row: OrderRow,
  lines: readonly RestaurantOrderItemsTable[],
  currency: Currency,
): PublicOrder {
  return {
    ...syncedFields(row),
    code: row.code,
    number: row.number,
    status: row.status as OrderStatus,
    service_type: row.service_type as ServiceType,
    schedule_date: row.schedule_date,
    schedule_time: row.schedule_time,
    party_size: row.party_size,
    items: lines.map((line) => ({
      id: line.item_id,
      name: line.name,
      price: fromCents(line.price_cents),
      qty: line.qty,
      category_id: line.category_id,
    })),
    items_count: lines.reduce((sum, line) => sum + line.qty, 0),
    subtotal: fromCents(row.subtotal_cents),
    discount: fromCents(row.discount_cents),
    total: fromCents(row.total_cents),
    currency,
    payment_method: row.payment_method as PaymentMethod,
    payment_status: row.payment_status,
    card_announced: announcedCard(row),
    cancel_reason: row.cancel_reason,
  }
}

/** Orders as those see them who know their codes. */
export async function publicOrders(
  db: Kysely<Database>,
  rows: readonly OrderRow[],
): Promise<PublicOrder[]> {
  const lines = await linesOf(db, rows)
  const base = await baseOf(db)
  return rows.map((row) => toPublicOrder(row, lines.get(row.id) ?? [], base))
}

/** Orders as the desk sees them, with items and payments. */
async function deskOrders(db: Kysely<Database>, rows: readonly OrderRow[]): Promise<Order[]> {
  const lines = await linesOf(db, rows)
  const payments = await listedPayments(
    db,
    'restaurant',
    rows.map(({ id }) => id),
  )
  const base = await baseOf(db)
  return rows.map((row) => ({
    ...toPublicOrder(row, lines.get(row.id) ?? [], base),
    customer_name: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    notes: row.notes,
    custom_request: row.custom_request,
    promo_code: row.promo_code,
    table_or_room: row.table_or_room,
    room_number: row.room_number,
    room_guest_name: row.room_guest_name,
    flag: row.flag,
    room_booking_id: row.room_booking_id,
    source: row.source,
    device_time: row.device_time,
    changed_by: row.changed_by,
    payments: (payments.get(row.id) ?? []).map((payment) => {
      const { notes: _, ...shown } = payment
      return shown
    }),
  }))
}

export const orderSerializers: ServiceSerializers<OrderRow, PublicOrder, Order> = {
  service: restaurant,
  publicSchema: publicOrder,
  deskSchema: order,
  toPublic: publicOrders,
  toDesk: deskOrders,
}
