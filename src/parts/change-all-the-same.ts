import { msg } from '@lingui/core/macro'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'

/** The same change once more, on the row as the server has it now; none where it did not say. */
export function changeAllTheSame({ answer, body, words }: OperationRow): RecoveryAction[] {
  const row: Readonly<Record<string, unknown>> = rowNow(currentOf(answer?.body))
  if (answer?.code !== 'conflict' || Object.keys(row).length === 0) return []
  const fields = Object.keys((body as { seen?: object }).seen ?? {})
  const seen = Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))
  return [
    {
      kind: 'change',
      label: msg`Change it all the same`,
      change: { body: { ...(body as object), seen }, words },
    },
  ]
}
