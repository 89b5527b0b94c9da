import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'

/** Why the server refused a booking: its message and the messages of single fields, a line each. */
export function BookingRefusal({ operation }: { operation: Pick<OperationRow, 'answer'> }) {
  const { i18n } = useLingui()
  return refusalText(operation.answer, i18n) ?? <Trans>Failed to create booking.</Trans>
}
