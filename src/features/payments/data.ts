import { listQuery } from '#offline/reads/list-query.ts'
import { parseBookingMoney } from './foreign.ts'
import type { Money } from './money.ts'

/** All payments, as the server lists them. */
export const payments = () =>
  listQuery<'payments', Money>({ resource: 'payments', route: 'listPayments' })

/** The documented way, for hosts that know payments under room bookings alone (spec 3 §7.7). */
export const foreignPayments = () =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'listHotelBookings',
    query: { include: 'payments' },
    as: 'payments',
    parse: parseBookingMoney,
  })
