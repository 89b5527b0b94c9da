import type { DeskPayment } from '#contract/money.ts'
import { payables } from '#contract/payments.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { paymentStatuses, type PaymentStatus } from '#domain/payments.ts'
import {
  coerceNumber,
  coerceObject,
  coerceText,
  coerceTextOrNull,
  commonFieldsOf,
  type Raw,
  type Readers,
} from './coerce.ts'

/** Other hosts say it in their own words (spec 3 §3); what is not told is pending. */
export function moneyStatusOf(value: unknown): PaymentStatus {
  const word = coerceText(value).toLowerCase()
  const known = paymentStatuses.find((one) => one === word)
  if (known !== undefined) return known
  if (['completed', 'success', 'succeeded', 'settled'].includes(word)) return 'paid'
  if (['cancelled', 'canceled', 'declined', 'void'].includes(word)) return 'failed'
  return 'pending'
}

export const currencyOf = (value: unknown): DeskPayment['currency'] =>
  coerceText(value).toUpperCase() === 'RWF' ? 'RWF' : 'USD'

function providerOf(value: unknown): DeskPayment['provider'] {
  const row = coerceObject(value)
  const name = coerceText(row.name)
  if (name === '') return null
  return { name, status: coerceText(row.status), flag: coerceTextOrNull(row.flag) }
}

function receiptOf(value: unknown): DeskPayment['receipt'] {
  const { id, number } = coerceObject(value)
  const text = coerceText(id)
  return text === '' ? null : { id: text, number: coerceNumber(number) ?? 0 }
}

function voidedOf(value: unknown): DeskPayment['voided'] {
  const { at, reason } = coerceObject(value)
  const when = coerceText(at)
  return when === '' ? null : { at: when, reason: coerceText(reason) }
}

/** Null where it is on nothing that this desk knows. */
function paymentOf(row: Raw): DeskPayment | null {
  const subject = coerceObject(row.subject)
  const kind = payables.find((one) => one === subject.kind)
  if (kind === undefined) return null
  const currency = currencyOf(row.currency)
  const amount = coerceNumber(row.amount) ?? 0
  const rate = coerceNumber(row.rwf_rate)
  const worth = currency === 'USD' ? amount : rate ? amount / rate : 0
  return {
    ...commonFieldsOf(row),
    subject: { kind, id: coerceText(subject.id) },
    subject_code: coerceText(row.subject_code),
    subject_title: coerceText(row.subject_title),
    customer: coerceText(row.customer),
    amount,
    currency,
    rwf_rate: rate,
    dollars: coerceNumber(row.dollars) ?? fromCents(toCents(worth)),
    method: coerceText(row.method).toLowerCase(),
    status: moneyStatusOf(row.status),
    reference: coerceTextOrNull(row.reference),
    notes: coerceTextOrNull(row.notes),
    processor: coerceTextOrNull(row.processor),
    provider: providerOf(row.provider),
    refunded: coerceNumber(row.refunded) ?? 0,
    refund_status: coerceTextOrNull(row.refund_status),
    refunded_at: coerceTextOrNull(row.refunded_at),
    paid_at: coerceTextOrNull(row.paid_at),
    device_time: coerceTextOrNull(row.device_time),
    device_clock: coerceTextOrNull(row.device_clock),
    changed_by: coerceTextOrNull(row.changed_by),
    receipt: receiptOf(row.receipt),
    voided: voidedOf(row.voided),
  }
}

export const readers: Readers = { payments: paymentOf }
