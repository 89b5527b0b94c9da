import type { Currency } from '#lib/currency.ts'
import type { Selectable } from 'kysely'
import {
  customOrder,
  publicCustomOrder as publicOrderSchema,
  type CustomOrder,
  type PublicCustomOrder,
} from '#contract/custom.ts'
import { custom } from '#contract/services/custom.ts'
import { fromCents } from '#domain/money.ts'
import type { CustomOrdersTable } from './schema.ts'
import { baseOf } from '../../house-settings.ts'
import { syncedFields } from '../../db/wire.ts'
import type { ServiceSerializers } from '../service/index.ts'

export type CustomOrderRow = Selectable<CustomOrdersTable>

/** A tax as it was when something was ordered. */
export type OrderedTax = PublicCustomOrder['taxes'][number]

/** An order as those see it who know its code: nothing personal. */
export function publicCustomOrder(row: CustomOrderRow, currency: Currency): PublicCustomOrder {
  return {
    ...syncedFields(row),
    code: row.code,
    service_id: row.service_id,
    name: row.name,
    name_en: row.name_en,
    unit: row.unit as PublicCustomOrder['unit'],
    wanted: row.wanted as PublicCustomOrder['wanted'],
    price: fromCents(row.price_cents),
    taxes: JSON.parse(row.taxes) as OrderedTax[],
    qty: row.qty,
    total: fromCents(row.total_cents),
    currency,
    day: row.wanted === 'any_time' ? null : row.day,
    time: row.time,
    until: row.until,
    cancel_hours: row.cancel_hours,
    status: row.status as PublicCustomOrder['status'],
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    cancel_reason: row.cancel_reason,
  }
}

function deskCustomOrder(row: CustomOrderRow, currency: Currency): CustomOrder {
  return {
    ...publicCustomOrder(row, currency),
    customer_name: row.customer_name,
    customer_phone: row.customer_phone,
    customer_email: row.customer_email,
    notes: row.notes,
    room: row.room_number,
    room_booking_id: row.room_booking_id,
    source: row.source,
    flag: row.flag,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

export const customForms: ServiceSerializers<CustomOrderRow, PublicCustomOrder, CustomOrder> = {
  service: custom,
  publicSchema: publicOrderSchema,
  deskSchema: customOrder,
  async toPublic(db, rows) {
    const base = await baseOf(db)
    return rows.map((row) => publicCustomOrder(row, base))
  },
  async toDesk(db, rows) {
    const base = await baseOf(db)
    return rows.map((row) => deskCustomOrder(row, base))
  },
}
