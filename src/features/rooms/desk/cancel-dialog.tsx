import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { daysWords } from '../operations/desk-steps-words.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { RoomMoney } from './room-money.tsx'
import { useRoomWords } from './use-room-words.ts'

/** Asks before the nights are given to others, and for the reason that the guest is told. */
export function CancelDialog({
  booking,
  busy,
  onClose,
  onCancel,
}: {
  booking: DeskBooking
  busy: boolean
  onClose: () => void
  onCancel: (reason: string) => void
}) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const guest = booking.customer_name || t`Guest`
  const room = useRoomWords()(booking)
  const days = daysWords(booking.check_in, booking.check_out)
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={() => onCancel(reason)}
      title={t`Cancel the booking of ${guest}?`}
      confirmLabel={t`Cancel booking`}
      cancelLabel={t`Keep booking`}
    >
      <div className="mb-4 grid gap-2">
        <p className="font-semibold">{[room, days].filter(Boolean).join(' · ')}</p>
        <p>
          <Trans>
            Its nights are free for others at once, and the guest is told. This cannot be undone.
          </Trans>
        </p>
        <RoomMoney booking={booking} />
        {booking.group_id !== null && (
          <p>
            <Trans>The other rooms of its group stay booked.</Trans>
          </p>
        )}
      </div>
      <TextArea
        label={t`Reason for the guest`}
        optional
        value={reason}
        maxLength={300}
        rows={2}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}
