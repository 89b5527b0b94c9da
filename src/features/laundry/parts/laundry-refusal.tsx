import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'

/** Why the house did not take it: its words, else the documents' own (spec 2 §8). */
export function LaundryRefusal({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  return refusalText(operation.answer, i18n) ?? <Trans>Failed to submit order.</Trans>
}
