import { Trans } from '@lingui/react/macro'
import { useHasTaxes } from '#parts/use-has-taxes.ts'

/** The documents' hint (spec 1 §2), as far as it is so. */
export function MinimumStay() {
  return useHasTaxes() ? (
    <Trans>Minimum 1 night. Prices include taxes.</Trans>
  ) : (
    <Trans>Minimum 1 night.</Trans>
  )
}
