import * as contract from '#contract/payments.ts'
import type { PaidByCard, PayByCard } from '#contract/payments.ts'
import { dayIn } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import type { Tx } from '../../db/store.ts'
import type { Context } from '../../http/context.ts'
import { refuse, task, type Answer } from '../../http/endpoint.ts'
import { settingsOf } from '../house/settings.ts'
import { closeOpenPages } from '../payments/close-open.ts'
import { bookCard, bookDeclined } from '../payments/demo-card.ts'
import { duesOf } from '../payments/due.ts'
import type { Subject } from '../payments/payables/payable.ts'
import { cars } from '../payments/payables/cars.ts'
import { paymentsOn, pendingFor } from '../payments/rows.ts'
import { cardOf } from './pay-card.ts'

/** How long the slow test card takes here, ms: a device waits for an answer, not for a page. */
const SLOW = 3000

/** POST /api/car-rentals/{id}/pay */
export const payRental = task({
  name: 'payRental',
  body: contract.payByCard,
  answer: contract.paidByCard,
  run: ({ params, body }, context) => pay(context, params.id ?? '', body),
})

/** POST /api/payments/charge: the documents' way where a host has no path of a rental's own. */
export const chargeCard = task({
  name: 'chargeCard',
  body: contract.payByCard,
  answer: contract.paidByCard,
  run({ body }, context) {
    if (body.rental_id === undefined) {
      return refuse('validation', 'Please go back and try again.', {
        errors: { rental_id: ['This field is required.'] },
      })
    }
    return pay(context, body.rental_id, body)
  },
})

type Outcome = { paid: PaidByCard['payment'] } | { declined: string }

/**
 * Pays a rental by a test card, with the house's amount. What is paid already answers what was paid,
 * by whatever way, so that a lost answer costs nobody twice. A refusal of the card is a `conflict`:
 * devices take 200 for success, and on 400, 404 and 422 they try another shape or path.
 *
 * A task, not a write: no key, so that not even a hash of the body is kept.
 */
async function pay(context: Context, id: string, body: PayByCard): Promise<Answer> {
  const { store, payments, now } = context
  if (payments.provider.name !== 'sandbox') {
    refuse('conflict', 'Cards are taken on the payment provider’s own page. Nothing was charged.')
  }
  const subject: Subject = { kind: 'car', id }
  const { timezone } = await settingsOf(store.db)
  const card = cardOf(body, dayIn(timezone, now()))
  await closeOpenPages(context, [subject])
  if (card.outcome === 'slow') await context.pause(SLOW)
  const outcome = await store.transaction((tx) => charge(tx, subject, card, now()))
  if ('declined' in outcome) return refuse('conflict', outcome.declined)
  const answer: PaidByCard = {
    status: 'succeeded',
    paid: true,
    payment_status: 'paid',
    payment: outcome.paid,
  }
  return { status: 200, body: answer }
}

/** Under the rental's lock: of two calls at once the second finds it paid. */
async function charge(
  tx: Tx,
  subject: Subject,
  card: ReturnType<typeof cardOf>,
  now: Date,
): Promise<Outcome> {
  const { rows } = await cars.lock(tx, [subject.id])
  const [bill] = rows
  const [due] = await duesOf(tx, rows)
  if (bill === undefined || due === undefined) return { paid: await wasPaid(tx, subject) }
  if (bill.cancelled) refuse('conflict', 'This rental has been cancelled.')
  if ((await pendingFor(tx.db, [subject])).length > 0) {
    refuse('in_progress', 'A payment for this is under way. Please try again in a moment.', {
      retryAfter: 3000,
    })
  }
  if (card.outcome === 'failed' || card.outcome === 'cancelled') {
    const words = card.outcome === 'failed' ? 'Payment failed.' : 'The payment was cancelled.'
    await bookDeclined(tx, due, card.masked, words, now)
    return { declined: words }
  }
  return { paid: wireOf(await bookCard(tx, due, card.masked, now)) }
}

/** The newest money that was taken for it; a rental that the desk called paid may have none. */
async function wasPaid(tx: Tx, subject: Subject): Promise<PaidByCard['payment']> {
  const paid = (await paymentsOn(tx.db, [subject])).filter(({ status }) => status === 'paid')
  const newest = paid.at(-1)
  if (newest !== undefined) return wireOf(newest)
  return { id: subject.id, amount: 0, currency: 'USD', reference: '' }
}

function wireOf(row: {
  id: string
  amount_cents: number
  reference: string | null
}): PaidByCard['payment'] {
  return {
    id: row.id,
    amount: fromCents(row.amount_cents),
    currency: 'USD',
    reference: row.reference ?? '',
  }
}
