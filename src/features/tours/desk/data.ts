import type { KeptRow } from '#contract/resources.ts'
import type { TourBooking } from '#contract/tour-bookings.ts'
import { hourOf } from '#domain/hours.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/**
 * A tour booking as the desk sees it (spec 3 §3). The state is as the host says it, in lower case:
 * another host may know more than ours.
 */
export interface DeskTourBooking extends Omit<TourBooking, 'status'> {
  status: string
}

/** A booking as any host sends it: what is left out is empty, a state that is not told is pending. */
export function parseTourBooking(raw: KeptRow): DeskTourBooking | null {
  const row = looseObject(raw)
  const tour = looseObject(row.tour)
  const customer = looseObject(row.customer)
  const date = looseText(row.date).slice(0, 10)
  if (date === '') return null
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at) || looseText(row.updated_at),
    code: looseText(row.code),
    tour_id: looseText(row.tour_id) || looseText(tour.id),
    tour_name: looseText(row.tour_name) || looseText(tour.name),
    date,
    departure_time: hourOf(row.departure_time),
    people: looseNumber(row.people) ?? 1,
    status: looseText(row.status).toLowerCase() || 'pending',
    payment_method: looseText(row.payment_method).toLowerCase(),
    payment_status: looseText(row.payment_status).toLowerCase() || 'unpaid',
    card_announced: looseTextOrNull(row.card_announced),
    per_person: looseNumber(row.per_person) ?? 0,
    subtotal: looseNumber(row.subtotal) ?? looseNumber(row.total) ?? 0,
    discount: looseNumber(row.discount) ?? 0,
    total: looseNumber(row.total) ?? 0,
    currency: 'USD',
    cancel_reason: looseTextOrNull(row.cancel_reason),
    customer_name: looseText(row.customer_name) || looseText(customer.name),
    customer_phone: looseTextOrNull(row.customer_phone) ?? looseTextOrNull(customer.phone),
    customer_email: looseTextOrNull(row.customer_email) ?? looseTextOrNull(customer.email),
    notes: looseTextOrNull(row.notes),
    promo_code: looseTextOrNull(row.promo_code),
    room_number: looseTextOrNull(row.room_number),
    source: looseText(row.source),
    room_booking_id: looseTextOrNull(row.room_booking_id),
    flag: looseTextOrNull(row.flag),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}

/** All of the house's tour bookings; of another host the first five pages (spec 3 §7.9, §9). */
export const deskTourBookings = () =>
  listQuery({
    resource: 'tour_bookings',
    route: 'listTourBookings',
    pages: 5,
    parse: parseTourBooking,
  })
