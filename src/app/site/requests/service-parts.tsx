import { msg } from '@lingui/core/macro'
import type { QueuedRouteName } from '#contract/routes.ts'
import { services } from '#contract/services/index.ts'
import { CartSummary } from '#features/cart/parts/cart-summary.tsx'
import { CartStatusPanel } from '#features/cart/parts/cart-status-panel.tsx'
import { CartRefusal } from '#features/cart/parts/cart-refusal.tsx'
import { cartCode, useOwnCarts } from '#features/cart/use-own-carts.ts'
import { BookingStatusPanel } from '#features/rooms/checkout/booking-status-panel.tsx'
import { BookingSummary } from '#features/rooms/parts/booking-summary.tsx'
import { BookingRefusal } from '#features/rooms/parts/booking-refusal.tsx'
import { bookingCode, useOwnBookings } from '#features/rooms/use-own-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { GuestRequests, RequestParts } from '#parts/guest-requests.ts'
import { codeOf } from '#parts/own-requests.ts'
import { useForeignHost } from '#parts/use-foreign-host.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { unpaidSubjects } from '#features/cart/own-cart.ts'
import { sentAddress } from '#features/cart/steps.ts'
import { paymentOfQuery } from '#offline/paying/stored-payment.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { payAddress } from '#features/rooms/checkout/pay-address.ts'
import { usePaymentOf } from '#features/rooms/checkout/use-payment.ts'

interface ServiceParts extends RequestParts {
  /** The code a guest can read out. */
  code(operation: OperationRow): string
}

const ofFeatures = Object.values(
  import.meta.glob<GuestRequests>('../../../features/*/requests.tsx', {
    eager: true,
    import: 'requests',
  }),
)

/** What each service shows of its requests, found by its place; in the services' order. */
export const described: readonly GuestRequests[] = services.flatMap(
  ({ kind }) => ofFeatures.find(({ service }) => service.kind === kind) ?? [],
)

const room: ServiceParts = {
  code: bookingCode,
  Facts: BookingSummary,
  facts: msg`What was booked`,
  Refusal: BookingRefusal,
  late: msg`Its day has passed while it waited. Choose other dates, or take it back.`,
  StatusPanel: BookingStatusPanel,
  Actions: BookingRequestActions,
}

/** By the route that asks for it. */
export const serviceParts: Partial<Record<QueuedRouteName, ServiceParts>> = {
  bookRoom: room,
  bookBundle: room,
  bookCart: {
    code: cartCode,
    Facts: CartSummary,
    Brief: ({ operation }) => <CartSummary operation={operation} brief />,
    Refusal: CartRefusal,
    StatusPanel: CartStatusPanel,
    Actions: CartActions,
  },
  ...Object.fromEntries(
    described.map(({ service, ...parts }) => [
      service.routes.place,
      { ...parts, code: (operation: OperationRow) => codeOf(service, operation) },
    ]),
  ),
}

/** Paying for a stay, and its payment, as far as they still make sense. */
function CartActions({ operation }: { operation: OperationRow }) {
  const cart = useOwnCarts([operation]).of(operation)
  const payment = useQuery(paymentOfQuery(operation.id)).data ?? null
  const open = cart !== null && unpaidSubjects(cart).length > 0
  // First the state of the payment under way, so that nobody pays twice.
  const underWay = payment !== null && open
  return (
    <>
      {payment !== null && (
        <ButtonLink to={`/paid/${payment}`} variant={underWay ? 'primary' : 'secondary'}>
          <Trans>See the payment</Trans>
        </ButtonLink>
      )}
      {open && (
        <ButtonLink
          to={sentAddress(operation.id)}
          variant={underWay || !cart.byCard ? 'secondary' : 'primary'}
        >
          {cart.byCard ? <Trans>Pay now</Trans> : <Trans>Pay</Trans>}
        </ButtonLink>
      )}
    </>
  )
}

const OVER = ['active', 'completed', 'cancelled']

/** Paying, the payment, and cancelling, as far as they still make sense. */
function BookingRequestActions({ operation }: { operation: OperationRow }) {
  const [booking] = useOwnBookings([operation]).of(operation)
  const payment = usePaymentOf(operation.id)
  const isForeign = useForeignHost()
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
      {!over && !isForeign && (
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
