import { testCards } from '#lib/test-cards.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { settingsOf } from '../house/settings.ts'
import { maskedReference } from '../masked-reference.ts'
import { tellPaid } from './after-paid.ts'
import { duesOf, type Due } from './due.ts'
import type { Subject } from './payables/payable.ts'
import { payables } from './payables/payables.ts'
import type { PaymentRow } from './rows.ts'

/**
 * Test cards that the app itself asks for, in the sandbox alone (decisions.md, "Card payments"). No
 * money moves; of the card nothing but a masked reference gets here.
 */

/** What the books call who took it. */
export const DEMO = 'demo'

/** How an order says that it is paid, as the documents have it (spec 2 §3). */
export interface OrdersPayment {
  method: string
  reference: string | null
  processor?: string | null | undefined
}

/**
 * An order that was just made says that its card was checked: in the sandbox it is paid thereby,
 * with the house's amount, in the same transaction. It stays unpaid, whatever it says, where a real
 * provider takes cards, and with any other card than a test card that pays.
 */
export async function takeDemoCard(
  tx: Tx,
  subject: Subject,
  { method, reference, processor }: OrdersPayment,
  now: Date,
): Promise<void> {
  const masked = maskedReference(reference)
  if (method !== 'card' || processor !== DEMO || masked === null || !pays(masked)) return
  const { payments } = await settingsOf(tx.db)
  if (payments !== 'sandbox') return
  const { rows } = await payables[subject.kind].lock(tx, [subject.id])
  const [due] = await duesOf(tx, rows)
  if (due !== undefined) await bookCard(tx, due, masked, now)
}

/** Whether the last four digits are those of a test card that pays; an expiry's year is not them. */
function pays(masked: string): boolean {
  const [lastFour] = /(?<![\d/])\d{4}(?!\d)/.exec(masked) ?? []
  if (lastFour === undefined) return false
  return testCards.some(
    ({ number, outcome }) =>
      number.endsWith(lastFour) && (outcome === 'paid' || outcome === 'slow'),
  )
}

/** All that is due, paid by a card: the books, the subject's row, who is told. */
export async function bookCard(
  tx: Tx,
  due: Due,
  reference: string,
  now: Date,
): Promise<PaymentRow> {
  const row = await writeRow(tx, due, { status: 'paid', reference, notes: null }, now)
  const { kind, id } = due.bill
  await payables[kind].settlePaid(tx, [id], now)
  await tellPaid(tx, [{ kind, id }])
  return row
}

/** A card that was declined: the desk sees the try, and the guest may try again. */
export async function bookDeclined(
  tx: Tx,
  due: Due,
  reference: string,
  notes: string,
  now: Date,
): Promise<void> {
  await writeRow(tx, due, { status: 'failed', reference, notes }, now)
  await payables[due.bill.kind].release(tx, [due.bill.id])
}

async function writeRow(
  tx: Tx,
  { bill, cents, charged }: Due,
  its: { status: 'paid' | 'failed'; reference: string; notes: string | null },
  now: Date,
): Promise<PaymentRow> {
  const id = uuidv7(now.getTime())
  await tx.insert('payments', {
    id,
    subject_kind: bill.kind,
    subject_id: bill.id,
    customer_name: bill.customer.name,
    amount_cents: cents,
    charged,
    currency: bill.currency,
    rwf_rate: bill.rwf_rate,
    method: 'card',
    processor: DEMO,
    ...its,
    paid_at: its.status === 'paid' ? tx.stamp.at : null,
    provider_payment_id: null,
    refund_cents: 0,
    refund_charged: 0,
    refund_status: null,
    refund_note: null,
    refunded_at: null,
  })
  const row = await tx.lock('payments', id)
  if (row === undefined) throw new Error('The payment just made is not there')
  return row
}
