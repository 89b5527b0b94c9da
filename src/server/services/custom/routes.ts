import * as z from 'zod/mini'
import { customService, stepCustomOrder, type CustomServiceRow } from '#contract/custom.ts'
import { audienceOf } from '../../pipeline/actor.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import { placeCustomOrder } from './place.ts'
import { customServiceRows, guestsServiceRows } from './rows.ts'
import { customServer } from './server.ts'
import { customForms } from './wire.ts'

const listCustomServices = read({
  name: 'listCustomServices',
  answer: z.object({ data: z.array(customService) }),
  async read(db, { actor }) {
    const rows = audienceOf(actor) === 'public' ? guestsServiceRows : customServiceRows
    return { data: (await rows(db, null)) as CustomServiceRow[] }
  },
})

export const endpoints: Endpoint[] = [
  listCustomServices,
  placeCustomOrder,
  lookUpEndpoint(customForms),
  listEndpoint(customForms, { order: ['day'] }),
  ...stepEndpoints({ server: customServer, body: stepCustomOrder }),
]
