import { randomUUID } from 'node:crypto'
import { newCode } from '#lib/code.ts'
import type { Moment } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { spend } from '../../budgets/spend.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { Order } from '../../payments/provider.ts'
import { settingsOf } from '../../house-settings.ts'
import { checkPayable, checkRemaining, type Due } from './due.ts'
import { orderFor } from './order.ts'
import type { Bill, Subject } from './payables/payable.ts'
import { byKind, keyOf, lockSubjects } from './payables/payables.ts'
import { firstPoll } from './polls.ts'
import { nothingBack, pendingFor, subjectsOf, type ProviderPayment } from './rows.ts'

/** How long a provider may take to open a transaction before another is opened, ms. */
const OPENING_TIMEOUT_MS = 60_000

interface Opened {
  payment: ProviderPayment
  heldUntil: Moment | null
  /** What the provider is to be asked for; null where a page is open for it already. */
  order: Order | null
  /** Other open payments for the same, to be closed. */
  stale: ProviderPayment[]
}

/**
 * these: each of them, or a refusal that says which needs no payment. group: also what was booked
 * together with them. rest: what of them is due still.
 */
export type Covers = 'these' | 'group' | 'rest'

export interface PaymentRequest {
  subjects: readonly Subject[]
  covers: Covers
  provider: string
  now: Date
}

/**
 * Everything of starting a payment that is the house's own: rows looked at and locked, nights held, rows
 * written, in one transaction. A page that is open for the very same is given out again.
 */
export async function openPayment(tx: Tx, asked: PaymentRequest): Promise<Opened> {
  const { now, provider } = asked
  const { rows, together } = await lockSubjects(tx, asked.subjects)
  const dues =
    asked.covers === 'rest'
      ? await checkRemaining(tx, inOrder(rows, asked.subjects))
      : await checkPayable(tx, rows, asked.covers === 'group' ? together : rows)
  const bills = dues.map(({ bill }) => bill)
  const pending = await pendingFor(tx.db, bills)
  if (pending.some(({ flag }) => flag === 'amount_mismatch')) {
    refuse('another_amount_came')
  }
  const opening = pending.some(
    ({ redirect_url, created_at }) =>
      redirect_url === null && now.getTime() - Date.parse(created_at) < OPENING_TIMEOUT_MS,
  )
  if (opening) {
    refuse('payment_being_started', {
      retryAfter: 3000,
    })
  }
  const same = pending.find((one) => one.redirect_url !== null && isFor(one, dues, provider))
  const heldUntil = await hold(tx, dues, same, now)
  if (same !== undefined) {
    const payment = await tx.update('provider_payments', same.id, { held_until: heldUntil })
    return { payment, heldUntil, order: null, stale: pending.filter((one) => one !== same) }
  }
  await spend(tx, 'paymentPages', [], dues.length)
  const payment = await writeRows(tx, dues, provider, heldUntil, now)
  return { payment, heldUntil, order: await orderFor(tx, payment, dues), stale: pending }
}

/** As the guest has them: so a page shows them. */
function inOrder(bills: readonly Bill[], subjects: readonly Subject[]): Bill[] {
  const keys = subjects.map(keyOf)
  return bills.toSorted((a, b) => keys.indexOf(keyOf(a)) - keys.indexOf(keyOf(b)))
}

function isFor(payment: ProviderPayment, dues: readonly Due[], provider: string): boolean {
  const its = new Set(subjectsOf(payment).map(keyOf))
  const [first] = dues
  return (
    payment.provider === provider &&
    payment.currency === first?.bill.currency &&
    payment.charged === sum(dues, 'charged') &&
    its.size === dues.length &&
    dues.every(({ bill }) => its.has(keyOf(bill)))
  )
}

/** A hold that has half its time left is not renewed: renewals are counted. */
async function hold(
  tx: Tx,
  dues: readonly Due[],
  same: ProviderPayment | undefined,
  now: Date,
): Promise<Moment | null> {
  const { hold_minutes } = await settingsOf(tx.db)
  const half = new Date(now.getTime() + hold_minutes * 30_000).toISOString()
  if (same?.held_until != null && same.held_until > half) return same.held_until
  let until: Moment | null = null
  for (const { of, ids } of byKind(dues.map(({ bill }) => bill))) {
    until = (await of.begin(tx, ids, now)) ?? until
  }
  return until
}

function sum(dues: readonly Due[], what: 'cents' | 'charged'): number {
  return dues.reduce((total, due) => total + due[what], 0)
}

async function writeRows(
  tx: Tx,
  dues: readonly Due[],
  provider: string,
  heldUntil: Moment | null,
  now: Date,
): Promise<ProviderPayment> {
  const [first] = dues
  if (first === undefined) throw new Error('Nothing to pay for')
  const { currency, rwf_rate } = first.bill
  // What the payer's device knows it by: not to be guessed.
  const id = randomUUID()
  const reference = `STAY-${newCode()}-${newCode()}`
  await tx.insert('provider_payments', {
    id,
    provider,
    merchant_reference: reference,
    provider_reference: null,
    redirect_url: null,
    subjects: JSON.stringify(dues.map(({ bill: { kind, id: its } }) => ({ kind, id: its }))),
    currency,
    charged: sum(dues, 'charged'),
    amount_cents: sum(dues, 'cents'),
    rwf_rate,
    status: 'pending',
    flag: null,
    reason: null,
    received_currency: null,
    received_charged: null,
    confirmation: null,
    method: null,
    account: null,
    held_until: heldUntil,
    polls: 0,
    asked_at: null,
    heard_at: null,
    next_poll_at: firstPoll(now),
    paid_at: null,
  })
  await tx.insertAll(
    'payments',
    dues.map(({ bill, cents, charged }) => ({
      id: tx.newId('payments'),
      subject_kind: bill.kind,
      subject_id: bill.id,
      customer_name: bill.customer.name,
      amount_cents: cents,
      charged,
      currency,
      rwf_rate,
      method: 'card',
      status: 'pending',
      reference,
      processor: provider,
      notes: null,
      paid_at: null,
      provider_payment_id: id,
      ...nothingBack,
    })),
  )
  return await tx.lockWritten('provider_payments', id)
}
