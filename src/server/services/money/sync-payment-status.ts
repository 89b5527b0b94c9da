import type { Tx } from '../../db/store.ts'
import {
  type Bill,
  isOn,
  flagCancelledPaid,
  payables,
  type PaymentRow,
  paymentsOn,
  type Subject,
  takenFor,
  unflagSubjects,
  clearCancelledPaidFlag,
} from '../payments/index.ts'
import { makeHeldFirm } from '../bookings/index.ts'
import { notifyCartsPaid } from '../cart/index.ts'
import { updateOverpaidFlag } from './overpaid.ts'
import { touchSubject } from './subjects.ts'

/**
 * After money on a subject was written or changed: the subject says whether it is paid. Paid in full
 * by whatever way, a pending room approves itself; less than it costs makes a paid one unpaid again.
 */
export async function syncPaymentStatus(tx: Tx, subject: Subject, now: Date): Promise<void> {
  const { bill, payments, taken } = await loadBill(tx, subject)
  if (subject.kind === 'room' && taken > 0) await makeHeldFirm(tx, subject.id, now)
  await updatePaymentStatus(tx, bill, payments, now)
  if (!bill.cancelled) await updateOverpaidFlag(tx, subject)
  // What was cancelled owes nothing, and is owed what is left of it here.
  if (bill.cancelled && taken <= 0) await clearCancelledPaidFlag(tx, subject)
}

/** The same after a payment: on something cancelled it is flagged for the desk. */
export async function syncAfterReceipt(tx: Tx, subject: Subject, now: Date): Promise<void> {
  await syncPaymentStatus(tx, subject, now)
  const { bill, taken } = await loadBill(tx, subject)
  if (bill.cancelled && taken > 0) await flagCancelledPaid(tx, subject, taken)
}

async function loadBill(tx: Tx, subject: Subject) {
  const kind = payables[subject.kind]
  const { rows } = await kind.lock(tx, [subject.id])
  const [bill] = rows
  if (bill === undefined) throw new Error('Nothing to balance: lock it first')
  const payments = await paymentsOn(tx.db, [subject])
  return { bill, payments, taken: takenFor(subject, payments) }
}

async function updatePaymentStatus(
  tx: Tx,
  bill: Bill,
  payments: readonly PaymentRow[],
  now: Date,
): Promise<void> {
  const subject: Subject = { kind: bill.kind, id: bill.id }
  const kind = payables[bill.kind]
  const taken = takenFor(subject, payments)
  // What it costs, or anything at all where it costs nothing any more.
  const covered = taken >= Math.max(bill.total_cents, 1)
  if (covered) await unflagSubjects(tx, [subject], ['part_paid'])
  if (covered && bill.payment_status !== 'paid') {
    await kind.settlePaid(tx, [subject.id], now)
    await notifyCartsPaid(tx, [subject])
    return
  }
  if (!covered && bill.payment_status === 'paid') {
    const back = payments.some((row) => isOn(row, subject) && row.status === 'refunded')
    await kind.setStatus(tx, [subject.id], back && taken <= 0 ? 'refunded' : 'unpaid')
    return
  }
  await touchSubject(tx, subject)
}
