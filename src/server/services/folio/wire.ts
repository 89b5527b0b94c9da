import type { Selectable } from 'kysely'
import { folioItem, receipt, type FolioItem, type Receipt } from '#contract/folio.ts'
import type { ContainedTax } from '#domain/folio.ts'
import { fromCents } from '#domain/money.ts'
import type { FolioItemsTable, ReceiptsTable } from '../../db/schema.ts'
import { activeIn, onWire, rowsOf } from '../../db/wire.ts'

/** A desk that starts anew keeps the newest; older ones are the reports' business. */
const MAX_ON_DEVICE = 5_000

export const folioItemOf = (row: Selectable<FolioItemsTable>): FolioItem =>
  onWire(folioItem, row, { price: fromCents(row.price_cents) })

export function receiptOf(row: Selectable<ReceiptsTable>): Receipt {
  const taxes = JSON.parse(row.taxes) as ContainedTax[]
  return onWire(receipt, row, {
    lines: JSON.parse(row.lines) as Receipt['lines'],
    total: fromCents(row.total_cents),
    taxes: taxes.map(({ name, percent, cents }) => ({ name, percent, amount: fromCents(cents) })),
    paid: fromCents(row.paid_cents),
    payments: JSON.parse(row.payments) as Receipt['payments'],
  })
}

/** For the feed of changes, which staff alone read folios from. */
export const folioItemRows = rowsOf((db) => activeIn(db, 'folio_items'), folioItemOf, {
  first: (all) => all.orderBy('created_at', 'desc').orderBy('id').limit(MAX_ON_DEVICE),
})

export const receiptRows = rowsOf((db) => activeIn(db, 'receipts'), receiptOf, {
  first: (all) => all.orderBy('number', 'desc').limit(MAX_ON_DEVICE),
})
