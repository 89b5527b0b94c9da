import { stepReservation } from '#contract/tables.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
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
