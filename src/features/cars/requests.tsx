import { cars } from '#contract/services/cars.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import {
  rentalNow,
  RentalSummary,
  RentalRefusal,
  rentalStatusLabels,
} from './parts/rental-summary.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import type { OperationRow } from '#offline/db/schema.ts'
import { useOwn } from '#parts/own-requests.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CardAnnounced } from '#ui/card-announced.tsx'

export const requests: GuestRequests = {
  service: cars,
  statusLabels: rentalStatusLabels,
  Facts: RentalSummary,
  Refusal: RentalRefusal,
  asNow: rentalNow,
  Pay: RentalPayment,
}

/** Whether a rental is paid, and where it can be: its form is step 5. */
function RentalPayment({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const online = useHouse().payments !== 'none'
  const rental = useOwn(cars, operation)
  if (rental === null) return null
  if (rental.paymentStatus === 'paid') {
    return <Alert tone="confirmed" title={t`Payment successful`} />
  }
  if (rental.paymentStatus === 'refunded') return <Alert tone="info" title={t`Refunded`} />
  if (rental.status === 'cancelled' || rental.status === 'completed') return null
  return (
    <div className="grid gap-3">
      {rental.paymentStatus === 'failed' && <Alert tone="error" title={t`Payment failed.`} />}
      {rental.cardAnnounced !== null && <CardAnnounced card={rental.cardAnnounced} />}
      {online && (
        <ButtonLink
          to={`/car-rental?step=payment&request=${operation.id}`}
          icon={<CreditCard />}
          className="justify-self-start"
        >
          <Trans>Pay now</Trans>
        </ButtonLink>
      )}
    </div>
  )
}
