import type { Tx } from '../../db/store.ts'
import type { ProviderStatus } from '../../payments/provider.ts'
import { clearFlagsOfRefunded } from './cancelled-paid.ts'
import { notePayment } from './note.ts'
import type { Bill } from './payables/payable.ts'
import { byKind, flagSubjects, unflagSubjects } from './payables/payables.ts'
import { releaseUnpaid } from './release.ts'
import { paymentsOn, takenFor, type ProviderPayment } from './rows.ts'

const REVERSED = 'Taken back at the provider.'

/** The provider gave the money back: because we asked for it, or by itself (then the desk must know). */
export async function bookReversed(
  tx: Tx,
  payment: ProviderPayment,
  bills: readonly Bill[],
  word: ProviderStatus,
  now: Date,
): Promise<ProviderPayment> {
  const asked = await tx.db
    .selectFrom('provider_refunds')
    .selectAll()
    .where('provider_payment_id', '=', payment.id)
    .where('status', 'in', ['sending', 'sent', 'unknown', 'done'])
    .orderBy('id')
    .execute()
  for (const refund of asked) {
    if (refund.status !== 'done') {
      await tx.update('provider_refunds', refund.id, { status: 'done', next_try_at: null })
    }
  }
  const rows = (await paymentsOn(tx.db, bills)).filter(
    ({ provider_payment_id }) => provider_payment_id === payment.id,
  )
  for (const row of rows) {
    // A part that we asked for came back; whether more did, a provider's one word does not say.
    const part = asked.length > 0 && row.refund_cents < row.amount_cents
    const back = part
      ? { refund_status: row.refund_cents > 0 ? 'done' : null }
      : {
          status: 'refunded',
          refund_cents: row.amount_cents,
          refund_charged: row.charged,
          refund_status: 'done',
          refunded_at: row.refunded_at ?? now.toISOString(),
          notes: asked.length > 0 ? row.notes : REVERSED,
        }
    await tx.update('payments', row.id, back)
    // What was sent back by us is told already.
    if (row.refund_status !== 'sent' && row.refund_status !== 'done') {
      await notePayment(tx, 'refunded', row, part ? row.refund_charged : row.charged)
    }
  }
  const unasked = asked.length === 0
  const reversed = await tx.update('provider_payments', payment.id, {
    status: 'refunded',
    next_poll_at: null,
    ...(unasked && { flag: 'payment_reversed', reason: REVERSED }),
    confirmation: word.confirmation ?? payment.confirmation,
  })
  if (payment.status === 'pending') await releaseUnpaid(tx, reversed)
  await syncRefundedStatus(tx, bills)
  await clearFlagsOfRefunded(tx, bills)
  if (unasked) await flagSubjects(tx, bills, 'payment_reversed')
  else await unflagSubjects(tx, bills, ['refund_unknown'])
  return reversed
}

/**
 * What money went back for is `refunded`: all of it, or what its cancelling leaves. What another
 * payment covers stays paid.
 */
export async function syncRefundedStatus(tx: Tx, bills: readonly Bill[]): Promise<void> {
  const payments = await paymentsOn(tx.db, bills)
  const back = bills.filter((bill) => {
    const taken = takenFor(bill, payments)
    return taken <= 0 || (bill.cancelled && taken < bill.total_cents)
  })
  for (const { of, ids } of byKind(back)) await of.setStatus(tx, ids, 'refunded')
}
