import type { Selectable } from 'kysely'
import type { FolioItem, Receipt } from '#contract/folio.ts'
import type { ContainedTax } from '#domain/folio.ts'
import { fromCents } from '#domain/money.ts'
import type { FolioItemsTable, ReceiptsTable } from '../../db/schema.ts'
import { rowsIn, syncedFields, type WireRows } from '../../db/wire.ts'

/** A desk that starts anew keeps the newest; older ones are the reports' business. */
const MAX_ON_DEVICE = 5_000

export function folioItemOf(row: Selectable<FolioItemsTable>): FolioItem {
  return {
    ...syncedFields(row),
    booking_id: row.booking_id,
    title: row.title,
    price: fromCents(row.price_cents),
    qty: row.qty,
    device_time: row.device_time,
    changed_by: row.changed_by,
  }
}

export function receiptOf(row: Selectable<ReceiptsTable>): Receipt {
  const taxes = JSON.parse(row.taxes) as ContainedTax[]
  return {
    ...syncedFields(row),
    booking_id: row.booking_id,
    code: row.code,
    number: row.number,
    payer: row.payer,
    payer_tax_number: row.payer_tax_number,
    lines: JSON.parse(row.lines) as Receipt['lines'],
    total: fromCents(row.total_cents),
    taxes: taxes.map(({ name, percent, cents }) => ({ name, percent, amount: fromCents(cents) })),
    paid: fromCents(row.paid_cents),
    currency: row.currency,
    payments: JSON.parse(row.payments) as Receipt['payments'],
    issued_at: row.issued_at,
    device_time: row.device_time,
    device_clock: row.device_clock ?? null,
    changed_by: row.changed_by,
  }
}

/** For the feed of changes, which staff alone read folios from. */
export const folioItemRows: WireRows = async (db, ids) => {
  const active = db.selectFrom('folio_items').selectAll().where('deleted_at', 'is', null)
  const newest = active.orderBy('created_at', 'desc').orderBy('id').limit(MAX_ON_DEVICE)
  return (await rowsIn(active, ids, newest)).map(folioItemOf)
}

export const receiptRows: WireRows = async (db, ids) => {
  const active = db.selectFrom('receipts').selectAll().where('deleted_at', 'is', null)
  const newest = active.orderBy('number', 'desc').limit(MAX_ON_DEVICE)
  return (await rowsIn(active, ids, newest)).map(receiptOf)
}
