import { Trans } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { Money } from '#ui/money.tsx'
import type { DeskBooking } from '../../desk-booking.ts'

/** A price of a night that the desk agreed on, instead of the room's own, and why. */
export function AgreedRate({ booking }: { booking: DeskBooking }) {
  const { rate_reason: reason, list_price: own, price_per_night: rate } = booking
  if (!reason) return null
  const agreed = <Money amount={rate} />
  return (
    <Alert tone="neutral">
      {own == null ? (
        <Trans>Agreed: {agreed} a night.</Trans>
      ) : (
        <Trans>
          Agreed: {agreed} a night instead of <Money amount={own} />.
        </Trans>
      )}{' '}
      {reason}
    </Alert>
  )
}
