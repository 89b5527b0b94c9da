import type { PublicBooking } from '#contract/bookings.ts'
import { chargedIn, fromMinor, toCents } from '#domain/money.ts'
import { bookingStatuses } from '#domain/stays.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** One room of a guest's own booking, as the server shows it to anyone who has its code. */
export type OwnBooking = NonNullable<ReturnType<typeof parseOwnBooking>>

/** Null without a code, or with a status that our server does not have. */
export function parseOwnBooking(row: PublicBooking) {
  const { id, version, status, code } = row
  if (!bookingStatuses.includes(status) || code === '') return null
  return {
    id,
    operationId: row.operation_id,
    version,
    code,
    groupId: row.group_id,
    roomId: row.room_id,
    roomName: row.room_name,
    roomNumber: row.room_number,
    checkIn: row.check_in,
    checkOut: row.check_out,
    status,
    paymentStatus: row.payment_status,
    /** In `currency`, with decimals where it has any. */
    grandTotal: row.grand_total,
    currency: row.currency,
    /** In `currency`; what went back is not in it. */
    paid: fromMinor(
      chargedIn({ currency: row.currency, rate: row.rwf_rate ?? null }, toCents(row.paid ?? 0)),
      row.currency,
    ),
    /** Paid, but another guest got the nights: the desk will call. */
    roomGone: row.flag === 'room_gone',
    cancelReason: row.cancel_reason,
  }
}

/** A guest's own bookings by their codes, one of `inLookUps`. */
export const ownBookings = (codes: readonly string[]) =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'lookUpHotelBookings',
    body: { codes },
    staff: false,
    complete: false,
    parse: parseOwnBooking,
  })
