import { useLingui } from '@lingui/react/macro'
import type { OwnBooking } from '#features/rooms/own-booking.ts'
import { bookingStatusLabels, paymentStatusLabels } from '#features/rooms/parts/status-labels.ts'
import { Badge } from '#ui/badge.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'

const PAYMENT_TONES = {
  unpaid: 'neutral',
  pending: 'waiting',
  paid: 'confirmed',
  failed: 'error',
  refunded: 'neutral',
} as const

/** A booking's status and its payment's. Rooms of a group have the same. */
export function BookingBadges({ bookings }: { bookings: readonly OwnBooking[] }) {
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
