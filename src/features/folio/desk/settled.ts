import type { Currency } from '#lib/currency.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** What was recorded when this payer settled. */
export interface Settled {
  /** The operation of its receipt; null: none was written. */
  receipt: string | null
  /** As it was handed over; 0: a receipt alone. */
  amount: number
  currency: Currency
  /** The operations of its payments and its receipt. */
  operations: readonly string[]
}

/**
 * Its status, by the outbox: the lists have neither the new payment nor the receipt until they are
 * rendered again. `null`: it was withdrawn or changed since, so the note is not true any more.
 */
export function settledStatus(
  { operations }: Settled,
  rows: readonly Pick<OperationRow, 'id' | 'state'>[],
): 'waits' | 'received' | null {
  const states = operations.map((id) => rows.find((row) => row.id === id)?.state)
  if (states.every((state) => state === 'taken')) return 'received'
  const ended = states.some(
    (state) => state === 'withdrawn' || state === 'superseded' || state === 'settled',
  )
  return ended ? null : 'waits'
}
