import type { RecordPayment } from '#contract/money.ts'
import { centsTaken, toCents, type HouseMoney } from '#domain/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { DeskBooking } from '../desk-booking.ts'

/**
 * Payments taken on this device that are not in the rows yet, in cents of the base currency by the booking's
 * id: waiting operations, and those that the server took after the rows were received (`heardAt`,
 * ms).
 *
 * @param operations with the rows that they are about (`aboutRows`)
 * @param house what it has no rate for is not counted
 */
export function paymentsTakenHere(
  operations: readonly OperationRow[],
  house: HouseMoney,
  heardAt: number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { route, params, body, state, wish, endedAt } of operations) {
    const { id } = params
    if (route !== 'recordBookingPayment' || id === undefined) continue
    const waits = ['waiting', 'sending', 'unknown'].includes(state) && wish === null
    if (!waits && !(state === 'taken' && (endedAt ?? 0) > heardAt)) continue
    const { amount, currency, status } = body as RecordPayment
    if (status !== 'paid') continue
    sums.set(id, (sums.get(id) ?? 0) + centsTaken(house, amount, currency))
  }
  return sums
}

/** The unpaid rest of the booking itself, in cents of the base currency; never below 0. */
export function unpaidOf(
  { id, total, paid, status }: Pick<DeskBooking, 'id' | 'total' | 'paid' | 'status'>,
  taken: ReadonlyMap<string, number>,
): number {
  if (status === 'cancelled') return 0
  return Math.max(0, toCents(total) - toCents(paid) - (taken.get(id) ?? 0))
}

/**
 * From check-in on a booking is a stay, and its bill has the balance; before that the booking has
 * it.
 */
export const isStay = ({ status }: Pick<DeskBooking, 'status'>) =>
  status === 'active' || status === 'completed'
