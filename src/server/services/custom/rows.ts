import type { Selectable } from 'kysely'
import { customService, type CustomServiceRow } from '#contract/custom.ts'
import { fromCents } from '#domain/money.ts'
import type { CustomServicesTable } from './schema.ts'
import { activeIn, onWire, rowsOf, type WireRows } from '../../db/wire.ts'

export type ServiceDefinition = Selectable<CustomServicesTable>

/** The complete row, for the desk; contract/projections.ts has the part for guests. */
const customServiceWire = (row: ServiceDefinition) =>
  onWire(customService, row, {
    names: JSON.parse(row.names) as CustomServiceRow['names'],
    texts: JSON.parse(row.texts) as CustomServiceRow['texts'],
    price: fromCents(row.price_cents),
    taxes: JSON.parse(row.taxes) as string[],
    needs_confirming: row.needs_confirming === 1,
    offered: row.offered === 1,
  })

export const customServiceRows = rowsOf(
  (db) => activeIn(db, 'custom_services').orderBy('position').orderBy('id'),
  customServiceWire,
)

/** The services that guests see, without who provides them. */
export const guestsServiceRows: WireRows = async (db, ids) => {
  const rows = (await customServiceRows(db, ids)) as CustomServiceRow[]
  return rows
    .filter(({ seen_by }) => seen_by === 'guests')
    .map((row) => {
      const publicFields = { ...row }
      delete publicFields.provided_by
      return publicFields
    })
}
