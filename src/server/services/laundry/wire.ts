import type { Selectable } from 'kysely'
import {
  laundryOrder,
  publicLaundryOrder as publicOrderSchema,
  type LaundryOrder,
  type PublicLaundryOrder,
} from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import type { LaundryStatus } from '#domain/laundry.ts'
import { fromCents } from '#domain/money.ts'
import type { LaundryOrdersTable } from '../../db/schema.ts'
import { keptWire, type WireRows } from '../../db/wire.ts'
import type { ServiceForms } from '../service/index.ts'
import type { KeptLine } from './quote.ts'
import { laundryServiceWire, livingLaundryServices } from './rows.ts'

export type LaundryOrderRow = Selectable<LaundryOrdersTable>

export const laundryServiceRows: WireRows = async (db, ids) => {
  const query = livingLaundryServices(db).$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
  return (await query.execute()).map(laundryServiceWire)
}

/** An order as those see it who know its code: nothing personal. */
export function publicLaundryOrder(row: LaundryOrderRow): PublicLaundryOrder {
  const lines = JSON.parse(row.items) as KeptLine[]
  return {
    ...keptWire(row),
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
    currency: 'USD',
    cancel_reason: row.cancel_reason,
  }
}

/** An order as the desk sees it. */
export function deskLaundryOrder(row: LaundryOrderRow): LaundryOrder {
  return {
    ...publicLaundryOrder(row),
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

export const laundryForms: ServiceForms<LaundryOrderRow, PublicLaundryOrder, LaundryOrder> = {
  service: laundry,
  publicRow: publicOrderSchema,
  deskRow: laundryOrder,
  forPublic: async (_, rows) => rows.map(publicLaundryOrder),
  forDesk: async (_, rows) => rows.map(deskLaundryOrder),
}
