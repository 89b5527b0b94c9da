import type { Resource } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import { serviceOf } from '#contract/services/index.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { ChargeKind } from './charges.ts'

/**
 * All that a folio is made of, as the house has it: what waits is laid over such rows by the
 * meanings of whichever feature they belong to, and only then are they read here.
 */
const asItIs = <Of extends Resource>(resource: Of, route: RouteName) =>
  listQuery({ resource, route, as: 'folio' })

export const folioReads = {
  hotel_bookings: () => asItIs('hotel_bookings', 'listHotelBookings'),
  rooms: () => asItIs('rooms', 'listRooms'),
  folio_items: () => asItIs('folio_items', 'listFolioItems'),
  payments: () => asItIs('payments', 'listPayments'),
  receipts: () => asItIs('receipts', 'listReceipts'),
} as const
export type FolioResource = keyof typeof folioReads

/** What services sold, by kind. */
export function chargeReads(kind: ChargeKind) {
  const { table, routes } = serviceOf(kind)
  return asItIs(table, routes.list)
}
