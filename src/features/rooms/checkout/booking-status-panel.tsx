import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingStatus } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ParkedRequestPanel, RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { Alert } from '#ui/alert.tsx'
import { descriptors } from '../operations.ts'
import { BookingRefusal } from '../parts/booking-refusal.tsx'
import { bookingStatusLabels } from '../parts/status-labels.ts'
import { bookingCode, bookingIds, useOwnBookings } from '../use-own-bookings.ts'

const SURE: readonly BookingStatus[] = ['approved', 'accepted', 'active']

/** The status of a booking, never ahead of the server's; with recovery actions after a refusal. */
export function BookingStatusPanel({ operation }: { operation: OperationRow }) {
  const { t, i18n } = useLingui()
  const bookings = useOwnBookings([operation]).of(operation)
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  // For several rooms, the least certain status is shown for all.
  const open = live.find(({ status }) => !SURE.includes(status))
  const booking = open ?? live[0] ?? bookings[0]
  const reached = booking !== undefined && open === undefined ? 'confirmed' : 'received'
  return (
    <RequestStatusPanel
      operation={operation}
      level={2}
      over={<Trans>This booking was taken back</Trans>}
      parked={
        <ParkedRequestPanel
          operation={operation}
          descriptors={descriptors}
          refusal={<BookingRefusal operation={operation} />}
        />
      }
      saved={<Trans>The room is not reserved until the house receives this.</Trans>}
      unreadable={
        bookingIds(operation).length === 0 && (
          <Alert tone="error" title={t`Booking created but ID missing from response.`}>
            <Trans>The house has it. To pay or to change it, please call.</Trans>
          </Alert>
        )
      }
      stage={booking?.status === 'cancelled' ? 'cancelled' : reached}
      label={booking && i18n._(bookingStatusLabels[booking.status])}
      reason={booking?.cancelReason}
      code={bookingCode(operation)}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail you can find or cancel the
          booking.
        </Trans>
      }
    />
  )
}
