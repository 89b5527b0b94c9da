import type { MessageDescriptor } from '@lingui/core'
import type { OperationRow } from './db/schema.ts'
import type { OperationMeaning, WayOn } from './meaning.ts'

/** A ready change, worded where it is taken: in the language of whoever takes it (`word`). */
export function wordedChange(
  operation: OperationRow,
  { change }: WayOn & { kind: 'change' },
  meaning: OperationMeaning | undefined,
  word: (message: MessageDescriptor) => string,
) {
  const { body, words } = change
  const title = meaning ? word(meaning.title({ ...operation, body, words })) : words.title
  return { ...change, words: { ...words, title } }
}
