import { msg } from '@lingui/core/macro'
import type { QueuedRouteName } from '#contract/routes.ts'
import { services } from '#contract/services/index.ts'
import { CartSummary } from '#features/cart/parts/cart-summary.tsx'
import { CartStatusPanel } from '#features/cart/parts/cart-status-panel.tsx'
import { CartRefusal } from '#features/cart/parts/cart-refusal.tsx'
import { cartCode } from '#features/cart/use-own-carts.ts'
import { BookingStatusPanel } from '#features/rooms/checkout/booking-status-panel.tsx'
import { BookingSummary } from '#features/rooms/parts/booking-summary.tsx'
import { BookingRefusal } from '#features/rooms/parts/booking-refusal.tsx'
import { bookingCode } from '#features/rooms/use-own-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { GuestRequests, RequestParts } from '#parts/guest-requests.ts'
import { codeOf } from '#parts/own-requests.ts'
import { BookingRequestActions } from './booking-actions.tsx'
import { CartActions } from './cart-actions.tsx'

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
