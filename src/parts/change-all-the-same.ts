import { msg } from '@lingui/core/macro'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { changeTo } from './change-to.ts'

/** The same change once more, on the row as the server has it now; none where it did not say. */
export function changeAllTheSame(operation: OperationRow): RecoveryAction[] {
  const { answer, body } = operation
  const row: Readonly<Record<string, unknown>> = rowNow(currentOf(answer?.body))
  if (answer?.code !== 'conflict' || Object.keys(row).length === 0) return []
  const fields = Object.keys((body as { seen?: object }).seen ?? {})
  const seen = Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))
  const changed = { ...(body as object), seen }
  return [changeTo(msg`Change it all the same`, operation, changed)]
}
