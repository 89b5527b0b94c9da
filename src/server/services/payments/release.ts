import type { Tx } from '../../db/store.ts'
import { byKind, keyOf } from './payables/payables.ts'
import { pendingFor, subjectsOf, type ProviderPayment } from './rows.ts'

/**
 * What a payment that came to nothing had held is free again, save where another is under way for
 * the same.
 */
export async function releaseUnpaid(tx: Tx, payment: ProviderPayment): Promise<void> {
  const its = subjectsOf(payment)
  const others = (await pendingFor(tx.db, its)).filter(({ id }) => id !== payment.id)
  const busy = new Set(others.flatMap(subjectsOf).map(keyOf))
  const free = its.filter((subject) => !busy.has(keyOf(subject)))
  for (const { of, ids } of byKind(free)) await of.release(tx, ids)
}
