import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'

/** Why the house did not take a rental: its own words and those of single fields, a line each. */
export function RentalRefusal({ operation }: { operation: Pick<OperationRow, 'answer'> }) {
  const { i18n } = useLingui()
  const said = refusalText(operation.answer, i18n)
  return (
    <span className="whitespace-pre-line">{said ?? <Trans>Failed to submit order.</Trans>}</span>
  )
}
