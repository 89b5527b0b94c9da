import type { DeskPayment } from '#contract/money.ts'
import { payables } from '#contract/payments.ts'
import type { KeptRow } from '#contract/resources.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { paymentStatuses, type PaymentStatus } from '#domain/payments.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'

/** A payment as the desk sees it. `dollars` null: francs whose rate nobody knows. */
export interface Money extends Omit<DeskPayment, 'dollars'> {
  dollars: number | null
}

/** Other hosts say it in their own words (spec 3 §3); what is not told is pending. */
export function statusOf(value: unknown): PaymentStatus {
  const word = looseText(value).toLowerCase()
  const known = paymentStatuses.find((one) => one === word)
  if (known !== undefined) return known
  if (['completed', 'success', 'succeeded', 'settled'].includes(word)) return 'paid'
  if (['cancelled', 'canceled', 'declined', 'void'].includes(word)) return 'failed'
  return 'pending'
}

/** In dollars to the cent; null where francs have no rate. */
export function inDollars(amount: number, currency: string, rate: number | null): number | null {
  if (currency !== 'RWF') return fromCents(toCents(amount))
  return rate === null || rate <= 0 ? null : fromCents(toCents(amount / rate))
}

function providerOf(value: unknown): Money['provider'] {
  const row = looseObject(value)
  const name = looseText(row.name)
  if (name === '') return null
  return { name, status: looseText(row.status), flag: looseTextOrNull(row.flag) }
}

function receiptOf(value: unknown): NonNullable<Money['receipt']> | null {
  const { id, number } = looseObject(value)
  const said = looseText(id)
  return said === '' ? null : { id: said, number: looseNumber(number) ?? 0 }
}

function voidedOf(value: unknown): NonNullable<Money['voided']> | null {
  const { at, reason } = looseObject(value)
  const when = looseText(at)
  return when === '' ? null : { at: when, reason: looseText(reason) }
}

/** A row of `payments`. Null where it is on nothing that this desk knows. */
export function parseMoney(raw: KeptRow): Money | null {
  const row = looseObject(raw)
  const subject = looseObject(row.subject)
  const kind = payables.find((one) => one === subject.kind)
  if (kind === undefined) return null
  const currency = looseText(row.currency).toUpperCase() === 'RWF' ? 'RWF' : 'USD'
  const amount = looseNumber(row.amount) ?? 0
  const rate = looseNumber(row.rwf_rate)
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at),
    subject: { kind, id: looseText(subject.id) },
    subject_code: looseText(row.subject_code),
    subject_title: looseText(row.subject_title),
    customer: looseText(row.customer),
    amount,
    currency,
    rwf_rate: rate,
    dollars: looseNumber(row.dollars) ?? inDollars(amount, currency, rate),
    method: looseText(row.method).toLowerCase(),
    status: statusOf(row.status),
    reference: looseTextOrNull(row.reference),
    notes: looseTextOrNull(row.notes),
    processor: looseTextOrNull(row.processor),
    provider: providerOf(row.provider),
    refunded: looseNumber(row.refunded) ?? 0,
    refund_status: looseTextOrNull(row.refund_status),
    refunded_at: looseTextOrNull(row.refunded_at),
    paid_at: looseTextOrNull(row.paid_at),
    device_time: looseTextOrNull(row.device_time),
    device_clock: looseTextOrNull(row.device_clock),
    changed_by: looseTextOrNull(row.changed_by),
    receipt: receiptOf(row.receipt),
    voided: voidedOf(row.voided),
  }
}

/** The date a payment has in lists: when it was taken, else when it was written down. */
export const dateOf = (money: Money): string => money.paid_at ?? money.created_at

/** What is to be handed back yet, in the payment's currency: a part that was promised, or all. */
export function toGiveBack(money: Money): number {
  const promised = money.refund_status === 'by hand' && money.refunded < money.amount
  return promised && money.refunded > 0 ? money.refunded : money.amount - money.refunded
}

/** Taken by a test card: no real money moved (decisions.md, "Card payments"). */
export const isTrial = ({ processor, provider }: Pick<Money, 'processor' | 'provider'>): boolean =>
  provider?.name === 'sandbox' || processor === 'sandbox' || processor === 'demo'
