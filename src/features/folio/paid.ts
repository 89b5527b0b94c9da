import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { Currency } from '#lib/currency.ts'
import type { Payable } from '#contract/payments.ts'
import type { RowAt } from '#contract/resources.ts'
import { centsOf, toCents, toMinor } from '#domain/money.ts'

/** A payment on this device. `dollars` null: recorded here at a rate that is not known. */
export type PaymentRow = Omit<RowAt<'payments'>, 'dollars'> & { dollars: number | null }

/** Money on a bill, as the folio shows it. */
export interface PaidRow {
  id: string
  /** What it was recorded on: `room:<id>`, `restaurant:<id>`… */
  bill: string
  /** Cents of the base currency, less what was given back. */
  cents: number
  /** What is left of it after refunds, in `currency`. */
  amount: number
  currency: Currency
  /** Of `currency` for one of the base when it was paid; null where unknown, and for the base. */
  rate: number | null
  method: string
  /** ISO; '' where nobody knows. */
  at: string
  by: string | null
  reference: string | null
  /** By a test card: no real money moved. */
  trial: boolean
  /** Taken on this device, not yet at the server. */
  waits: boolean
}

export function billKey(kind: Payable, id: string): string {
  return `${kind}:${id}`
}

export const billOf = ({ subject }: PaymentRow) => billKey(subject.kind, subject.id)

/** Processors of test cards, now and in earlier versions. */
const trialProcessors = ['sandbox', 'demo']

/** Null for what brought no money: pending, failed, given back. */
function paidRowOf(row: PaymentRow): PaidRow | null {
  if (row.status !== 'paid') return null
  const { amount, currency, rwf_rate: rate, dollars, processor } = row
  const { base } = houseMoneyHere()
  const isBase = currency === base
  const inCents = (money: number) =>
    isBase || rate
      ? centsOf({ currency, rate: isBase ? null : rate }, toMinor(money, currency), base)
      : 0
  // Money that is yet to be given back by hand is still here.
  const givenBack = row.refund_status === 'done' ? row.refunded : 0
  const received = dollars === null ? inCents(amount) : toCents(dollars)
  return {
    id: row.id,
    bill: billOf(row),
    cents: received - inCents(givenBack),
    amount: amount - givenBack,
    currency,
    rate: isBase ? null : rate || null,
    method: row.method,
    at: row.paid_at ?? row.created_at,
    by: row.changed_by,
    reference: row.reference,
    trial: processor !== null && trialProcessors.includes(processor),
    waits: row.version === 0,
  }
}

/** A voided payment: shown, but not counted. */
export interface VoidedRow {
  id: string
  bill: string
  amount: number
  currency: Currency
  method: string
  at: string
  reason: string
  /** The receipt on which it stands; null: none. */
  receiptId: string | null
}

/** Null for what was not voided. */
function voidedRowOf(row: PaymentRow): VoidedRow | null {
  if (!row.voided) return null
  const { id, amount, currency, method, voided, receipt } = row
  const { at, reason } = voided
  return {
    id,
    bill: billOf(row),
    amount,
    currency,
    method,
    at,
    reason,
    receiptId: receipt?.id ?? null,
  }
}

/** Money of a bill that went back to the guest, or is to. */
export interface RefundRow {
  /** The payment's. */
  id: string
  amount: number
  /** What was paid. */
  of: number
  currency: Currency
  method: string
  /** ISO; null: it did not go back yet. */
  at: string | null
}

/** Refunds on some bills, oldest first; those still to be handed over last. */
export const refundsOn = (
  bills: ReadonlySet<string>,
  payments: readonly PaymentRow[],
): RefundRow[] =>
  payments
    .filter((row) => row.refunded > 0 && bills.has(billOf(row)))
    .map((row) => {
      const { id, amount, refunded, currency, method, refund_status, refunded_at } = row
      // Earlier releases kept no moment of a refund.
      const at = refund_status === 'done' ? (refunded_at ?? row.changed_at) : null
      return { id, amount: refunded, of: amount, currency, method, at }
    })
    .toSorted((a, b) => ((a.at ?? '~') < (b.at ?? '~') ? -1 : 1))

/** Those voided on some bills, oldest first. */
export const voidedOn = (
  bills: ReadonlySet<string>,
  payments: readonly PaymentRow[],
): VoidedRow[] =>
  payments
    .map(voidedRowOf)
    .filter((row) => row !== null)
    .filter(({ bill }) => bills.has(bill))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))

/** The payments on some bills, oldest first. */
export function paidOn(bills: ReadonlySet<string>, payments: readonly PaymentRow[]): PaidRow[] {
  return payments
    .map(paidRowOf)
    .filter((row) => row !== null)
    .filter(({ bill }) => bills.has(bill))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
