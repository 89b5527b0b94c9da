import type { ServiceServer } from '../service/server.ts'
import { ownTable } from './own.ts'
import { reservationForms, type ReservationRow } from './wire.ts'

/** Seats need no claim: no step takes back those given up. */
export const tablesServer: ServiceServer<ReservationRow> = {
  forms: reservationForms,
  showOwn: ownTable,
  erased: { customer_phone: '', notes: null, custom_request: null, cancel_reason: '' },
}
