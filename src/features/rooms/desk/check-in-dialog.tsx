import { Trans, useLingui } from '@lingui/react/macro'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { DeskBooking } from './data.ts'
import { useRoomWords } from './use-room-words.ts'

/** Asks before somebody is given the key of a room that is not ready. */
export function CheckInDialog({
  booking,
  room,
  busy,
  onClose,
  onCheckIn,
}: {
  booking: DeskBooking
  room: Exclude<RoomCondition, 'clean' | 'inspected'>
  busy: boolean
  onClose: () => void
  onCheckIn: () => void
}) {
  const { t } = useLingui()
  const name = useRoomWords()(booking) || t`Room`
  const guest = booking.customer_name || t`Guest`
  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={onCheckIn}
      title={t`${name} is not ready`}
      confirmLabel={t`Check in all the same`}
      cancelLabel={t`Not yet`}
    >
      {room === 'dirty' ? (
        <Trans>
          It was not made up since the last guests left. Check {guest} in once it is, or give them
          another room with Reschedule.
        </Trans>
      ) : (
        <Trans>It is out of order. Give {guest} another room with Reschedule.</Trans>
      )}
    </ConfirmDialog>
  )
}
