import type { Selectable } from 'kysely'
import { customer, type Customer } from '#contract/customers.ts'
import { fromCents } from '#domain/money.ts'
import type { CustomersTable } from '../../db/schema.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'

export const customerWire = (row: Selectable<CustomersTable>): Customer =>
  onWire(customer, row, {
    bookings: row.bookings_count ?? 0,
    spend: fromCents(row.spend_cents ?? 0),
    vip: row.vip === 1,
    banned: row.banned === 1,
    marketing_opt_in: row.marketing_opt_in === 1,
    last_seen: row.last_seen_at,
  })

export const customerRows = rowsOf((db) => activeIn(db, 'customers'), customerWire)
