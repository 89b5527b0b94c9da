import { Trans } from '@lingui/react/macro'
import { payAddress } from '#features/rooms/checkout/pay-address.ts'
import { usePaymentOf } from '#features/rooms/checkout/use-payment.ts'
import { bookingCode, useOwnBookings } from '#features/rooms/use-own-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ButtonLink } from '#ui/button-link.tsx'

const OVER = ['active', 'completed', 'cancelled']

/** Paying, the payment, and cancelling, as far as they still make sense. */
export function BookingRequestActions({ operation }: { operation: OperationRow }) {
  const [booking] = useOwnBookings([operation]).of(operation)
  const payment = usePaymentOf(operation.id)
  const paid = booking?.paymentStatus === 'paid' || booking?.paymentStatus === 'refunded'
  // First the state of the payment under way, so that nobody pays twice.
  const underWay = payment !== null && booking?.paymentStatus === 'pending'
  const over = booking !== undefined && OVER.includes(booking.status)
  return (
    <>
      {payment !== null && (
        <ButtonLink to={`/paid/${payment}`} variant={underWay ? 'primary' : 'secondary'}>
          <Trans>See the payment</Trans>
        </ButtonLink>
      )}
      {!paid && booking?.status !== 'cancelled' && (
        <ButtonLink to={payAddress(operation)} variant={underWay ? 'secondary' : 'primary'}>
          <Trans>Pay</Trans>
        </ButtonLink>
      )}
      {!over && (
        // In the state, not in the address: a code is a secret.
        <ButtonLink
          to="/cancel-bookings"
          state={{ code: bookingCode(operation) }}
          variant="secondary"
        >
          <Trans>Cancel this booking</Trans>
        </ButtonLink>
      )}
    </>
  )
}
