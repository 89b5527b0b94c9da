import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { houseQuery } from '#offline/reads/house-query.ts'

/** On every screen of the desk while guests pay with test cards: nobody may take them for money. */
export function TestPaymentsBand() {
  // Not by the defaults: what another host takes is not known.
  const payments = useQuery(houseQuery()).data?.row?.payments
  if (payments !== 'sandbox') return null
  return (
    <p className="flex items-center justify-center gap-2 bg-waiting-ground px-3 py-1 text-sm font-semibold text-waiting print:hidden">
      <FlaskConical className="size-4 shrink-0" />
      <Trans>Test payments: no real money is taken</Trans>
    </p>
  )
}
