import type { Endpoint } from '../../http/endpoint.ts'
import { listReservations } from './list.ts'
import { lookUpReservations } from './look-up.ts'
import { reserveTable } from './reserve.ts'
import { steps } from './steps.ts'

export const endpoints: Endpoint[] = [reserveTable, lookUpReservations, listReservations, ...steps]
