import { nothing, setup, startedTestPayment } from '#contract/setup.ts'
import { providerTakes } from '#domain/provider-currencies.ts'
import { newCode } from '#lib/code.ts'
import { digitsOf, type Currency } from '#lib/currency.ts'
import { settingsOf, type HouseSettings, type TestPayment } from '../../house-settings.ts'
import type { Context } from '../../pipeline/context.ts'
import { refuse, task, type Call } from '../../pipeline/endpoint.ts'
import { ProviderRefusal, ProviderUnavailable } from '../../payments/provider.ts'
import { writeAudit } from '../people/index.ts'
import { readSetup } from './facts.ts'
import { changeHouse } from './house-row.ts'

/*
 * A payment that is of nothing: it is asked of the provider as any, and kept in the house's settings
 * alone. No row of payments is written, and reports, folios, receipts and the day's close read only
 * those. What a real provider took is given back at once.
 */

/** A little of the house's own currency, in its smallest unit: 1.00, or 1,000 where there are no decimals. */
const littleOf = (base: Currency) => (digitsOf(base) === 0 ? 1000 : 100)

/** How many pages that were left open are still asked about. */
const MAX_EARLIER = 5

type Trials = HouseSettings['setup']

async function keep(
  { store, now, requesterOf }: Context,
  { actor, address }: Pick<Call, 'actor' | 'address'>,
  change: (is: Trials) => Trials,
  audit: { endpoint: string; was: TestPayment['state'] | null; is: TestPayment['state'] },
): Promise<void> {
  const at = now()
  await store.transaction(async (tx) => {
    tx.stampWith({
      at: at.toISOString(),
      operationId: null,
      requester: requesterOf(actor, address),
    })
    await changeHouse(tx, (is) => ({ ...is, setup: change(is.setup) }))
    await writeAudit(tx, { actor, now: at }, audit.endpoint, {
      resource: 'house',
      rowId: 'house',
      changed: { test_payment: [audit.was, audit.is] },
    })
  })
}

/** What the provider cannot do now is no error of ours: the owner is told to try again. */
async function askProvider<Answer>(context: Context, asking: () => Promise<Answer>) {
  try {
    return await asking()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error
    context.log.warn({ err: error }, 'a test payment could not be asked about')
    return refuse('cards_cannot_be_reached', { retryAfter: 15_000 })
  }
}

/** The state that a payment has at its provider by now. */
async function stateAt(context: Context, payment: TestPayment): Promise<TestPayment['state']> {
  const provider = context.payments.byName(payment.provider)
  if (provider === null) return 'failed'
  const { status, confirmation, currency, charged } = await provider.status(payment.reference)
  if (status === 'failed') return 'failed'
  if (status === 'refunded') return 'given_back'
  if (status === 'pending') return 'open'
  // Without an amount nothing can be asked back: the owner sees it at the provider's.
  if (currency === null || charged === null) return 'paid'
  const back = await provider.refund({
    reference: payment.reference,
    confirmation,
    currency,
    charged,
    reason: 'Test payment',
  })
  return back.taken && back.done ? 'given_back' : 'paid'
}

/** With this payment as it is now; an earlier one that is over is forgotten. */
function withState(is: Trials, payment: TestPayment): Trials {
  const { reference } = payment
  if (is.payment?.reference === reference) return { ...is, payment }
  return {
    ...is,
    earlier_payments: (is.earlier_payments ?? []).filter((one) => one.reference !== reference),
  }
}

/** Asks after those that are open, the newest first, and has what was paid given back. */
async function settle(call: Pick<Call, 'actor' | 'address'>, context: Context): Promise<void> {
  const { payment, earlier_payments = [] } = (await settingsOf(context.store.db)).setup
  const settleOne = async (one: TestPayment) => {
    const state = await stateAt(context, one)
    if (state === one.state) return
    const audit = { endpoint: 'checkTestPayment', was: one.state, is: state }
    await keep(context, call, (is) => withState(is, { ...one, state }), audit)
  }
  if (payment?.state === 'open') await askProvider(context, () => settleOne(payment))
  for (const one of earlier_payments) {
    try {
      await settleOne(one)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error
      // Asked again the next time; it keeps nobody from the newest.
      context.log.warn({ err: error }, 'an earlier test payment could not be asked about')
    }
  }
}

/** With a new one; the one before it is asked about as long as its page is open. */
function withNew(is: Trials, payment: TestPayment): Trials {
  const { payment: before, earlier_payments = [] } = is
  const open = before?.state === 'open' ? [before, ...earlier_payments] : earlier_payments
  return { ...is, payment, earlier_payments: open.slice(0, MAX_EARLIER) }
}

/** POST /api/setup/test-payment: opens the provider's page for a little of the house's currency. */
export const startTestPayment = task({
  name: 'startTestPayment',
  body: nothing,
  answer: startedTestPayment,
  releasesSlot: true,
  async run(call, context) {
    const { store, payments, now } = context
    const { provider } = payments
    // One that was paid without its payer coming back is forgotten by the next.
    await settle(call, context)
    const { name, email, phone, base_currency } = await settingsOf(store.db)
    if (provider.name === 'none' || !providerTakes(provider.name, base_currency)) {
      refuse('no_payments_online')
    }
    const started = await askProvider(context, () =>
      provider.start({
        reference: `TEST-${newCode()}-${newCode()}`,
        currency: base_currency,
        charged: littleOf(base_currency),
        description: `${name.slice(0, 60)}: test`,
        items: [{ title: 'Test', from: null, to: null }],
        customer: { name, email: email || null, phone: phone || null },
        returnPath: '/dashboard/setup/tests',
      }),
    )
    const payment: TestPayment = {
      provider: provider.name,
      reference: started.reference,
      state: 'open',
      at: now().toISOString(),
    }
    const audit = { endpoint: 'startTestPayment', was: null, is: payment.state }
    await keep(context, call, (is) => withNew(is, payment), audit)
    return { status: 200, body: { redirect_url: started.redirectUrl } }
  },
})

/** POST /api/setup/test-payment/check: asks the provider, and has a paid one given back. */
export const checkTestPayment = task({
  name: 'checkTestPayment',
  body: nothing,
  answer: setup,
  releasesSlot: true,
  async run(call, context) {
    await settle(call, context)
    return { status: 200, body: await readSetup(context.store.db) }
  },
})
