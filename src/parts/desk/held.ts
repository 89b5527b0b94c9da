import type { RecordPayment } from '#contract/money.ts'
import { payables, type Payable } from '#contract/payments.ts'
import type { KeptRow } from '#contract/resources.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { serviceOf } from '#contract/services/index.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** What the house has of the money for something, by the payments that the desk keeps. Pure. */

export interface Subject {
  kind: Payable
  id: string
}

interface Sum {
  status: string
  /** In `currency`: dollars with decimals, or whole francs. */
  amount: number
  refunded: number
  currency: string
  /** The whole amount in dollars; null where francs have no rate. */
  dollars: number | null
}

/** Cents of a dollar that came by a payment and did not go back. */
export function centsLeft({ status, amount, refunded, currency, dollars }: Sum): number {
  if (status !== 'paid' || amount <= 0) return 0
  if (currency === 'USD') return Math.max(0, toCents(amount) - toCents(refunded))
  return Math.max(0, Math.round((toCents(dollars ?? 0) * (amount - refunded)) / amount))
}

/** A row of `payments`, as far as it says what is held. */
export interface HeldRow {
  subject: Subject
  operationId: string | null
  cents: number
}

export function parseHeld(raw: KeptRow): HeldRow | null {
  const row = looseObject(raw)
  const subject = looseObject(row.subject)
  const kind = payables.find((one) => one === subject.kind)
  if (kind === undefined) return null
  return {
    subject: { kind, id: looseText(subject.id) },
    operationId: raw.operation_id,
    cents: centsLeft({
      status: looseText(row.status),
      amount: looseNumber(row.amount) ?? 0,
      refunded: looseNumber(row.refunded) ?? 0,
      currency: looseText(row.currency),
      dollars: looseNumber(row.dollars),
    }),
  }
}

const recordedBy = (kind: Payable): QueuedRouteName | undefined =>
  kind === 'room' ? 'recordBookingPayment' : serviceOf(kind).payment?.record

/**
 * Cents of a dollar that the house has of a subject, with what was taken on this device and is not
 * among the rows yet.
 *
 * @param rate francs for a dollar; null: the house has none, and francs count for nothing
 */
export function heldOn(
  { kind, id }: Subject,
  rows: readonly HeldRow[],
  operations: readonly OperationRow[],
  rate: number | null,
): number {
  const known = new Set(rows.map(({ operationId }) => operationId))
  const there = rows.filter(({ subject }) => subject.kind === kind && subject.id === id)
  let cents = there.reduce((sum, row) => sum + row.cents, 0)
  for (const { id: operationId, route, params, body, state, wish } of operations) {
    if (route !== recordedBy(kind) || params.id !== id || known.has(operationId)) continue
    if (!['waiting', 'sending', 'unknown', 'taken'].includes(state) || wish !== null) continue
    const { amount, currency, status } = body as RecordPayment
    const dollars = currency === 'USD' ? amount : rate === null ? 0 : amount / rate
    if (status === 'paid') cents += toCents(dollars)
  }
  return cents
}
