import type { Tx } from '../../db/store.ts'
import {
  flagSubjects,
  paymentsOn,
  type Subject,
  takenFor,
  unflagSubjects,
} from '../payments/index.ts'
import { syncPaymentStatus } from './sync-payment-status.ts'

/**
 * After the price of something was changed: what was paid covers it or not any more, and the desk is
 * told which, since money is to be taken or given back then. The row is locked and has its new price.
 */
export async function settlePriceChange(
  tx: Tx,
  subject: Subject,
  totalCents: number,
  now: Date,
): Promise<void> {
  const payments = await paymentsOn(tx.db, [subject])
  if (payments.length === 0) return
  await syncPaymentStatus(tx, subject, now)
  const taken = takenFor(subject, payments)
  await unflagSubjects(tx, [subject], ['part_paid', 'overpaid'])
  if (taken <= 0 || taken === totalCents) return
  await flagSubjects(tx, [subject], taken < totalCents ? 'part_paid' : 'overpaid')
}
