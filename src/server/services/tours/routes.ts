import * as z from 'zod/mini'
import { namedCategory } from '#contract/catalogue-manage.ts'
import { tour, tourDay } from '#contract/tour-bookings.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { read } from '../../pipeline/endpoint.ts'
import { isWantedBy, matches } from '../search.ts'
import { lookUpEndpoint } from '../service/index.ts'
import { bookTourEndpoint } from './book.ts'
import { listTourBookings } from './list.ts'
import { livingTourCategories, livingTours, tourCategoryWire, tourWire } from './rows.ts'
import { steps } from './steps.ts'
import { travelPriceEndpoints } from './travel-price.ts'
import { tourDayRows, tourForms } from './wire.ts'

const listTourCategories = read({
  name: 'listTourCategories',
  answer: z.object({ data: z.array(namedCategory) }),
  async read(db) {
    const rows = await livingTourCategories(db).orderBy('name').orderBy('id').execute()
    return { data: rows.map(tourCategoryWire) }
  },
})

/** Query: `category_id`, `search`, `available` (spec 3 §7.9); the category always comes along. */
const listTours = read({
  name: 'listTours',
  answer: z.object({ data: z.array(tour) }),
  async read(db, { query }) {
    const rows = await livingTours(db).orderBy('tours.name').orderBy('tours.id').execute()
    return {
      data: rows
        .filter((row) => !query.category_id || row.category_id === query.category_id)
        .filter((row) => isWantedBy(query.available, row.is_available === 1))
        .filter((row) =>
          matches(query.search, row.name, row.location, row.description, row.category_name),
        )
        .map(tourWire),
    }
  },
})

const listTourDays = read({
  name: 'listTourDays',
  answer: z.object({ data: z.array(tourDay) }),
  async read(db) {
    return { data: await tourDayRows(db, null) }
  },
})

export const endpoints: Endpoint[] = [
  listTourCategories,
  listTours,
  listTourDays,
  bookTourEndpoint,
  lookUpEndpoint(tourForms),
  listTourBookings,
  ...steps,
  ...travelPriceEndpoints,
]
