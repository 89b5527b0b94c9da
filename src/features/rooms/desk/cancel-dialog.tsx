import { Trans, useLingui } from '@lingui/react/macro'
import { CancelWithReason } from '#parts/desk/cancel-with-reason.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { RoomMoney } from './room-money.tsx'
import { useRoomAndDays } from './use-room-labels.ts'

/** Confirms before the nights are released, and asks the reason that the guest will read. */
export function CancelDialog({
  booking,
  busy,
  declines = false,
  onClose,
  onCancel,
}: {
  booking: DeskBooking
  busy: boolean
  /** A request whose room went to somebody else: it is declined, not cancelled. */
  declines?: boolean
  onClose: () => void
  onCancel: (reason: string) => Promise<boolean>
}) {
  const { t } = useLingui()
  const guest = booking.customer_name || t`Guest`
  const which = useRoomAndDays(booking)
  return (
    <CancelWithReason
      of={`room:${booking.id}`}
      busy={busy}
      onClose={onClose}
      onCancel={onCancel}
      title={declines ? t`Decline the request of ${guest}?` : t`Cancel the booking of ${guest}?`}
      confirmLabel={declines ? t`Decline request` : t`Cancel booking`}
      what={which}
      keepLabel={declines ? t`Keep request` : t`Keep booking`}
    >
      <p>
        {declines ? (
          <Trans>The guest gets a message with the reason below. This cannot be undone.</Trans>
        ) : (
          <Trans>
            Its nights are free for others at once, and the guest is told. This cannot be undone.
          </Trans>
        )}
      </p>
      <RoomMoney booking={booking} />
      {booking.group_id !== null && (
        <p>
          <Trans>The other rooms of its group stay booked.</Trans>
        </p>
      )}
    </CancelWithReason>
  )
}
