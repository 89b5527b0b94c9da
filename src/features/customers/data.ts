import { listQuery } from '#offline/reads/list-query.ts'
import { parseBooked, parseWashed } from './derive.ts'

/** Everybody whom the house knows. */
export const customers = () => listQuery({ resource: 'customers', route: 'listCustomers' })

/** For hosts without customers (spec 3 §7.8): who booked a room, with what was paid… */
export const bookedRooms = () =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'listHotelBookings',
    query: { include: 'payments', per_page: '500' },
    as: 'customers',
    parse: parseBooked,
  })

/** …and who had something washed. */
export const washed = () =>
  listQuery({
    resource: 'laundry_orders',
    route: 'listLaundryOrders',
    query: { per_page: '500' },
    as: 'customers',
    parse: parseWashed,
  })
