import type { KeptRow } from '#contract/resources.ts'
import { rentalStatuses, type RentalStatus } from '#domain/cars.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house says of a guest's own rental, to whoever knows its code. */
export interface OwnRental {
  id: string
  operationId: string | null
  version: number
  code: string
  carName: string
  status: RentalStatus
  paymentStatus: string
  /** The masked card that was announced for it; null: none. */
  cardAnnounced: string | null
  pickupDate: string
  pickupTime: string
  totalCents: number
  cancelReason: string | null
}

export function parseOwnRental(raw: KeptRow): OwnRental | null {
  const row = looseObject(raw)
  const status = rentalStatuses.find((one) => one === row.status)
  const code = looseText(row.code)
  if (!status || code === '') return null
  return {
    id: raw.id,
    operationId: raw.operation_id,
    version: raw.version,
    code,
    carName: looseText(row.car_name),
    status,
    paymentStatus: looseText(row.payment_status) || 'unpaid',
    cardAnnounced: looseTextOrNull(row.card_announced),
    pickupDate: looseText(row.pickup_date),
    pickupTime: looseText(row.pickup_time),
    totalCents: toCents(looseNumber(row.grand_total) ?? 0),
    cancelReason: looseTextOrNull(row.cancel_reason),
  }
}

/** The most the contract lets one ask for at once. */
const MOST_CODES = 50

/** A guest's own rentals by their codes; the newest `MOST_CODES` of them. */
export const ownRentals = (codes: readonly string[]) =>
  listQuery({
    resource: 'car_rentals',
    route: 'lookUpRentals',
    body: { codes: codes.slice(0, MOST_CODES) },
    staff: false,
    complete: false,
    parse: parseOwnRental,
  })
