import type { Store } from '../../db/store.ts'
import { refreshStatus } from './refresh-status.ts'
import { bookFailed } from './apply-status.ts'
import { nextPoll } from './polls.ts'
import { lockPayment, type PaymentContext, type ProviderPayment } from './rows.ts'

/** Payments that are polled at the same time. */
const BATCH_SIZE = 10
/** A page that was never opened: the server stopped, or the provider's answer was lost, ms. */
const NEVER_OPENED_AFTER_MS = 600_000

/** Polls the payments that are due, since notifications may be lost. */
export async function pollPayments(context: PaymentContext, stopping: AbortSignal): Promise<void> {
  const { store, now } = context
  while (!stopping.aborted) {
    const due = await claimDue(store, now())
    await Promise.all(
      due.map(async (payment) => {
        await refreshStatus(context, payment)
        await expire(store, payment, now())
      }),
    )
    if (due.length < BATCH_SIZE) return
  }
}

/** Claims due payments, so that no other process polls them; after a crash they are only delayed. */
async function claimDue(store: Store, now: Date): Promise<ProviderPayment[]> {
  return await store.transaction(async (tx) => {
    const due = await tx.db
      .selectFrom('provider_payments')
      .selectAll()
      .where('next_poll_at', '<=', now.toISOString())
      .orderBy('next_poll_at')
      .limit(BATCH_SIZE)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    const taken = due.map((payment) => {
      const polls = payment.polls + 1
      return { ...payment, polls, next_poll_at: nextPoll({ ...payment, polls }, now) }
    })
    for (const { id, polls, next_poll_at } of taken) {
      await tx.db
        .updateTable('provider_payments')
        .set({ polls, next_poll_at })
        .where('id', '=', id)
        .execute()
    }
    return taken
  })
}

/**
 * Three days without an end are one. Should it turn out paid after all, the provider's news are
 * believed over this (domain/payments.ts). A payment of another amount waits for the desk instead.
 */
async function expire(store: Store, payment: ProviderPayment, now: Date): Promise<void> {
  const unopened = payment.provider_reference === null
  const neverOpened =
    unopened && now.getTime() - Date.parse(payment.created_at) >= NEVER_OPENED_AFTER_MS
  if (payment.next_poll_at !== null && !neverOpened) return
  await store.transaction(async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    if (locked?.payment.status !== 'pending' || locked.payment.flag !== null) return
    if (neverOpened && locked.payment.provider_reference !== null) return
    await bookFailed(tx, locked.payment, 'It was never finished.')
  })
}
