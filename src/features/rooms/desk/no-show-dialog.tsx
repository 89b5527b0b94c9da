import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { RoomMoney } from './room-money.tsx'
import { useRoomAndDays } from './use-room-labels.ts'

/** Confirms before the nights of a guest who did not come are released. */
export function NoShowDialog({
  booking,
  busy,
  onClose,
  onNoShow,
}: {
  booking: DeskBooking
  busy: boolean
  onClose: () => void
  onNoShow: () => void
}) {
  const { t } = useLingui()
  const guest = booking.customer_name || t`Guest`
  const which = useRoomAndDays(booking)
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={onNoShow}
      title={t`${guest} did not come?`}
      confirmLabel={t`Mark as no-show`}
      cancelLabel={t`Keep waiting`}
    >
      <div className="grid gap-2">
        <p className="font-semibold">{which}</p>
        <p>
          <Trans>All its nights are free for others at once. This cannot be undone.</Trans>
        </p>
        <RoomMoney booking={booking} />
      </div>
    </ConfirmDialog>
  )
}
