import type { Resource } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import { serviceOf } from '#contract/services/index.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { ChargeKind } from './charges.ts'

/**
 * The rows that a folio is made of. Each feature's descriptors lay its waiting operations over them
 * before the folio reads them.
 */
const folioList = <Of extends Resource>(resource: Of, route: RouteName) =>
  listQuery({ resource, route, as: 'folio' })

export const folioReads = {
  hotel_bookings: () => folioList('hotel_bookings', 'listHotelBookings'),
  rooms: () => folioList('rooms', 'listRooms'),
  folio_items: () => folioList('folio_items', 'listFolioItems'),
  payments: () => folioList('payments', 'listPayments'),
  receipts: () => folioList('receipts', 'listReceipts'),
} as const

/** What services sold, by kind. */
export function chargeReads(kind: ChargeKind) {
  const { table, routes } = serviceOf(kind)
  return folioList(table, routes.list)
}
