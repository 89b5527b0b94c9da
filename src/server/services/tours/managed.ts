import { tours } from '#contract/services/tours.ts'
import * as c from '#contract/tour-bookings.ts'
import { fromCents } from '#domain/money.ts'
import {
  flag,
  managedInCategories,
  money,
  offerInCategories,
  plain,
  translated,
} from '../catalogue/index.ts'
import { living, timeOf, type ImportedOffer } from '../imports/index.ts'
import { matchesAvailability } from '../search.ts'

/** Tours: as guests and devices have them, and as staff keep them. */
export const tourOffer = offerInCategories({
  offer: tours.offer,
  schema: c.tour,
  fields: (row) => ({ price: fromCents(row.price_cents) }),
  soughtIn: ({ location, description }) => [location, description],
  wanted: matchesAvailability,
})

export const managedTours = managedInCategories(tours, tourOffer, {
  bodies: { create: c.createTour, change: c.updateTour },
  fields: {
    ...plain('name', 'category_id', 'location', 'duration_days', 'capacity', 'departure_time'),
    price: money('price_cents'),
    is_available: flag('is_available'),
    ...plain('description'),
    translations: translated,
  },
  fieldLabels: { duration_days: 'duration' },
  reasons: {
    name: 'tour_name_required',
    location: 'location_required',
    price: 'price_required',
  },
  counted: 'people',
  stillAsked: (tour, people) => ({ reason: 'tour_has_bookings', params: { tour, people } }),
})

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
