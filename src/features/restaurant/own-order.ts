import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import {
  orderStatuses,
  serviceTypes,
  type OrderStatus,
  type ServiceType,
} from '#domain/restaurant.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house says of a guest's own order, to whoever knows its code. */
export interface OwnOrder {
  id: string
  operationId: string | null
  version: number
  code: string
  number: number | null
  status: OrderStatus
  /** unpaid, pending, paid, failed, refunded. */
  paymentStatus: string
  /** The masked card that was announced for it; null: none. */
  cardAnnounced: string | null
  service: ServiceType
  date: string
  time: string
  totalCents: number
  cancelReason: string | null
}

const oneOf = <T extends string>(among: readonly T[], value: unknown): T | undefined =>
  among.find((one) => one === value)

export function parseOwnOrder(raw: KeptRow): OwnOrder | null {
  const row = looseObject(raw)
  const status = oneOf(orderStatuses, row.status)
  const code = looseText(row.code)
  if (!status || code === '') return null
  return {
    id: raw.id,
    operationId: raw.operation_id,
    version: raw.version,
    code,
    number: looseNumber(row.number),
    status,
    paymentStatus: looseText(row.payment_status) || 'unpaid',
    cardAnnounced: looseTextOrNull(row.card_announced),
    service: oneOf(serviceTypes, row.service_type) ?? 'dine-in',
    date: looseText(row.schedule_date),
    time: looseText(row.schedule_time),
    totalCents: toCents(looseNumber(row.total) ?? 0),
    cancelReason: looseTextOrNull(row.cancel_reason),
  }
}

/** The most the contract lets one ask for at once. */
export const MOST_CODES = 50

/** A guest's own orders by their codes; the newest `MOST_CODES` of them. */
export const ownOrders = (codes: readonly string[]) =>
  listQuery({
    resource: 'restaurant_orders',
    route: 'lookUpRestaurantOrders',
    body: { codes: codes.slice(0, MOST_CODES) },
    staff: false,
    complete: false,
    parse: parseOwnOrder,
  })
