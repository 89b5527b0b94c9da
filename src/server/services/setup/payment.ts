import { nothing, setup, startedTestPayment } from '#contract/setup.ts'
import { providerTakes } from '#domain/provider-currencies.ts'
import { newCode } from '#lib/code.ts'
import { digitsOf, type Currency } from '#lib/currency.ts'
import { settingsOf, type TestPayment } from '../../house-settings.ts'
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

async function keep(
  { store, now, requesterOf }: Context,
  { actor, address }: Pick<Call, 'actor' | 'address'>,
  payment: TestPayment,
  audit: { endpoint: string; was: string | null },
): Promise<void> {
  const at = now()
  await store.transaction(async (tx) => {
    tx.stampWith({
      at: at.toISOString(),
      operationId: null,
      requester: requesterOf(actor, address),
    })
    await changeHouse(tx, (is) => ({ ...is, setup: { ...is.setup, payment } }))
    await writeAudit(tx, { actor, now: at }, audit.endpoint, {
      resource: 'house',
      rowId: 'house',
      changed: { test_payment: [audit.was, payment.state] },
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

/** Asks after the newest one while it is open, and has a paid one given back. */
async function settle(call: Pick<Call, 'actor' | 'address'>, context: Context): Promise<void> {
  const { payment } = (await settingsOf(context.store.db)).setup
  if (payment?.state !== 'open') return
  const state = await askProvider(context, () => stateAt(context, payment))
  if (state === payment.state) return
  const audit = { endpoint: 'checkTestPayment', was: payment.state }
  await keep(context, call, { ...payment, state }, audit)
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
    await keep(context, call, payment, { endpoint: 'startTestPayment', was: null })
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
