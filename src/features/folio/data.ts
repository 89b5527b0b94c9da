import type { KeptRow, Resource } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/**
 * All that a folio is made of, as the house has it: what waits is laid over such rows by the
 * meanings of whichever feature they belong to, and only then are they read here.
 */
const asItIs = (resource: Resource, route: RouteName, query?: Record<string, string>) =>
  listQuery({
    resource,
    route,
    ...(query === undefined ? {} : { query }),
    as: 'folio',
    parse: (raw: KeptRow) => raw,
  })

export const folioReads = {
  hotel_bookings: () => asItIs('hotel_bookings', 'listHotelBookings'),
  rooms: () => asItIs('rooms', 'listRooms'),
  folio_items: () => asItIs('folio_items', 'listFolioItems'),
  restaurant_orders: () => asItIs('restaurant_orders', 'listRestaurantOrders'),
  laundry_orders: () => asItIs('laundry_orders', 'listLaundryOrders'),
  car_rentals: () => asItIs('car_rentals', 'listRentals'),
  tour_bookings: () => asItIs('tour_bookings', 'listTourBookings'),
  payments: () => asItIs('payments', 'listPayments'),
  receipts: () => asItIs('receipts', 'listReceipts'),
} as const
export type FolioResource = keyof typeof folioReads
