import { stepReservation } from '#contract/tables.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { listEndpoint } from '../service/list.ts'
import { lookUpEndpoint } from '../service/look-up.ts'
import { stepEndpoints } from '../service/steps.ts'
import { reserveTable } from './reserve.ts'
import { tablesServer } from './server.ts'
import { reservationForms } from './wire.ts'

export const endpoints: Endpoint[] = [
  reserveTable,
  lookUpEndpoint(reservationForms),
  // The latest evening first.
  listEndpoint(reservationForms, { order: ['date', 'time'] }),
  ...stepEndpoints({ server: tablesServer, body: stepReservation }),
]
