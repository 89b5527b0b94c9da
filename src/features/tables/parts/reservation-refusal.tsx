import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'

/** Why the house did not take a reservation: its own words, else the documents' (spec 2 §8). */
export function ReservationRefusal({ operation }: { operation: Pick<OperationRow, 'answer'> }) {
  const { i18n } = useLingui()
  return refusalText(operation.answer, i18n) ?? <Trans>Failed to book table.</Trans>
}
