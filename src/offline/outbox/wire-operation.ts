import type { SentOperation } from '#contract/outbox.ts'
import type { OperationRow } from '../db/schema.ts'
import type { Lookup } from './follow.ts'
import { withRefs } from './refs.ts'

/** Params and body with the house's numbers for `op:<id>`, as far as they are known. */
export function numbered({ params, body }: OperationRow, known: Lookup) {
  return withRefs({ params, body }, (id) => known(id)?.madeId)
}

/**
 * A row as it goes to our house. What is known to be taken is named by its number and not waited
 * for: the house looks only among the same person's operations, and a group may be several
 * people's. The house compares bodies with all numbers filled in, so the key's body stays the same.
 */
export function wireOperation(row: OperationRow, known: Lookup): SentOperation {
  const { id, key, route, group } = row
  const { params, body = null } = numbered(row, known)
  const after = row.after.filter((before) => known(before)?.state !== 'taken')
  return { id, key, route, params, body, group, after, device_time: row.deviceTime }
}

const encoder = new TextEncoder()

/** Bytes of a row in a batch, before compression. */
export function wireSize(row: OperationRow): number {
  return encoder.encode(JSON.stringify(wireOperation(row, () => undefined))).length + 1
}
