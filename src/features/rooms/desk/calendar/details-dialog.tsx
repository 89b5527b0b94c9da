import { Trans, useLingui } from '@lingui/react/macro'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { BookingDetails } from '../booking-details.tsx'
import type { DeskBooking } from '../../desk-booking.ts'

/** A booking's details, over the calendar or over a day's list. */
export function DetailsDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={booking.code || t`No. ${booking.id}`}
      description={t`Booking Details`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <BookingDetails booking={booking} now={offline().clock.now()} />
    </Dialog>
  )
}
