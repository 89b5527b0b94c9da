import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { DeskPayment, RecordPayment } from '#contract/money.ts'
import type { Payable } from '#contract/payments.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { serviceOf } from '#contract/services/index.ts'
import { centsTaken, toCents, type HouseMoney } from '#domain/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** Amounts received for a subject, worked out from the desk's cached payments. Pure. */

export interface Subject {
  kind: Payable
  id: string
}

type Sum = Pick<DeskPayment, 'amount' | 'refunded'> & {
  status: string
  currency: string
  /** In the base currency; null where the rate is not known. */
  dollars: number | null
}

/** Cents of the base currency of a payment that were not refunded. */
export function centsLeft({ status, amount, refunded, currency, dollars }: Sum): number {
  if (status !== 'paid' || amount <= 0) return 0
  if (currency === houseMoneyHere().base) return Math.max(0, toCents(amount) - toCents(refunded))
  return Math.max(0, Math.round((toCents(dollars ?? 0) * (amount - refunded)) / amount))
}

const recordedBy = (kind: Payable): QueuedRouteName | undefined =>
  kind === 'room' ? 'recordBookingPayment' : serviceOf(kind).payment?.record

/**
 * Cents of the base currency received for a subject, including payments recorded on this device that are not
 * among the rows yet.
 *
 * @param house a payment in what it has no rate for counts as 0
 */
export function receivedFor(
  { kind, id }: Subject,
  rows: readonly DeskPayment[],
  operations: readonly OperationRow[],
  house: HouseMoney,
): number {
  const known = new Set(rows.map(({ operation_id }) => operation_id))
  const there = rows.filter(({ subject }) => subject.kind === kind && subject.id === id)
  let cents = there.reduce((sum, row) => sum + centsLeft(row), 0)
  for (const { id: operationId, route, params, body, state, wish } of operations) {
    if (route !== recordedBy(kind) || params.id !== id || known.has(operationId)) continue
    if (!['waiting', 'sending', 'unknown', 'taken'].includes(state) || wish !== null) continue
    const { amount, currency, status } = body as RecordPayment
    if (status === 'paid') cents += centsTaken(house, amount, currency)
  }
  return cents
}
