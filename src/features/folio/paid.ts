import type { Payable } from '#contract/payments.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'

/** Money on a bill, as the folio shows it. */
export interface PaidRow {
  id: string
  /** What it was recorded on: `room:<id>`, `restaurant:<id>`… */
  bill: string
  /** Cents of a dollar that the house has of it: less what was given back. */
  cents: number
  /** As it was handed over; `currency` names it. */
  amount: number
  currency: 'USD' | 'RWF'
  /** Francs for a dollar, by which they were counted; null where nobody says, and for dollars. */
  rate: number | null
  method: string
  /** ISO; '' where nobody knows. */
  at: string
  by: string | null
  reference: string | null
  /** By a test card: no real money moved. */
  trial: boolean
  /** Taken on this device, not yet with the house. */
  waits: boolean
}

export function billKey(kind: Payable, id: string): string {
  return `${kind}:${id}`
}

/** Who takes test cards, and took them in earlier versions. */
const trialProcessors = ['sandbox', 'demo']

/** Null for what brought no money: pending, failed, given back. */
export function paidRowOf(raw: ResourceRow): PaidRow | null {
  const row = looseObject(raw)
  if (looseText(row.status).toLowerCase() !== 'paid') return null
  const subject = looseObject(row.subject)
  const currency = looseText(row.currency).toUpperCase() === 'RWF' ? 'RWF' : 'USD'
  const rate = looseNumber(row.rwf_rate)
  const amount = looseNumber(row.amount) ?? 0
  const inCents = (money: number) =>
    currency === 'USD' ? toCents(money) : rate ? toCents(money / rate) : 0
  // Money that is yet to be given back by hand is still here.
  const back = row.refund_status === 'done' ? (looseNumber(row.refunded) ?? 0) : 0
  const dollars = looseNumber(row.dollars)
  const whole = dollars === null ? inCents(amount) : toCents(dollars)
  return {
    id: raw.id,
    bill: `${looseText(subject.kind)}:${looseText(subject.id)}`,
    cents: whole - inCents(back),
    amount: amount - back,
    currency,
    rate: currency === 'RWF' && rate ? rate : null,
    method: looseText(row.method).toLowerCase(),
    at: looseText(row.paid_at) || looseText(row.created_at),
    by: looseTextOrNull(row.changed_by),
    reference: looseTextOrNull(row.reference),
    trial: trialProcessors.includes(looseText(row.processor)),
    waits: raw.version === 0,
  }
}

/** A payment that was voided: to be seen, and counting for nothing. */
export interface VoidedRow {
  id: string
  bill: string
  amount: number
  currency: 'USD' | 'RWF'
  method: string
  at: string
  reason: string
  /** The receipt on which it stands; null: none. */
  receiptId: string | null
}

/** Null for what was not voided. */
export function voidedRowOf(raw: ResourceRow): VoidedRow | null {
  const row = looseObject(raw)
  const voided = looseObject(row.voided)
  const subject = looseObject(row.subject)
  const at = looseText(voided.at)
  if (at === '') return null
  return {
    id: raw.id,
    bill: `${looseText(subject.kind)}:${looseText(subject.id)}`,
    amount: looseNumber(row.amount) ?? 0,
    currency: looseText(row.currency).toUpperCase() === 'RWF' ? 'RWF' : 'USD',
    method: looseText(row.method).toLowerCase(),
    at,
    reason: looseText(voided.reason),
    receiptId: looseTextOrNull(looseObject(row.receipt).id),
  }
}

/** Those voided on some bills, oldest first. */
export const voidedOn = (
  bills: ReadonlySet<string>,
  payments: readonly ResourceRow[],
): VoidedRow[] =>
  payments
    .map(voidedRowOf)
    .filter((row) => row !== null)
    .filter(({ bill }) => bills.has(bill))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))

/** The payments on some bills, oldest first. */
export function paidOn(bills: ReadonlySet<string>, payments: readonly ResourceRow[]): PaidRow[] {
  return payments
    .map(paidRowOf)
    .filter((row) => row !== null)
    .filter(({ bill }) => bills.has(bill))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
