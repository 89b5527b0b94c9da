import { bookingPaymentStatuses, bookingStatuses } from '#domain/stays.ts'
import type { BookingPaymentStatus, BookingStatus } from '#domain/stays.ts'
import type { KeptRow } from '#contract/resources.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house says of one room of a guest's own booking, to whoever knows its code. */
export interface OwnBooking {
  id: string
  operationId: string | null
  version: number
  code: string
  groupId: string | null
  roomName: string
  checkIn: string
  checkOut: string
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
  /** In `currency`: dollars with decimals, or whole francs. */
  grandTotal: number
  currency: 'USD' | 'RWF'
  /** Paid, but the nights went to another: the desk will call. */
  roomGone: boolean
  cancelReason: string | null
}

const oneOf = <T extends string>(among: readonly T[], value: unknown): T | undefined =>
  among.find((one) => one === value)

export function parseOwnBooking(raw: KeptRow): OwnBooking | null {
  const row = looseObject(raw)
  const status = oneOf(bookingStatuses, row.status)
  const code = looseText(row.code)
  if (!status || code === '') return null
  return {
    id: raw.id,
    operationId: raw.operation_id,
    version: raw.version,
    code,
    groupId: looseTextOrNull(row.group_id),
    roomName: looseText(row.room_name) || looseText(row.room_number),
    checkIn: looseText(row.check_in),
    checkOut: looseText(row.check_out),
    status,
    paymentStatus: oneOf(bookingPaymentStatuses, row.payment_status) ?? 'unpaid',
    grandTotal: looseNumber(row.grand_total) ?? looseNumber(row.total) ?? 0,
    currency: row.currency === 'RWF' ? 'RWF' : 'USD',
    roomGone: row.flag === 'room_gone',
    cancelReason: looseTextOrNull(row.cancel_reason),
  }
}

/** The most the contract lets one ask for at once. */
const MOST_CODES = 50

/** A guest's own bookings by their codes; the newest `MOST_CODES` of them. */
export const ownBookings = (codes: readonly string[]) =>
  listQuery({
    resource: 'hotel_bookings',
    route: 'lookUpHotelBookings',
    body: { codes: codes.slice(0, MOST_CODES) },
    staff: false,
    complete: false,
    parse: parseOwnBooking,
  })
