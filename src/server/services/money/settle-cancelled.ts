import { tableOf } from '#contract/services/index.ts'
import { settleCancelled as settleBody, settledCancelled } from '#contract/money.ts'
import { payables as payableKinds } from '#contract/payments.ts'
import { isCancelledPaidFlag } from '#domain/cancelled-paid.ts'
import { fromCents, toCents } from '#domain/money.ts'
import type { Tx } from '../../db/store.ts'
import { baseOf } from '../../house-settings.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { checkPayable } from '../check-price.ts'
import {
  describeSubjects,
  amountHeld,
  payables,
  paymentsOn,
  requestRefund,
  type Subject,
  clearCancelledPaidFlag,
} from '../payments/index.ts'

/** Francs in dollars may differ by a cent on the device, which knows their parts in francs alone. */
const ROUNDED = 1

/** What the provider's payment says of it is settled with it. */
async function unmarkProvider(tx: Tx, subject: Subject): Promise<void> {
  for (const { id, provider_payment_id } of await paymentsOn(tx.db, [subject])) {
    if (provider_payment_id === null) continue
    const payment = await tx.lock('provider_payments', provider_payment_id)
    if (payment?.flag !== 'paid_cancelled') continue
    await tx.update('provider_payments', payment.id, { flag: null, reason: null })
    await tx.update('payments', id, {})
  }
}

async function stateOf(tx: Tx, subject: Subject) {
  const [described] = await describeSubjects(tx.db, [subject])
  const cents = await amountHeld(tx.db, subject)
  const flag = described?.flag ?? null
  return { flag, cents, shown: { id: subject.id, flag, held: fromCents(cents) } }
}

/**
 * Gives back what the desk decided of something that staff cancelled, and takes the mark off: what is
 * left is kept. A decision that a colleague took meanwhile, or another sum, is a `conflict`: money is
 * never given twice.
 */
export const settleCancelled = write({
  name: 'settleCancelled',
  body: settleBody,
  answer: settledCancelled,
  async write(tx, { params, body, now }) {
    const kind = payableKinds.find((one) => one === params.kind)
    if (kind === undefined) return refuse('no_such_booking')
    const subject: Subject = { kind, id: params.id ?? '' }
    await payables[kind].lock(tx, [subject.id])
    const before = await stateOf(tx, subject)
    const current = before.shown
    if (!isCancelledPaidFlag(before.flag)) {
      refuse('money_settled', { current })
    }
    const seen = body.seen?.held
    if (seen !== undefined && Math.abs(toCents(seen) - before.cents) > ROUNDED) {
      refuse('another_sum', {
        current,
      })
    }
    const asked = toCents(body.give_back)
    // All of what was seen is all of what there is.
    const all = asked > 0 && Math.abs(asked - before.cents) <= ROUNDED
    if (!all) checkPayable(body.give_back, await baseOf(tx.db), 'give_back')
    const cents = all ? before.cents : asked
    if (cents > before.cents) {
      refuse('more_than_paid', { field: 'give_back' })
    }
    await requestRefund(tx, [subject], cents, 'Cancelled by the house', now)
    await clearCancelledPaidFlag(tx, subject)
    await unmarkProvider(tx, subject)
    const { flag, shown } = await stateOf(tx, subject)
    return {
      status: 200,
      body: shown,
      changes: [
        {
          resource: tableOf[kind],
          rowId: subject.id,
          changed: { flag: [before.flag, flag], held_cents: [before.cents, before.cents - cents] },
        },
      ],
    }
  },
})
