import { toFrancs } from '#domain/money.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../http/endpoint.ts'
import type { BookingRow } from '../bookings/wire.ts'
import { paymentsOn, takenFor } from './rows.ts'

/** What is still to be paid for a booking. */
export interface Due {
  booking: BookingRow
  cents: number
  /** In the booking's currency: cents of a dollar, or whole francs. */
  charged: number
}

/** What is due for each of these bookings, those left out for which nothing is. */
export async function duesOf(tx: Tx, bookings: readonly BookingRow[]): Promise<Due[]> {
  const payments = await paymentsOn(
    tx.db,
    bookings.map(({ id }) => id),
  )
  return bookings
    .map((booking) => {
      const taken = takenFor(booking.id, payments)
      const cents = booking.payment_status === 'paid' ? 0 : booking.total_cents - taken
      return { booking, cents, charged: inCurrency(booking, cents) }
    })
    .filter(({ cents, charged }) => cents > 0 && charged > 0)
}

function inCurrency({ currency, rwf_rate, charged_total, total_cents }: BookingRow, cents: number) {
  if (cents === total_cents) return charged_total
  return currency === 'USD' || rwf_rate === null ? cents : toFrancs(cents, rwf_rate)
}

/**
 * The bookings that one payment covers, out of a group: those that live and are not paid yet.
 * `asked`: those that were named; refused with words where one of them needs no payment.
 */
export async function checkPayable(
  tx: Tx,
  asked: readonly BookingRow[],
  together: readonly BookingRow[],
): Promise<Due[]> {
  const many = asked.length > 1
  if (asked.some(({ status }) => status === 'cancelled')) {
    refuse(
      'conflict',
      many ? 'One of these bookings has been cancelled.' : 'This booking has been cancelled.',
    )
  }
  const dues = await duesOf(
    tx,
    together.filter(({ status }) => status !== 'cancelled'),
  )
  const isDue = ({ id }: BookingRow) => dues.some(({ booking }) => booking.id === id)
  if (!asked.every(isDue)) {
    refuse(
      'conflict',
      many ? 'One of these bookings is paid already.' : 'This booking is paid already.',
    )
  }
  const [first] = dues
  const alike = dues.every(
    ({ booking }) =>
      booking.currency === first?.booking.currency && booking.rwf_rate === first.booking.rwf_rate,
  )
  if (!alike) {
    refuse('conflict', 'These bookings were made in different currencies: pay for each by itself.')
  }
  return dues
}
