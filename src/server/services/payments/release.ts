import type { Tx } from '../../db/store.ts'
import { releaseHolds } from '../bookings/inventory.ts'
import { bookingIdsOf, pendingFor, type ProviderPayment } from './rows.ts'

/** Frees the nights of a payment that came to nothing, save where another is under way for them. */
export async function releaseUnpaid(tx: Tx, payment: ProviderPayment): Promise<void> {
  const ids = bookingIdsOf(payment)
  const others = await pendingFor(tx.db, ids)
  const busy = new Set(others.filter(({ id }) => id !== payment.id).flatMap(bookingIdsOf))
  const free = ids.filter((id) => !busy.has(id))
  if (free.length > 0) await releaseHolds(tx, free)
}
