import * as z from 'zod/mini'
import { laundryService } from '#contract/catalogue.ts'
import { read, type Endpoint } from '../../http/endpoint.ts'
import { wantsAvailable } from '../search.ts'
import { updateLaundryOrder } from './edit.ts'
import { listLaundryOrders } from './list.ts'
import { lookUpLaundryOrders } from './look-up.ts'
import { placeLaundryOrder } from './place.ts'
import { laundryServiceWire, livingLaundryServices } from './rows.ts'
import { steps } from './steps.ts'

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

export const endpoints: Endpoint[] = [
  listLaundryServices,
  placeLaundryOrder,
  lookUpLaundryOrders,
  listLaundryOrders,
  updateLaundryOrder,
  ...steps,
]
