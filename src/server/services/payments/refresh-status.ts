import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderUnavailable, ProviderRefusal } from '../../payments/provider.ts'
import { TokenBuckets } from '../../pipeline/token-buckets.ts'
import { applyStatus } from './apply-status.ts'
import type { PaymentContext, ProviderPayment } from './rows.ts'

/**
 * Of one payment: its return and its news are open to whoever has its link, and each is a question in the
 * house's name and two commits.
 */
const questions = new TokenBuckets({ max: 30, windowMs: 60_000 })

/**
 * Asks the provider what came of a payment and writes it down. True: it was heard. Whoever does not
 * hear tries again later; that the provider is away is no error of anybody's.
 *
 * `reference`: the provider's, as its news name it, where ours may not know it yet.
 */
export async function refreshStatus(
  { store, payments, now, log }: PaymentContext,
  payment: ProviderPayment,
  reference: string | null = null,
): Promise<boolean> {
  const provider = payments.byName(payment.provider)
  const asked = reference ?? payment.provider_reference
  if (provider === null || asked === null) return false
  const at = now().getTime()
  if (questions.waitFor(payment.id, at) > 0) return false
  questions.take(payment.id, at)
  try {
    await store.transaction((tx) =>
      tx.db
        .updateTable('provider_payments')
        .set({ asked_at: now().toISOString() })
        .where('id', '=', payment.id)
        .execute(),
    )
    const word = await provider.status(asked)
    await store.transaction(async (tx) => {
      // First what is paid for, then the payment's own row: the order in which everyone locks.
      await applyStatus(tx, payment.id, word, reference, now())
      await tx.db
        .updateTable('provider_payments')
        .set({ heard_at: now().toISOString() })
        .where('id', '=', payment.id)
        .execute()
    })
    return true
  } catch (error) {
    const isProviderError = error instanceof ProviderUnavailable || error instanceof ProviderRefusal
    if (isProviderError) log.warn({ err: error }, 'a payment could not be asked about')
    else log.error({ err: error }, 'news of a payment could not be taken')
    return false
  }
}

/** The same for somebody who waits: what takes longer than `patience` ms is heard all the same. */
export async function refreshStatusWithin(
  context: PaymentContext,
  payment: ProviderPayment,
  reference: string | null,
  timeoutMs: number,
): Promise<void> {
  await Promise.race([
    refreshStatus(context, payment, reference),
    sleep(timeoutMs, undefined, { ref: false }),
  ])
}
