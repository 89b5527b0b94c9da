import type { RecordPayment } from '#contract/money.ts'
import { toCents } from '#domain/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { DeskBooking } from '../desk-booking.ts'

/**
 * What was taken here for bookings, in cents of a dollar by booking's id, as far as the rows cannot
 * know it yet: what waits, and what the house took after they were heard (`heardAt`, ms).
 *
 * @param operations with the rows that they are about (`aboutRows`)
 * @param rwfPerUsd the house's rate; null: it has none, and francs count for nothing
 */
export function takenHere(
  operations: readonly OperationRow[],
  rwfPerUsd: number | null,
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
    const dollars = currency === 'USD' ? amount : rwfPerUsd === null ? 0 : amount / rwfPerUsd
    sums.set(id, (sums.get(id) ?? 0) + toCents(dollars))
  }
  return sums
}

/** What is still owed on the booking itself, in cents of a dollar; never below 0. */
export function owedOn(
  { id, total, paid, status }: Pick<DeskBooking, 'id' | 'total' | 'paid' | 'status'>,
  taken: ReadonlyMap<string, number>,
): number {
  if (status === 'cancelled') return 0
  return Math.max(0, toCents(total) - toCents(paid) - (taken.get(id) ?? 0))
}

/** From check-in on a booking is a stay: its bill says what it owes, before that its own word. */
export const isStay = ({ status }: Pick<DeskBooking, 'status'>) =>
  status === 'active' || status === 'completed'
