import { movesForward, type PaymentStatus } from '#domain/payments.ts'
import type { Tx } from '../../db/store.ts'
import type { ProviderStatus } from '../../payments/provider.ts'
import { amountDiffers, flagPaidTwice, bookMismatch, bookPaid } from './paid.ts'
import { bookReversed } from './reversed.ts'
import { releaseUnpaid } from './release.ts'
import { lockPayment, type ProviderPayment } from './rows.ts'

/**
 * Writes down what a provider says of a payment, whenever and however often it is heard. States only
 * move forward, and another amount or currency than was asked for approves nothing.
 *
 * `reference`: by which the provider was asked, where that is not known of the payment yet; then
 * only a word that names our own reference counts. Answers the payment as it is then.
 */
export async function applyStatus(
  tx: Tx,
  id: string,
  word: ProviderStatus,
  reference: string | null,
  now: Date,
): Promise<ProviderPayment | undefined> {
  const locked = await lockPayment(tx, id)
  if (locked === undefined) return undefined
  const { payment, bills } = locked
  const ours = word.merchantReference === payment.merchant_reference
  if (word.merchantReference !== null && !ours) return payment
  const known = reference === null || reference === payment.provider_reference
  if (!known && !ours) return payment
  const status = payment.status as PaymentStatus
  const moves = movesForward(status, word.status)
  // A second transaction under our reference counts for what it changes.
  if (!known && payment.provider_reference !== null && !moves) {
    const twice = status === 'paid' && word.status === 'paid'
    return twice ? await flagPaidTwice(tx, payment, bills) : payment
  }
  const row =
    known || reference === null
      ? payment
      : await tx.update('provider_payments', id, { provider_reference: reference })
  if (!moves) return row
  switch (word.status) {
    case 'paid':
      return amountDiffers(row, word)
        ? await bookMismatch(tx, row, bills, word)
        : await bookPaid(tx, row, bills, word, now)
    case 'failed':
      return await bookFailed(tx, row, word.reason)
    case 'refunded':
      return await bookReversed(tx, row, bills, word, now)
    case 'pending':
      return row
  }
}

/** Nothing was paid: holds are released, and the guest may try again. */
export async function bookFailed(
  tx: Tx,
  payment: ProviderPayment,
  reason: string | null,
): Promise<ProviderPayment> {
  const rows = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('provider_payment_id', '=', payment.id)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
  for (const row of rows) await tx.update('payments', row.id, { status: 'failed', notes: reason })
  const failed = await tx.update('provider_payments', payment.id, { status: 'failed', reason })
  await releaseUnpaid(tx, failed)
  return failed
}
