import type { Selectable } from 'kysely'
import type { CustomServiceRow } from '#contract/custom.ts'
import { fromCents } from '#domain/money.ts'
import type { CustomServicesTable } from './schema.ts'
import { rowsOf, syncedFields, type WireRows } from '../../db/wire.ts'

export type ServiceDefinition = Selectable<CustomServicesTable>

/** The complete row, for the desk; contract/projections.ts has the part for guests. */
function customServiceWire(row: ServiceDefinition): CustomServiceRow {
  return {
    ...syncedFields(row),
    slug: row.slug,
    names: JSON.parse(row.names) as CustomServiceRow['names'],
    texts: JSON.parse(row.texts) as CustomServiceRow['texts'],
    image_path: row.image_path,
    unit: row.unit as CustomServiceRow['unit'],
    price: fromCents(row.price_cents),
    taxes: JSON.parse(row.taxes) as string[],
    wanted: row.wanted as CustomServiceRow['wanted'],
    capacity: row.capacity,
    duration_minutes: row.duration_minutes,
    notice_hours: row.notice_hours,
    provided_by: row.provided_by,
    needs_confirming: row.needs_confirming === 1,
    cancel_hours: row.cancel_hours,
    seen_by: row.seen_by as CustomServiceRow['seen_by'],
    offered: row.offered === 1,
    position: row.position,
  }
}

export const customServiceRows = rowsOf(
  (db) =>
    db
      .selectFrom('custom_services')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('id'),
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
