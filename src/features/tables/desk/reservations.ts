import type { KeptRow } from '#contract/resources.ts'
import type { Reservation } from '#contract/tables.ts'
import { reservationStatuses } from '#domain/tables.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { createDeskList } from '#parts/desk/desk-list.ts'
import { deskStepMeanings } from '../operations.ts'

/**
 * A reservation as any host sends it; what is left out is empty, an unknown state is pending. Null
 * without a day: there is nothing to show on a desk.
 */
export function parseReservation(raw: KeptRow): Reservation | null {
  const row = looseObject(raw)
  const customer = looseObject(row.customer)
  const date = looseText(row.date).slice(0, 10)
  if (date === '') return null
  const status = looseText(row.status).toLowerCase()
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
    code: looseText(row.code),
    status: reservationStatuses.find((one) => one === status) ?? 'pending',
    date,
    time: looseText(row.time).slice(0, 5),
    party_size: looseNumber(row.party_size) ?? 1,
    cancel_reason: looseTextOrNull(row.cancel_reason),
    customer_name: looseText(row.customer_name) || looseText(customer.name),
    customer_phone: looseText(row.customer_phone) || looseText(customer.phone),
    customer_email: looseTextOrNull(row.customer_email) ?? looseTextOrNull(customer.email),
    notes: looseTextOrNull(row.notes),
    custom_request: looseTextOrNull(row.custom_request),
    promo_code: looseTextOrNull(row.promo_code),
    source: looseText(row.source),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

/** All of the house's reservations. */
const deskReservations = () =>
  listQuery({
    resource: 'table_reservations',
    route: 'listReservations',
    query: { per_page: '500' },
    parse: parseReservation,
  })

/** The desk's reservations as they will be once what waits has been taken. */
export const useReservations = createDeskList({
  resource: 'table_reservations',
  list: deskReservations,
  overlays: deskStepMeanings,
})
