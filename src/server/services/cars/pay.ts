import type { Currency } from '#lib/currency.ts'
import * as contract from '#contract/rentals.ts'
import type { PaidByCard, PayByCard } from '#contract/rentals.ts'
import { dayIn } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import type { Tx } from '../../db/store.ts'
import { spend } from '../../budgets/spend.ts'
import type { Context } from '../../pipeline/context.ts'
import { refuse, task, type Answer, type Call } from '../../pipeline/endpoint.ts'
import { baseOf, settingsOf } from '../../house-settings.ts'
import {
  duesOf,
  payables,
  paymentsOn,
  checkPaymentsOnline,
  type Subject,
} from '../payments/index.ts'
import { changeRental } from './days.ts'
import { cardOf } from './pay-card.ts'

/** How long the slow test card takes here, ms: a device waits for an answer, not for a page. */
const SLOW_CARD_MS = 3000

/** POST /api/car-rentals/{id}/pay */
export const payRental = task({
  name: 'payRental',
  body: contract.payByCard,
  answer: contract.paidByCard,
  run: (call, context) => pay(context, call, call.params.id ?? ''),
})

/** POST /api/payments/charge: the documents' way where a host has no path of a rental's own. */
export const chargeCard = task({
  name: 'chargeCard',
  body: contract.payByCard,
  answer: contract.paidByCard,
  run(call, context) {
    const { body } = call
    if (body.rental_id === undefined) {
      return refuse('go_back', {
        fields: { rental_id: [{ reason: 'required' }] },
      })
    }
    return pay(context, call, body.rental_id)
  },
})

/**
 * Announces a rental's amount by a test card: its masked reference is kept, and nothing is paid by
 * it (decisions.md, "Card payments"). What is paid already answers what was paid, by whatever way. A
 * refusal of the card is a `conflict`: devices take 200 for success, and on 400, 404 and 422 they
 * try another shape or path.
 *
 * A task, not a write: no key, so that not even a hash of the body is kept.
 */
async function pay(
  context: Context,
  { actor, address, body }: Call<PayByCard>,
  id: string,
): Promise<Answer> {
  const { store, payments, now, requesterOf } = context
  await checkPaymentsOnline(context, actor)
  if (payments.provider.name !== 'sandbox') {
    refuse('cards_at_provider')
  }
  const { timezone } = await settingsOf(store.db)
  const card = cardOf(body, dayIn(timezone, now()))
  if (card.outcome === 'slow') await context.pause(SLOW_CARD_MS)
  if (card.outcome === 'failed') refuse('payment_failed')
  if (card.outcome === 'cancelled') refuse('payment_cancelled')
  return await store.transaction(async (tx) => {
    const requester = requesterOf(actor, address)
    tx.stampWith({ at: now().toISOString(), operationId: null, requester })
    return await announce(tx, { kind: 'car', id }, card.masked)
  })
}

/** Under the rental's lock: a rental that is paid already is answered as paid. */
async function announce(tx: Tx, subject: Subject, masked: string): Promise<Answer> {
  const { rows } = await payables.car.lock(tx, [subject.id])
  const [bill] = rows
  const [due] = await duesOf(tx, rows)
  if (bill === undefined || due === undefined) {
    const payment = await receivedPayment(tx, subject)
    const answer: PaidByCard = { status: 'succeeded', paid: true, payment_status: 'paid', payment }
    return { status: 200, body: answer }
  }
  if (bill.cancelled) refuse('rental_cancelled')
  await spend(tx, 'paymentPages', [])
  const { payment_status } = await changeRental(tx, subject.id, { payment_reference: masked })
  const amount = fromCents(due.cents)
  const answer: PaidByCard = {
    status: 'announced',
    paid: false,
    payment_status,
    message:
      'Card announced, not yet received: nothing was charged. Pay when you pick the car up, or now on the payment page.',
    payment: { id: subject.id, amount, currency: bill.currency, reference: masked },
  }
  return { status: 202, body: answer }
}

/** The newest money that was taken for it; a rental that the desk called paid may have none. */
async function receivedPayment(tx: Tx, subject: Subject): Promise<PaidByCard['payment']> {
  const paid = (await paymentsOn(tx.db, [subject])).filter(({ status }) => status === 'paid')
  const newest = paid.at(-1)
  const base = await baseOf(tx.db)
  if (newest !== undefined) return wireOf(newest, base)
  return { id: subject.id, amount: 0, currency: base, reference: '' }
}

function wireOf(
  row: {
    id: string
    amount_cents: number
    reference: string | null
  },
  currency: Currency,
): PaidByCard['payment'] {
  return {
    id: row.id,
    amount: fromCents(row.amount_cents),
    currency,
    reference: row.reference ?? '',
  }
}
