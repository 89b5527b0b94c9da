import type { Kysely } from 'kysely'
import type { LaundryService } from '#contract/laundry.ts'
import { fromCents } from '#domain/money.ts'
import type { Database, LaundryServicesTable } from '../../db/schema.ts'
import { keptWire } from '../../db/wire.ts'

export function laundryServiceWire(row: LaundryServicesTable): LaundryService {
  return {
    ...keptWire(row),
    name: row.name,
    unit: row.unit,
    price: fromCents(row.price_cents),
    turnaround_hrs: row.turnaround_hrs,
    is_available: row.is_available === 1,
    position: row.position,
    image_path: row.image_path,
  }
}

export function livingLaundryServices(db: Kysely<Database>) {
  return db.selectFrom('laundry_services').selectAll().where('deleted_at', 'is', null)
}
