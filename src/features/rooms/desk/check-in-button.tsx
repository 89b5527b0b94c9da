import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { NotReady } from '#parts/desk/room-readiness.ts'
import { useBans } from '#parts/desk/use-bans.ts'
import { Button } from '#ui/button.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { CheckInDialog } from './check-in-dialog.tsx'

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
        onClick={() => (room || ban ? setAsking(true) : void checkIn())}
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
