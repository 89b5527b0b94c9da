import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnBooking } from '#features/rooms/own-booking.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { RequestActions } from './actions.tsx'
import type { OwnService } from '#parts/guest-requests.ts'
import { MadeText, ReasonText, useDetail, useTitle } from './request-text.tsx'
import { serviceParts } from './service-parts.tsx'
import { StateBadge } from './state-badge.tsx'
import { bookingStatusLabels, paymentStatusLabels } from '#features/rooms/parts/status-labels.ts'
import { Badge } from '#ui/badge.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'

/** One request in the list; the whole card leads to it. */
export function RequestCard({
  operation,
  bookings,
  service,
}: {
  operation: OperationRow
  bookings: readonly OwnBooking[]
  service: OwnService | null | undefined
}) {
  const title = useTitle(operation)
  const detail = useDetail(operation)
  const parked = operation.state === 'parked'
  const { Brief, Progress } = serviceParts[operation.route] ?? {}
  return (
    <Card as="article" interactive className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {bookings.length > 0 ? (
          <BookingBadges bookings={bookings} />
        ) : (
          <StateBadge operation={operation} service={service} />
        )}
      </div>
      <div className="grid gap-0.5 wrap-anywhere">
        <CardTitle>
          <Link
            to={`/requests/${operation.id}`}
            className="outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </CardTitle>
        {!Brief && <p className="text-ink-soft">{detail}</p>}
      </div>
      {Brief && <Brief operation={operation} />}
      {parked && (
        <>
          <p className="font-medium whitespace-pre-line">
            <ReasonText operation={operation} />
          </p>
          {/* Above the link that covers the card. */}
          <div className="relative z-10 flex w-fit flex-wrap gap-2">
            <RequestActions operation={operation} service={service} cancelling={false} />
          </div>
        </>
      )}
      {Progress && service?.status && service.stage === 'confirmed' && (
        <Progress status={service.status} />
      )}
      <p className="note">
        <MadeText operation={operation} />
        {service?.number && service.stage !== 'received' && (
          <>
            {' · '}
            <Trans>no. {service.number}</Trans>
          </>
        )}
      </p>
    </Card>
  )
}

const PAYMENT_TONES = {
  unpaid: 'neutral',
  pending: 'waiting',
  paid: 'confirmed',
  failed: 'error',
  refunded: 'neutral',
} as const

/** A booking's status and its payment's. Rooms of a group have the same. */
function BookingBadges({ bookings }: { bookings: readonly OwnBooking[] }) {
  const { i18n } = useLingui()
  const [first] = bookings
  if (first === undefined) return null
  const { status, paymentStatus } = first
  const cancelled = status === 'cancelled'
  return (
    <>
      {status === 'pending' ? (
        <SyncStatusBadge syncStatus="received" />
      ) : (
        <Badge tone={cancelled ? 'neutral' : 'confirmed'}>
          {i18n._(bookingStatusLabels[status])}
        </Badge>
      )}
      {!(cancelled && paymentStatus === 'unpaid') && (
        <Badge tone={PAYMENT_TONES[paymentStatus]}>
          {i18n._(paymentStatusLabels[paymentStatus])}
        </Badge>
      )}
    </>
  )
}
