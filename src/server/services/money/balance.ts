import type { Tx } from '../../db/store.ts'
import { tellPaid } from '../payments/after-paid.ts'
import type { Subject } from '../payments/payables/payable.ts'
import { payables } from '../payments/payables/payables.ts'
import { isOn, paymentsOn, takenFor } from '../payments/rows.ts'
import { touchSubject } from './subjects.ts'

/**
 * After money on a subject was written or changed: the subject says whether it is paid. Paid in full
 * by whatever way, a pending room approves itself; less than it costs makes a paid one unpaid again.
 */
export async function balance(tx: Tx, subject: Subject, now: Date): Promise<void> {
  const kind = payables[subject.kind]
  const { rows } = await kind.lock(tx, [subject.id])
  const [bill] = rows
  if (bill === undefined) throw new Error('Nothing to balance: lock it first')
  const payments = await paymentsOn(tx.db, [subject])
  const taken = takenFor(subject, payments)
  // What it costs, or anything at all where it costs nothing any more.
  const covered = taken >= Math.max(bill.total_cents, 1)
  if (covered && bill.payment_status !== 'paid') {
    await kind.settlePaid(tx, [subject.id], now)
    await tellPaid(tx, [subject])
    return
  }
  if (!covered && bill.payment_status === 'paid') {
    const back = payments.some((row) => isOn(row, subject) && row.status === 'refunded')
    await kind.setStatus(tx, [subject.id], back && taken <= 0 ? 'refunded' : 'unpaid')
    return
  }
  await touchSubject(tx, subject)
}
