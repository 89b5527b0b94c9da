import type { KeptRow } from '#contract/resources.ts'
import { reservationStatuses, type ReservationStatus } from '#domain/tables.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house says of a guest's own reservation, to whoever knows its code. */
export interface OwnReservation {
  id: string
  version: number
  code: string
  status: ReservationStatus
  cancelReason: string | null
}

export function parseOwnReservation(raw: KeptRow): OwnReservation | null {
  const row = looseObject(raw)
  const status = reservationStatuses.find((one) => one === row.status)
  const code = looseText(row.code)
  if (!status || code === '') return null
  return {
    id: raw.id,
    version: raw.version,
    code,
    status,
    cancelReason: looseTextOrNull(row.cancel_reason),
  }
}

/** The most the contract lets one ask for at once. */
const MOST_CODES = 50

/** A guest's own reservations by their codes; the newest `MOST_CODES` of them. */
export const ownReservations = (codes: readonly string[]) =>
  listQuery({
    resource: 'table_reservations',
    route: 'lookUpReservations',
    body: { codes: codes.slice(0, MOST_CODES) },
    staff: false,
    complete: false,
    parse: parseOwnReservation,
  })
