import * as z from 'zod/mini'
import { car } from '#contract/rentals.ts'
import { read } from '../../pipeline/endpoint.ts'
import { matches, wantsAvailable } from '../search.ts'
import { carWire, livingCars } from './rows.ts'

export const listCars = read({
  name: 'listCars',
  answer: z.object({ data: z.array(car) }),
  async read(db, { query }) {
    const rows = await livingCars(db).orderBy('cars.name').orderBy('cars.id').execute()
    return {
      data: rows
        .filter((row) => !query.category_id || row.category_id === query.category_id)
        .filter((row) => !wantsAvailable(query.available) || row.is_available === 1)
        .filter((row) => matches(query.search, row.name, row.plate, row.category_name))
        .map(carWire),
    }
  },
})
