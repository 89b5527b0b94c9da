import type { OperationRow } from '#offline/db/schema.ts'

/** What came of settling. */
export interface Settled {
  /** Its receipt's operation, where one was written. */
  receipt: string | null
  cents: number
  /** All that was recorded for it: its payments, and the receipt. */
  operations: readonly string[]
}

/**
 * How far it has come, by what this device recorded for it. What the lists show says less: they have
 * neither the new payment nor the receipt until they are drawn again. `null`: it was taken back or
 * changed since, and what it says is no longer so.
 */
export function standOf(
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
