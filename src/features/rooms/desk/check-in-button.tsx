import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useRoomOccupant, type NotReady } from '#parts/desk/room-readiness.ts'
import { useBans } from '#parts/desk/use-bans.ts'
import { onFirstPress } from '#parts/desk/use-desk-step.ts'
import { Button } from '#ui/button.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import type { Ban } from '#parts/desk/bans.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useRoomLabels } from './use-room-labels.ts'

/** Checks in at once; asks first where the room is not ready or the guest is banned. */
export function CheckInButton({
  booking,
  room,
  busy,
  onCheckIn,
}: {
  booking: DeskBooking
  room: NotReady | null
  busy: boolean
  /** Returns whether the step was saved in the outbox. */
  onCheckIn: () => Promise<boolean>
}) {
  const banOf = useBans()
  const [asking, setAsking] = useState(false)
  const ban = banOf({
    name: booking.customer_name,
    email: booking.customer_email,
    phone: booking.customer_phone,
  })
  const checkIn = async () => {
    if (await onCheckIn()) setAsking(false)
  }
  return (
    <>
      <Button
        variant="primary"
        busy={busy && !asking}
        onClick={onFirstPress(() => (room || ban ? setAsking(true) : void checkIn()))}
      >
        <Trans>Check in</Trans>
      </Button>
      {asking && (room || ban) && (
        <CheckInDialog
          booking={booking}
          room={room}
          ban={ban}
          busy={busy}
          onClose={() => setAsking(false)}
          onCheckIn={() => void checkIn()}
        />
      )}
    </>
  )
}

/** Confirms before a banned guest checks in, or a guest into a room that is not ready. */
function CheckInDialog({
  booking,
  room,
  ban,
  busy,
  onClose,
  onCheckIn,
}: {
  booking: DeskBooking
  /** Null: it is ready. */
  room: NotReady | null
  ban: Ban | null
  busy: boolean
  onClose: () => void
  onCheckIn: () => void
}) {
  const { t } = useLingui()
  const name = useRoomLabels()(booking) || t`Room`
  const guest = booking.customer_name || t`Guest`
  const occupant = useRoomOccupant()(booking.room_id) || t`Guest`
  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={onCheckIn}
      title={room ? t`${name} is not ready` : t`Check in ${guest}?`}
      confirmLabel={t`Check in all the same`}
      cancelLabel={t`Not yet`}
    >
      {ban && (
        <div className="mb-4">
          <BanWarning ban={ban} />
        </div>
      )}
      {room === 'occupied' && (
        <Trans>
          {occupant} has not checked out yet. Check {occupant} out first, or give {guest} another
          room with Reschedule.
        </Trans>
      )}
      {room === 'dirty' && (
        <Trans>
          It was not made up since the last guests left. Check {guest} in once it is, or give them
          another room with Reschedule.
        </Trans>
      )}
      {room === 'out_of_order' && (
        <Trans>It is out of order. Give {guest} another room with Reschedule.</Trans>
      )}
    </ConfirmDialog>
  )
}
