import type { Selectable } from 'kysely'
import type { Payable } from '#contract/payments.ts'
import type { ProviderRefundsTable } from '../../db/schema.ts'
import type { Store, Tx } from '../../db/store.ts'
import { ProviderUnavailable, type RefundAnswer } from '../../payments/provider.ts'
import { notePayment } from './note.ts'
import { flagSubjects, keyOf, unflagSubjects } from './payables/payables.ts'
import type { RefundShare } from './refund.ts'
import { syncRefundedStatus } from './reversed.ts'
import { findPayment, lockPayment, type PaymentContext, type ProviderPayment } from './rows.ts'

type Refund = Selectable<ProviderRefundsTable>

/** Requests a run sends; what is left waits for the next. */
const BATCH_SIZE = 10
/** After this time a process that claimed a request counts as crashed, ms. */
const LEASE_MS = 600_000
const MINUTE = 60_000

/**
 * Sends what is queued. A request is marked as under way before it is sent: where the answer is lost
 * nobody knows whether the provider has it, so it is not sent again but left to the desk (`unknown`)
 * until the provider's status tells. Only what surely never arrived is tried again.
 */
export async function sendRefunds(context: PaymentContext, stopping: AbortSignal): Promise<void> {
  const { store, now } = context
  for (let sent = 0; sent < BATCH_SIZE && !stopping.aborted; sent += 1) {
    const refund = await claimNext(store, now())
    if (refund === undefined) return
    await send(context, refund)
  }
}

async function claimNext(store: Store, now: Date): Promise<Refund | undefined> {
  return await store.transaction(async (tx) => {
    const refund = await tx.db
      .selectFrom('provider_refunds')
      .selectAll()
      .where('status', 'in', ['queued', 'sending'])
      .where('next_try_at', '<=', now.toISOString())
      .orderBy('next_try_at')
      .limit(1)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst()
    if (refund === undefined) return undefined
    return await tx.update('provider_refunds', refund.id, {
      ...(refund.status === 'queued' && { status: 'sending', tries: refund.tries + 1 }),
      next_try_at: new Date(now.getTime() + LEASE_MS).toISOString(),
      // Tells the process that died over it from this one.
      answer: refund.status === 'sending' ? SERVER_STOPPED : null,
    })
  })
}

const SERVER_STOPPED = 'The server stopped while it was being sent.'

async function send(context: PaymentContext, refund: Refund): Promise<void> {
  const { store, payments, log, now } = context
  if (refund.answer === SERVER_STOPPED)
    return await settle(store, refund, 'unknown', SERVER_STOPPED, now())
  const payment = await findPayment(store.db, refund.provider_payment_id)
  const provider = payment === undefined ? null : payments.byName(payment.provider)
  if (payment?.provider_reference == null || provider === null) {
    const words = 'The house does not work with this provider any more.'
    return await settle(store, refund, 'refused', words, now())
  }
  let answer: RefundAnswer
  try {
    answer = await provider.refund({
      reference: payment.provider_reference,
      confirmation: payment.confirmation,
      currency: payment.currency,
      charged: refund.charged,
      reason: refund.reason,
    })
  } catch (error) {
    log.warn({ err: error }, 'a refund could not be sent')
    if (error instanceof ProviderUnavailable && error.notProcessed)
      return await retryLater(store, refund, now())
    const words = 'It was sent, and no answer came: look it up at the provider.'
    return await settle(store, refund, 'unknown', words, now())
  }
  const status = answer.taken ? (answer.done ? 'done' : 'sent') : 'refused'
  await settle(store, refund, status, answer.words, now())
}

/** After 1, 2, 4… minutes, at most an hour: the link will be back. */
async function retryLater(store: Store, { id, tries }: Refund, now: Date): Promise<void> {
  const wait = Math.min(60, 2 ** Math.min(tries - 1, 6)) * MINUTE
  const next_try_at = new Date(now.getTime() + wait).toISOString()
  await store.transaction((tx) =>
    tx.update('provider_refunds', id, { status: 'queued', next_try_at }),
  )
}

async function settle(
  store: Store,
  refund: Refund,
  status: 'sent' | 'done' | 'refused' | 'unknown',
  answer: string,
  now: Date,
): Promise<void> {
  await store.transaction(async (tx) => {
    const locked = await lockPayment(tx, refund.provider_payment_id)
    if (locked === undefined) return
    const row = await tx.lock('provider_refunds', refund.id)
    if (row?.status !== 'sending') return
    await tx.update('provider_refunds', refund.id, { status, answer, next_try_at: null })
    const of = new Set<string>()
    for (const share of JSON.parse(refund.shares) as RefundShare[]) {
      of.add(await updatePayment(tx, share, status, `${refund.reason}: ${answer}`, now))
    }
    const bills = locked.bills.filter((bill) => of.has(keyOf(bill)))
    if (status === 'refused' || status === 'unknown') {
      // The guest was told that it comes: somebody has to see to it.
      await flagSubjects(tx, bills, `refund_${status}`)
      return
    }
    await unflagSubjects(tx, bills, ['refund_refused', 'refund_unknown'])
    await closeIfFullyRefunded(tx, locked.payment)
    await syncRefundedStatus(tx, bills)
  })
}

/**
 * What was refused counts as not given back: it may be asked for again, or given by hand. Answers
 * whose it is.
 */
async function updatePayment(
  tx: Tx,
  share: RefundShare,
  status: 'sent' | 'done' | 'refused' | 'unknown',
  refund_note: string,
  now: Date,
): Promise<string> {
  const row = await tx.lock('payments', share.payment_id)
  if (row === undefined) return ''
  const refused = status === 'refused'
  const taken = status === 'sent' || status === 'done'
  await tx.update('payments', row.id, {
    refund_status: status,
    refund_note,
    ...(refused && {
      refund_cents: row.refund_cents - share.cents,
      refund_charged: row.refund_charged - share.charged,
    }),
    ...(taken && {
      refunded_at: now.toISOString(),
      ...(row.refund_cents >= row.amount_cents && { status: 'refunded' }),
    }),
  })
  await notePayment(tx, taken ? 'refunded' : `refund_${status}`, row, share.charged)
  return keyOf({ kind: row.subject_kind as Payable, id: row.subject_id })
}

/** A completely refunded payment is not polled any more. */
async function closeIfFullyRefunded(tx: Tx, payment: ProviderPayment): Promise<void> {
  const left = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('provider_payment_id', '=', payment.id)
    .where('status', '!=', 'refunded')
    .executeTakeFirst()
  if (left === undefined && payment.status === 'paid') {
    await tx.update('provider_payments', payment.id, { status: 'refunded', next_poll_at: null })
  }
}
