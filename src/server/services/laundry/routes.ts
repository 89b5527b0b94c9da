import * as z from 'zod/mini'
import { laundryService, stepLaundryOrder } from '#contract/laundry.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { wantsAvailable } from '../search.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import { updateLaundryOrder } from './edit.ts'
import { placeLaundryOrder } from './place.ts'
import { laundryServiceWire, livingLaundryServices } from './rows.ts'
import { laundryServer } from './server.ts'
import { laundryForms } from './wire.ts'

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

/** When it was ready, and when its guest had it back. */
function whenReached(step: string, now: Date) {
  const at = now.toISOString()
  if (step === 'ready') return { ready_at: at }
  return step === 'deliver' ? { delivered_at: at } : {}
}

export const endpoints: Endpoint[] = [
  listLaundryServices,
  placeLaundryOrder,
  lookUpEndpoint(laundryForms),
  listEndpoint(laundryForms),
  updateLaundryOrder,
  ...stepEndpoints({ server: laundryServer, body: stepLaundryOrder, extra: whenReached }),
]
