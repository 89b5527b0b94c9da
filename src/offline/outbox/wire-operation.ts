import type { SentOperation } from '#contract/outbox.ts'
import type { OperationRow } from '../db/schema.ts'

/**
 * A row as it goes to our house. `op:<id>` stays as it was confirmed, though the number may be
 * known by now: a key belongs to one body, and the house knows what the operation made.
 */
export function wireOperation(row: OperationRow): SentOperation {
  const { id, key, route, params, group, after } = row
  return {
    id,
    key,
    route,
    params,
    body: row.body ?? null,
    group,
    after,
    device_time: row.deviceTime,
  }
}

const encoder = new TextEncoder()

/** Bytes of a row in a batch, before compression. */
export function wireSize(row: OperationRow): number {
  return encoder.encode(JSON.stringify(wireOperation(row))).length + 1
}
