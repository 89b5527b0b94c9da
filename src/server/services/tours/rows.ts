import type { Kysely } from 'kysely'
import type { NamedCategory } from '#contract/catalogue-manage.ts'
import type { Tour } from '#contract/tour-bookings.ts'
import { fromCents } from '#domain/money.ts'
import type { Database, TourCategoriesTable, ToursTable } from '../../db/schema.ts'
import { keptWire } from '../../db/wire.ts'

export function tourCategoryWire(row: TourCategoriesTable): NamedCategory {
  return { ...keptWire(row), name: row.name }
}

export function tourWire(row: ToursTable & { category_name: string }): Tour {
  return {
    ...keptWire(row),
    category_id: row.category_id,
    category: { id: row.category_id, name: row.category_name },
    name: row.name,
    location: row.location,
    duration_days: row.duration_days,
    capacity: row.capacity,
    departure_time: row.departure_time,
    price: fromCents(row.price_cents),
    is_available: row.is_available === 1,
    description: row.description,
    image_path: row.image_path,
  }
}

export function livingTourCategories(db: Kysely<Database>) {
  return db.selectFrom('tour_categories').selectAll().where('deleted_at', 'is', null)
}

/** A tour stays when its category is deleted: what is booked must still have a name. */
export function livingTours(db: Kysely<Database>) {
  return db
    .selectFrom('tours')
    .innerJoin('tour_categories', 'tour_categories.id', 'tours.category_id')
    .selectAll('tours')
    .select('tour_categories.name as category_name')
    .where('tours.deleted_at', 'is', null)
}
