import * as c from '#contract/tour-bookings.ts'
import {
  checkCategory,
  flag,
  todayAtHouse,
  type ManagedResource,
  money,
  namedCategory,
  plain,
  translated,
} from '../catalogue/index.ts'
import { living, timeOf, type ImportedOffer } from '../imports/index.ts'
import { tourCategoryRows, tourRows } from './wire.ts'

const category = namedCategory('tour_categories', {
  routes: { create: 'createTourCategory', change: 'updateTourCategory' },
  rows: tourCategoryRows,
})

const tour: ManagedResource = {
  table: 'tours',
  noun: 'tour',
  routes: { create: 'createTour', change: 'updateTour', remove: 'deleteTour' },
  bodies: { create: c.createTour, change: c.updateTour },
  fields: {
    name: plain('name'),
    category_id: plain('category_id'),
    location: plain('location'),
    duration_days: plain('duration_days'),
    capacity: plain('capacity'),
    departure_time: plain('departure_time'),
    price: money('price_cents'),
    is_available: flag('is_available'),
    description: plain('description'),
    translations: translated,
  },
  fieldLabels: { is_available: 'availability', category_id: 'category', duration_days: 'duration' },
  reasons: {
    name: 'tour_name_required',
    location: 'location_required',
    price: 'price_required',
    category_id: 'select_category',
  },
  messages: { created: 'Tour created', changed: 'Tour updated', removed: 'Tour deleted' },
  hasImage: true,
  check: checkCategory('tour_categories'),
  async whyNotDeletable(tx, row, now) {
    const today = await todayAtHouse(tx, now)
    const { people } = await tx.db
      .selectFrom('tour_bookings')
      .select((eb) => eb.fn.sum<number>('people').as('people'))
      .where('tour_id', '=', row.id)
      .where('deleted_at', 'is', null)
      .where('status', 'in', ['pending', 'approved'])
      .where('date', '>=', today)
      .executeTakeFirstOrThrow()
    const many = Number(people ?? 0)
    if (many === 0) return null
    return { reason: 'tour_has_bookings', params: { tour: String(row.name), people: many } }
  },
  rows: tourRows,
}

/** Tours, as staff keep them. */
export const managedTours: readonly ManagedResource[] = [category, tour]

/** A list of tours in a spreadsheet. */
export const imports: ImportedOffer = {
  kind: 'tours',
  table: 'tours',
  categories: 'tour_categories',
  unique: 'name',
  fields: (row) => ({
    location: row.text('location'),
    duration_days: row.whole('duration_days'),
    capacity: row.whole('capacity'),
    departure_time: timeOf(row.text('departure_time')),
    price: row.dollars('price'),
    description: row.text('description'),
  }),
  uses: {
    tour_categories: [living('tours', 'category_id')],
    tours: [living('tour_bookings', 'tour_id')],
  },
  goesAlong: ['tour_days.tour_id'],
}
