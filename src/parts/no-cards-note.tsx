import { Trans } from '@lingui/react/macro'
import type { PaymentWay } from '#domain/payments.ts'
import { providerTakes } from '#domain/provider-currencies.ts'
import type { Currency } from '#lib/currency.ts'
import { Alert } from '#ui/alert.tsx'

/** Tells the owner that the house's payment provider takes no money in its currency. */
export function NoCardsNote({
  payments = 'none',
  currency,
}: {
  payments: PaymentWay | undefined
  currency: Currency
}) {
  if (providerTakes(payments, currency)) return null
  return (
    <Alert tone="conflict" live>
      <Trans>
        Pesapal takes no payments in {currency}. Guests are offered no card: they pay at the house.
      </Trans>
    </Alert>
  )
}
