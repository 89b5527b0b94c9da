import {
  startBundlePayment as bundleBody,
  startedPayment,
  startPayment,
  startPaymentFor as anyBody,
} from '#contract/payments.ts'
import type { StartedPayment } from '#contract/payments.ts'
import type { Context } from '../../pipeline/context.ts'
import { refuse, task, type Answer, type Call } from '../../pipeline/endpoint.ts'
import { ProviderUnavailable, ProviderRefusal, type Order } from '../../payments/provider.ts'
import { refreshStatus } from './refresh-status.ts'
import { bookFailed } from './apply-status.ts'
import { checkPaymentsOnline } from './check-payments-online.ts'
import { openPayment, type Covers } from './open.ts'
import type { Subject } from './payables/payable.ts'
import {
  findPayment,
  lockPayment,
  pendingFor,
  type PaymentContext,
  type ProviderPayment,
  roomSubjects,
} from './rows.ts'

/** POST /api/hotel/bookings/{id}/pay: the booking, with what was booked together with it. */
export const startBookingPayment = task({
  name: 'startBookingPayment',
  body: startPayment,
  answer: startedPayment,
  run: (call, context) => start(context, call, roomSubjects([call.params.id ?? '']), 'group'),
})

/** POST /api/hotel/bookings/bundle/pesapal/init: these bookings, all or none. */
export const startBundlePayment = task({
  name: 'startBundlePayment',
  body: bundleBody,
  answer: startedPayment,
  run: (call, context) => start(context, call, roomSubjects(call.body.booking_ids), 'these'),
})

/**
 * POST /api/payments/start: one page for bookings and orders of any service, a whole cart included.
 * What of it is paid already or was cancelled is left out.
 */
export const startPaymentFor = task({
  name: 'startPaymentFor',
  body: anyBody,
  answer: startedPayment,
  run: (call, context) => start(context, call, call.body.subjects, 'rest'),
})

/**
 * Opens a payment page. What earlier ones came to is heard first, so that nobody pays twice for
 * want of news. The provider is called between two transactions: nights are held and rows written
 * before, its answer after. Throws `unavailable` where the provider cannot be had; the nights are
 * free again then.
 */
async function start(
  context: Context,
  { actor, address }: Pick<Call, 'actor' | 'address'>,
  subjects: readonly Subject[],
  covers: Covers,
): Promise<Answer> {
  const { store, payments, now } = context
  const { provider } = payments
  await checkPaymentsOnline(context, actor)
  for (const earlier of await pendingFor(store.db, subjects)) await refreshStatus(context, earlier)
  const opened = await store.transaction((tx) => {
    const at = now()
    const asker = context.requesterOf(actor, address)
    tx.stampWith({ at: at.toISOString(), operationId: null, requester: asker })
    return openPayment(tx, { subjects, covers, provider: provider.name, now: at })
  })
  const { payment, heldUntil, order } = opened
  const redirectUrl =
    order === null ? (payment.redirect_url ?? '') : await openPage(context, payment.id, order)
  for (const earlier of opened.stale) await closePage(context, earlier)
  const body: StartedPayment = {
    redirect_url: redirectUrl,
    payment_id: payment.id,
    held_until: heldUntil,
  }
  return { status: 200, body }
}

async function openPage(context: PaymentContext, id: string, order: Order): Promise<string> {
  const { store, payments, log } = context
  try {
    const started = await payments.provider.start(order)
    await store.transaction((tx) =>
      tx.update('provider_payments', id, {
        provider_reference: started.reference,
        redirect_url: started.redirectUrl,
      }),
    )
    return started.redirectUrl
  } catch (error) {
    const theirs = error instanceof ProviderUnavailable || error instanceof ProviderRefusal
    if (theirs) log.warn({ err: error }, 'a payment could not be started')
    await store.transaction(async (tx) => {
      const locked = await lockPayment(tx, id)
      if (locked?.payment.status !== 'pending') return
      await bookFailed(tx, locked.payment, 'The payment provider could not be reached.')
    })
    if (!theirs) throw error
    return refuse('cards_cannot_be_reached', { retryAfter: 15_000 })
  }
}

/** Closes a page that nobody should pay any more, and asks once more how its payment ended. */
async function closePage(
  context: PaymentContext,
  { id, provider, provider_reference }: ProviderPayment,
): Promise<void> {
  const { store, payments, log } = context
  if (provider_reference === null) return
  try {
    await payments.byName(provider)?.abandon(provider_reference)
  } catch (error) {
    log.warn({ err: error }, 'an earlier payment could not be closed')
  }
  const payment = await findPayment(store.db, id)
  if (payment !== undefined) await refreshStatus(context, payment)
}
