import type { KeptRow } from '#contract/resources.ts'
import { departureOf, tourBookingStatuses, type TourBookingStatus } from '#domain/tours.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house says of a guest's own booking, to whoever knows its code. */
export interface OwnTour {
  id: string
  version: number
  code: string
  tourName: string
  date: string
  /** `HH:MM`, house time; null: the tour has no hour, or it was not said. */
  departure_time: string | null
  people: number
  status: TourBookingStatus
  /** unpaid, pending, paid, failed, refunded. */
  paymentStatus: string
  /** The masked card that was announced for it; null: none. */
  cardAnnounced: string | null
  /** Dollars with decimals. */
  total: number
  cancelReason: string | null
}

export function parseOwnTour(raw: KeptRow): OwnTour | null {
  const row = looseObject(raw)
  const status = tourBookingStatuses.find((one) => one === row.status)
  const code = looseText(row.code)
  if (!status || code === '') return null
  return {
    id: raw.id,
    version: raw.version,
    code,
    tourName: looseText(row.tour_name),
    date: looseText(row.date),
    departure_time: departureOf(row.departure_time),
    people: looseNumber(row.people) ?? 0,
    status,
    paymentStatus: looseText(row.payment_status) || 'unpaid',
    cardAnnounced: looseTextOrNull(row.card_announced),
    total: looseNumber(row.total) ?? 0,
    cancelReason: looseTextOrNull(row.cancel_reason),
  }
}

/** The most the contract lets one ask for at once. */
const MOST_CODES = 50

/** A guest's own bookings by their codes; the newest `MOST_CODES` of them. */
export const ownTours = (codes: readonly string[]) =>
  listQuery({
    resource: 'tour_bookings',
    route: 'lookUpTourBookings',
    body: { codes: codes.slice(0, MOST_CODES) },
    staff: false,
    complete: false,
    parse: parseOwnTour,
  })
