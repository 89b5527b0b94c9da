import type { Tx } from '../db/store.ts'
import type { Operation } from '../pipeline/endpoint.ts'

/** The columns that say who wrote a row, and when by their device's clock. */
export const writtenBy = (tx: Tx, operation: Operation | null) => ({
  device_time: operation?.deviceTime ?? null,
  changed_by: tx.stamp.by ?? null,
})
