import type { MessageDescriptor } from '@lingui/core'
import type { OperationRow } from './db/schema.ts'
import type { OperationDescriptor, RecoveryAction } from './operation-descriptor.ts'

/** A ready change, worded where it is taken: in the language of whoever takes it (`word`). */
export function localizeChange(
  operation: OperationRow,
  { change }: RecoveryAction & { kind: 'change' },
  descriptor: OperationDescriptor | undefined,
  word: (message: MessageDescriptor) => string,
) {
  const { body, words } = change
  const title = descriptor ? word(descriptor.title({ ...operation, body, words })) : words.title
  return { ...change, words: { ...words, title } }
}
