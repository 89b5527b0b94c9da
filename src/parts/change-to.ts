import type { MessageDescriptor } from '@lingui/core'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'

type Change = (RecoveryAction & { kind: 'change' })['change']

/** The operation once more with another body, on one tap. Its words stay where `more` has no others. */
export const changeTo = (
  label: MessageDescriptor,
  { words }: Pick<OperationRow, 'words'>,
  body: unknown,
  more: Partial<Change> = {},
): RecoveryAction => ({ kind: 'change', label, change: { words, ...more, body } })
