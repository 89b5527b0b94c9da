import * as z from 'zod/mini'
import { laundryService } from '#contract/catalogue.ts'
import { read } from '../../http/endpoint.ts'
import { wantsAvailable } from '../search.ts'
import { laundryServiceWire, livingLaundryServices } from './rows.ts'

const listLaundryServices = read({
  name: 'listLaundryServices',
  answer: z.object({ data: z.array(laundryService) }),
  async read(db, { query }) {
    const rows = await livingLaundryServices(db).orderBy('position').orderBy('id').execute()
    return {
      data: rows
        .filter((row) => !wantsAvailable(query.available) || row.is_available === 1)
        .map(laundryServiceWire),
    }
  },
})

export const endpoints = [listLaundryServices]
