import * as z from 'zod/mini'
import { tour, tourCategory } from '#contract/catalogue.ts'
import { read } from '../../http/endpoint.ts'
import { matches, wantsAvailable } from '../search.ts'
import { livingTourCategories, livingTours, tourCategoryWire, tourWire } from './rows.ts'

const listTourCategories = read({
  name: 'listTourCategories',
  answer: z.object({ data: z.array(tourCategory) }),
  async read(db) {
    const rows = await livingTourCategories(db).orderBy('name').orderBy('id').execute()
    return { data: rows.map(tourCategoryWire) }
  },
})

const listTours = read({
  name: 'listTours',
  answer: z.object({ data: z.array(tour) }),
  async read(db, { query }) {
    const rows = await livingTours(db).orderBy('tours.name').orderBy('tours.id').execute()
    return {
      data: rows
        .filter((row) => !query.category_id || row.category_id === query.category_id)
        .filter((row) => !wantsAvailable(query.available) || row.is_available === 1)
        .filter((row) => matches(query.search, row.name, row.location, row.description))
        .map(tourWire),
    }
  },
})

export const endpoints = [listTourCategories, listTours]
