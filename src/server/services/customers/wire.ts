import type { Selectable } from 'kysely'
import type { Customer } from '#contract/customers.ts'
import { fromCents } from '#domain/money.ts'
import type { CustomersTable } from '../../db/schema.ts'
import { rowsOf, syncedFields } from '../../db/wire.ts'

export function customerWire(row: Selectable<CustomersTable>): Customer {
  return {
    ...syncedFields(row),
    name: row.name,
    email: row.email,
    phone: row.phone,
    bookings: row.bookings_count ?? 0,
    spend: fromCents(row.spend_cents ?? 0),
    vip: row.vip === 1,
    banned: row.banned === 1,
    marketing_opt_in: row.marketing_opt_in === 1,
    notes: row.notes,
    last_seen: row.last_seen_at,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

export const customerRows = rowsOf(
  (db) => db.selectFrom('customers').selectAll().where('deleted_at', 'is', null),
  customerWire,
)
