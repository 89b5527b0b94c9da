import { Trans } from '@lingui/react/macro'
import type { Currency } from '#lib/currency.ts'
import { Price, useShownCurrency } from '#ui/shown-currency.tsx'

/** In what the guest is charged, where the header shows prices in another currency. */
export function ChargedNote({
  currency,
  baseCents,
}: {
  currency: Currency
  /** The sum in cents of the base currency; null where unknown. */
  baseCents: number | null
}) {
  const shown = useShownCurrency()
  if (shown.currency === currency) return null
  return (
    <p className="mt-1.5 note">
      {baseCents === null || shown.isBase ? (
        <Trans>You are charged in {currency}.</Trans>
      ) : (
        <Trans>
          You are charged in {currency}; that is about <Price cents={baseCents} />.
        </Trans>
      )}
    </p>
  )
}
