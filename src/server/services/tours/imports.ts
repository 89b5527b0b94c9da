import { living, timeOf, type ImportedOffer } from '../imports/index.ts'

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
